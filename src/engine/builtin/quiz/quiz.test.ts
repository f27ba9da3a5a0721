import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quizAnswer } from '#contract/engine/quiz.ts'
import { isQuoted } from '#engine/builtin/quiz/audit.ts'
import { otherDates, otherNumbers } from '#engine/builtin/quiz/perturb.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { deal, randomOf } from '#engine/builtin/quiz/random.ts'
import { inQuestion, sameAnswer } from '#engine/text/same.ts'
import { sourceFromText } from '#engine/source-text.ts'

const SOURCES = globSync('tests/fixtures/texts/*.md')
  .sort()
  .map(path => sourceFromText(path, 'Notes', readFileSync(path, 'utf8')))
const whole = makeQuiz(SOURCES, { max: 2000 })

test('at least 500 items of the gold texts pass their own audit and their schema', () => {
  const { audit } = whole
  expect(quizAnswer.safeParse(whole).error).toBeUndefined()
  expect(audit.items).toBeGreaterThanOrEqual(500)
  expect(audit).toMatchObject({ duplicates: 0, doubleKeys: 0, optionsInQuestion: 0, sourceFound: audit.items })
  expect(Math.max(...audit.keyPositions) - Math.min(...audit.keyPositions)).toBeLessThanOrEqual(1)
  expect(Math.abs(audit.trueStatements - audit.falseStatements)).toBeLessThanOrEqual(1)
  expect(audit.longestRight).toBeLessThanOrEqual(0.3)
  expect(audit.shortestRight).toBeLessThanOrEqual(0.3)
})

test('every form of question is made', () => {
  expect(new Set(whole.items.map(item => item.type)).size).toBe(7)
})

test('for any seed and length: quotes stand in their sources, keys are even, no option gives itself away', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: 60 }),
      fc.subarray(SOURCES, { minLength: 1, maxLength: 3 }),
      (seed, max, sources) => {
        const { items, audit, evidence } = makeQuiz(sources, { seed, max })
        expect(items.length).toBeLessThanOrEqual(max)
        expect(items.every(item => isQuoted(item.evidence, sources))).toBe(true)
        expect(evidence).toEqual(items.map(item => item.evidence.span))
        expect(audit).toMatchObject({ duplicates: 0, doubleKeys: 0, optionsInQuestion: 0, sourceFound: items.length })
        expect(Math.max(...audit.keyPositions) - Math.min(...audit.keyPositions)).toBeLessThanOrEqual(1)
      }
    ),
    { numRuns: 15 }
  )
})

test('the same seed gives the same quiz, another seed another', () => {
  const sources = SOURCES.slice(0, 2)
  expect(makeQuiz(sources, { seed: 7 })).toEqual(makeQuiz(sources, { seed: 7 }))
  expect(makeQuiz(sources, { seed: 7 }).items).not.toEqual(makeQuiz(sources, { seed: 8 }).items)
})

test('choices have four different options, one of them right, wrong ones from notes of the same subject', () => {
  for (const item of whole.items) {
    if (item.type !== 'choice') continue
    expect(item.options).toHaveLength(4)
    expect(item.options.filter(one => one.correct)).toHaveLength(1)
    for (const one of item.options) if (one.why) expect(one.why.quoted.sourceId).toBe(item.evidence.sourceId)
  }
})

test('what holds of a catalyst is never a wrong answer to what an enzyme is', () => {
  const item = whole.items.find(one => one.type === 'choice' && /enzymes/.test(one.question))
  const options = item?.type === 'choice' ? item.options.map(one => one.text) : []
  expect(options.filter(text => /speeds up a reaction/.test(text))).toEqual([])
})

test('an order or a pairing leads back to the right one', () => {
  const telling = SOURCES.filter(({ blocks }) => blocks.some(({ text }) => text.includes('Noble Truths')))
  const steps = makeQuiz(telling, { max: 2000, types: ['ordering'] }).items.find(item =>
    /Noble Truths/.test(item.question)
  )
  expect(steps?.type === 'ordering' && steps.order.map(at => steps.items[at])).toEqual([
    'There is suffering',
    'Suffering is caused by craving',
    'Suffering can end',
    'The Eightfold Path leads to its end'
  ])
  for (const item of whole.items)
    if (item.type === 'matching') expect([...item.pairs].sort()).toEqual(item.left.map((_, at) => at))
})

test('an empty note gives an empty quiz and says why', () => {
  const { items, warnings, audit } = makeQuiz([sourceFromText('n', '', '')])
  expect([items, audit.items]).toEqual([[], 0])
  expect(warnings).toEqual([{ kind: 'too-short', words: 0 }])
})

test('other values and dates keep the shape and are never the right one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 90_000 }), (seed, value) => {
      const text = `${value} people`
      const others = otherNumbers(text, randomOf(seed))
      expect(others.every(one => /^[\d,]+ people$/.test(one) && one.replaceAll(',', '') !== text)).toBe(true)
      const dates = otherDates('16 July 1945', randomOf(seed))
      expect(dates.every(one => /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(one) && one !== '16 July 1945')).toBe(true)
      expect(dates.length).toBeGreaterThanOrEqual(3)
    })
  )
})

test('a deal is even to within one', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer(), (count, seed) => {
      const dealt = deal(count, 4, randomOf(seed))
      const counts = [0, 1, 2, 3].map(side => dealt.filter(one => one === side).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    })
  )
})

test.each([
  ['the USSR', 'Soviet Union', true],
  ['A buffer zone', 'a buffer zone against invasion', true],
  ['1945', '1946', false],
  ['$f(x) + a$', '$f(x + a)$', false],
  ['16 July', '16 July 1945', false]
])('%s and %s: the same answer is %s', (one, two, same) => {
  expect(sameAnswer(one, two)).toBe(same)
})

test('a name that the question half says is not an option', () => {
  expect(inQuestion('Harry Truman', 'Truman told _____')).toBe(true)
  expect(inQuestion('Clement Attlee', 'Truman told _____')).toBe(false)
})

test('a moved year is three years off at least, so that no year beside it is right too', () => {
  for (let seed = 0; seed < 50; seed += 1)
    expect(otherDates('1999', randomOf(seed)).every(one => Math.abs(Number(one) - 1999) >= 3)).toBe(true)
})
