import { expect, test } from 'vitest'
import type { QuizItem } from '#contract/engine/quiz.ts'
import { tellEachOther } from '#engine/builtin/quiz/apart.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'

const TABLE =
  '| Gas | Test |\n|---|---|\n| Hydrogen | burns with a squeaky pop |\n| Oxygen | relights a glowing splint |\n' +
  '| Carbon dioxide | turns limewater cloudy |\n| Chlorine | bleaches damp litmus paper |'
const TERMS =
  '## Rivers\nErosion is the wearing away of the bed and banks of a river.\n' +
  'Attrition is the process by which stones knock against each other and become smaller.\n' +
  'Abrasion is the scraping of the bed by stones that the river carries.\n' +
  'Deposition is the dropping of material when a river loses its energy.\n' +
  '## How a waterfall forms\n1. Soft rock is worn away first\n2. Hard rock is undercut\n3. The overhang falls\n4. A gorge is left'

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
const keyOf = (item: QuizItem): string =>
  item.type === 'choice'
    ? (item.options.find(one => one.correct)?.text ?? '')
    : item.type === 'cloze' || item.type === 'short'
      ? (item.answers[0] ?? '')
      : ''

test('no two questions of a quiz print each other’s answer, whatever the seed', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { items } = makeQuiz([sourceFromText('n', 'Notes', `${TABLE}\n\n${TERMS}`)], { seed, max: 40 })
    expect(items.length).toBeGreaterThan(4)
    const tells = (one: QuizItem, two: QuizItem): boolean =>
      keyOf(two).length > 2 && wordsOf(one.question).includes(wordsOf(keyOf(two)))
    const pairs = items.flatMap((one, at) =>
      items
        .slice(at + 1)
        .flatMap(two => (tells(one, two) && tells(two, one) ? [`${one.question} ${two.question}`] : []))
    )
    expect(pairs).toEqual([])
  }
})

test('the rows of a table give choices, and their options are cells of one column', () => {
  const found = [1, 2, 3, 4, 5].flatMap(
    seed => makeQuiz([sourceFromText('n', 'Gases', TABLE)], { seed, types: ['choice'] }).items
  )
  expect(found.length).toBeGreaterThan(0)
  const columns = [/^(?:Hydrogen|Oxygen|Carbon dioxide|Chlorine)$/, /^(?:Burns|Relights|Turns|Bleaches) /]
  for (const item of found)
    if (item.type === 'choice')
      expect(columns.some(column => item.options.every(one => column.test(one.text)))).toBe(true)
})

test('a numbered list of steps gives an order to put right', () => {
  const { items } = makeQuiz([sourceFromText('n', 'Notes', TERMS)], { max: 40, types: ['ordering'] })
  expect(items.map(item => item.question)).toEqual(['How a waterfall forms: put the steps in order.'])
})

test('“The Dawes Plan of 1918 gave … 800 million” does not stand with “The Dawes Plan of 1924 … ___ million”', () => {
  const sentence = 'The Dawes Plan of 1924 gave Germany a loan of 800 million marks.'
  const of = (start: number, end: number) => ({
    sourceId: 'n',
    span: { blockId: 'b', start, end, quote: sentence.slice(start, end) }
  })
  const whole = of(0, sentence.length)
  const item = (question: string, evidence = whole) => ({ key: question, question, evidence, confidence: 1 })
  const turned: QuizItem = {
    ...item('The Dawes Plan of 1918 gave Germany a loan of 800 million marks.'),
    type: 'true-false',
    answer: false
  }
  const number = { type: 'numeric' as const, value: 800, tolerance: 0, unit: 'million marks' }
  const asked: QuizItem = { ...item('The Dawes Plan of 1924 gave Germany a loan of ___ million marks.'), ...number }
  expect(tellEachOther(turned, asked)).toBe(true)
  expect(tellEachOther(asked, turned)).toBe(true)
  const cloze: QuizItem = {
    ...item('The ___ Plan lent 800 million marks.'),
    type: 'cloze',
    answers: ['Dawes'],
    hint: ''
  }
  expect(tellEachOther(cloze, asked)).toBe(true)
  const elsewhere: QuizItem = { ...item('The Young Plan cut the debt.', of(70, 99)), type: 'true-false', answer: true }
  expect(tellEachOther(elsewhere, asked)).toBe(false)
})
