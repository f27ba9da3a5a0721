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
