import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  LEAST_ANSWERS,
  addCard,
  calibrationOf,
  emptySums,
  shareOf,
  type Answer
} from '#domain/progress/review-stats.ts'
import type { Grade } from '#domain/schedule.ts'

const DAY = 86_400_000
const NOW = new Date('2027-06-01T12:00:00.000Z')
const options = { desiredRetention: 0.9, weights: null }
const at = (daysAgo: number): string => new Date(NOW.getTime() - daysAgo * DAY).toISOString()
const card = (answers: readonly Answer[], topicId: string | null = null) => ({
  id: 'a',
  createdAt: at(400),
  topicId,
  answers
})

test('only answers in review count as recall, each in every span that holds it', () => {
  const sums = emptySums()
  const answers = [
    { grade: 4, reviewedAt: at(60) },
    { grade: 3, reviewedAt: at(40) },
    { grade: 1, reviewedAt: at(5) }
  ] as const
  addCard(sums, card(answers, 'topic'), NOW, options)
  expect(sums.spans).toEqual([
    { right: 0, count: 1 },
    { right: 0, count: 1 },
    { right: 1, count: 2 }
  ])
  expect(sums.topics.get('topic')).toEqual({ right: 1, count: 2 })
  expect([...sums.days.values()]).toEqual([1, 1, 1])
})

test('below the least number of answers nothing is claimed', () => {
  expect(shareOf({ right: 5, count: LEAST_ANSWERS - 1 })).toBeNull()
  expect(shareOf({ right: 5, count: LEAST_ANSWERS })).toBe(0.25)
  expect(calibrationOf(emptySums())).toEqual({ bins: [], error: null })
})

test('answers from the future are counted as that and change nothing else', () => {
  const sums = emptySums()
  const answers = [
    { grade: 4, reviewedAt: at(60) },
    { grade: 1, reviewedAt: at(-400) }
  ] as const
  addCard(sums, card(answers), NOW, options)
  expect(sums.future).toBe(1)
  expect(sums.spans.every(({ count }) => count === 0)).toBe(true)
})

test('every answer to a card in review is in one bin, right ones no more than all', () => {
  const log = fc.array(
    fc.record({ grade: fc.constantFrom<Grade>(1, 2, 3, 4), gap: fc.integer({ min: 0, max: 30 * DAY }) }),
    {
      maxLength: 12
    }
  )
  fc.assert(
    fc.property(log, steps => {
      let time = NOW.getTime() - 390 * DAY
      const answers = steps.map(({ grade, gap }) => ({ grade, reviewedAt: new Date((time += gap)).toISOString() }))
      const sums = emptySums()
      addCard(sums, card(answers), NOW, options)
      const binned = sums.bins.reduce((sum, { count }) => sum + count, 0)
      expect(binned).toBeLessThanOrEqual(answers.length)
      expect(sums.spans[2]?.count ?? 0).toBeLessThanOrEqual(binned)
      for (const { right, count } of sums.bins) expect(right).toBeLessThanOrEqual(count)
    })
  )
})
