import { expect, test } from 'vitest'
import { isMissed, stepsOf, tallyOf, type AnswerRow, type MarkRow } from '#domain/quiz/attempt.ts'
import type { ScoredItem } from '#domain/quiz/item.ts'

const items: ScoredItem[] = [
  { key: 'a', question: 'Q', type: 'true-false', answer: true },
  { key: 'b', question: 'Q', type: 'short', answers: ['x'] },
  { key: 'c', question: 'Q', type: 'true-false', answer: true }
]
const answer = (key: string, value: object, checked = true): AnswerRow => ({
  id: `answer ${key}`,
  questionKey: key,
  value: { v: 1, ...value },
  confidence: null,
  checkedAt: checked ? '2027-01-01T00:00:00Z' : null
})
const mark = (id: string, key: string, madeBy: MarkRow['madeBy'], verdict: string): MarkRow => ({
  id,
  answerId: `answer ${key}`,
  madeBy,
  points: { points: [{ verdict }] }
})
const fold = (answers: AnswerRow[], marks: MarkRow[] = []) => stepsOf(items, answers, marks, () => null)

test('an attempt stands where its rows say, whatever their order', () => {
  const answers = [answer('c', { is: false }), answer('a', { is: true }), answer('b', { text: 'mine' })]
  const steps = fold(answers)
  expect(steps.map(step => step.score.verdict)).toEqual(['right', 'open', 'wrong'])
  expect(tallyOf(steps)).toEqual({ earned: 1, possible: 3, open: 1, answered: 3, checked: 3 })
  expect(steps.map(isMissed)).toEqual([false, false, true])
  expect(fold(answers.toReversed())).toEqual(steps)
})

test('own words are worth what the student last said, not what the engine said', () => {
  const given = [answer('b', { text: 'mine' })]
  expect(fold(given, [mark('1', 'b', 'engine', 'earned')])[1]?.score.verdict).toBe('open')
  const twice = [mark('3', 'b', 'self', 'missed'), mark('2', 'b', 'self', 'earned')]
  expect(fold(given, twice)[1]?.score.verdict).toBe('wrong')
  expect(isMissed(fold(given, twice)[1] as never)).toBe(true)
})

test('a question that the student calls wrong counts for nothing, until they count it again', () => {
  const given = [answer('a', { is: false })]
  const out = fold(given, [mark('1', 'a', 'dispute', 'unsure')])
  expect(tallyOf(out)).toMatchObject({ possible: 2 })
  expect(isMissed(out[0] as never)).toBe(false)
  const again = fold(given, [mark('1', 'a', 'dispute', 'unsure'), mark('2', 'a', 'self', 'missed')])
  expect(tallyOf(again)).toMatchObject({ possible: 3 })
})

test('what was not shown yet is no miss', () => {
  expect(isMissed(fold([answer('a', { is: false }, false)])[0] as never)).toBe(false)
})

test('own words of which some points were earned are a part, and all of them are right', () => {
  const given = [answer('b', { text: 'mine' })]
  const said = (...verdicts: string[]): MarkRow => ({
    ...mark('1', 'b', 'self', ''),
    points: { points: verdicts.map(verdict => ({ verdict })) }
  })
  expect(fold(given, [said('earned', 'missed', 'earned', 'unsure')])[1]?.score).toEqual({ verdict: 'part', share: 0.5 })
  expect(fold(given, [said('earned', 'earned')])[1]?.score).toEqual({ verdict: 'right', share: 1 })
  expect(fold(given, [said('missed')])[1]).toMatchObject({ score: { verdict: 'wrong', share: 0 }, isJudged: true })
})

test('the engine never has the last word, and a mark of one answer says nothing of another', () => {
  const given = [answer('a', { is: false }), answer('b', { text: 'mine' })]
  const marks = [mark('1', 'b', 'self', 'earned'), mark('2', 'b', 'engine', 'missed'), mark('3', 'a', 'dispute', '')]
  const steps = fold(given, marks)
  expect(steps[1]).toMatchObject({ score: { verdict: 'right' }, isJudged: true, isLeftOut: false })
  expect(steps[0]).toMatchObject({ isLeftOut: true, isJudged: false })
})

test('a letter stays what it is, whatever a student says of it', () => {
  const steps = fold([answer('a', { is: false })], [mark('1', 'a', 'self', 'earned')])
  expect(steps[0]).toMatchObject({ score: { verdict: 'wrong' }, isJudged: false })
})

test('only what was answered counts as answered, only what was shown as checked', () => {
  const steps = fold([{ ...answer('a', { is: true }), confidence: 60 }, answer('b', { text: ' ' }, false)])
  expect(tallyOf(steps)).toMatchObject({ answered: 1, checked: 1 })
  expect(steps.map(({ answerId, confidence }) => [answerId, confidence])).toEqual([
    ['answer a', 60],
    ['answer b', null],
    [null, null]
  ])
})

test('a quiz whose first questions are answered by “I do not know” does not say that none was answered', () => {
  const steps = fold([
    { ...answer('a', {}), value: null },
    { ...answer('b', {}), value: null }
  ])
  expect(tallyOf(steps)).toMatchObject({ earned: 0, answered: 2, checked: 2 })
})

test('“I was right” on a typed answer is the student’s word, kept as such, and the other way round', () => {
  const gap: ScoredItem = { key: 'g', question: 'Q', type: 'cloze', answers: ['carbon dioxide'] }
  const given = [answer('g', { text: 'CO2' })]
  const of = (...marks: MarkRow[]) => stepsOf([gap], given, marks, () => null)[0]
  expect(of()).toMatchObject({ score: { verdict: 'wrong' }, isJudged: false })
  const right = mark('1', 'g', 'self', 'earned')
  expect(of(right)).toMatchObject({ score: { verdict: 'right', share: 1 }, isJudged: true })
  expect(of(right, mark('2', 'g', 'self', 'missed'))).toMatchObject({ score: { verdict: 'wrong' }, isJudged: true })
  const out = mark('2', 'g', 'dispute', 'unsure')
  expect(of(right, out)).toMatchObject({ isLeftOut: true })
  const again = of(right, out, mark('3', 'g', 'self', 'unsure'))
  expect(again).toMatchObject({ isLeftOut: false, score: { verdict: 'right' } })
  const blank = stepsOf([gap], [answer('g', { text: ' ' })], [right], () => null)[0]
  expect(blank).toMatchObject({ score: { verdict: 'blank' }, isJudged: false })
})

test('a part of what was wanted waits for the student, and is neither right nor missed till then', () => {
  const gap: ScoredItem = { key: 'g', question: 'Q', type: 'cloze', answers: ['Harry Truman'] }
  const steps = stepsOf([gap], [answer('g', { text: 'Truman' })], [], () => null)
  expect(tallyOf(steps)).toMatchObject({ earned: 0, possible: 1, open: 1 })
  expect(steps.map(isMissed)).toEqual([false])
})
