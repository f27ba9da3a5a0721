import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast, recallOn, type ForecastOptions } from '#domain/progress/forecast.ts'
import { newSchedule, retrievability } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'

const NOW = new Date('2027-05-12T04:00:00Z')
const DAY = 86_400_000
const inDays = (days: number): string => new Date(NOW.getTime() + days * DAY).toISOString()
const options: ForecastOptions = { desiredRetention: 0.9, weights: null, newPerDay: 0, secondsPerAnswer: 10, days: 30 }
const card = (stability: number, due: number, last = -Math.round(stability)): Schedule => {
  const counts = { reps: 3, lapses: 0, learningStep: 0, scheduledDays: Math.round(stability) }
  return { state: 'review', due: inDays(due), stability, difficulty: 5, ...counts, lastReviewedAt: inDays(last) }
}

test('what is overdue or due today is asked today, in minutes by the own pace', () => {
  const { cards, minutes } = forecast([card(20, -40), card(20, 0.5), card(20, 3)], NOW, options)
  expect(cards.slice(0, 4)).toEqual([2, 0, 0, 1].map(expected => expect.closeTo(expected, 0) as number))
  // Two answers and the steps of the tenth that is forgotten.
  expect(minutes[0]).toBeCloseTo((2 * 1.2 * 10) / 60)
})

test('new cards come by so many a day until none is left', () => {
  const { cards } = forecast(
    Array.from({ length: 5 }, () => newSchedule(NOW.toISOString())),
    NOW,
    { ...options, newPerDay: 2, days: 3 }
  )
  expect(cards.map(Math.floor)[0]).toBe(2)
  expect(forecast([newSchedule(NOW.toISOString())], NOW, options)).toMatchObject({ recall: null })
})

test('the first day is what the queue asks where that is known, and what it holds back is asked the day after', () => {
  const cards = Array.from({ length: 10 }, () => card(20, -1))
  const fresh = Array.from({ length: 6 }, () => newSchedule(NOW.toISOString()))
  const today = { due: 3, learning: 1, new: 2 }
  const { cards: asked, minutes } = forecast([...cards, ...fresh], NOW, { ...options, newPerDay: 4, today })
  expect(asked[0]).toBe(6)
  expect(minutes[0]).toBeCloseTo(((4 * 1.2 + 2 * 2) * 10) / 60)
  // Six reviews that were held back, four new cards, and the forgotten tenths and first answers that come back.
  expect(asked[1]).toBeGreaterThanOrEqual(10)
  expect(asked[1]).toBeLessThan(13)
})

test('a limit of reviews a day is kept on every day, and loses no card', () => {
  const cards = Array.from({ length: 50 }, () => card(200, -1))
  const { cards: asked } = forecast(cards, NOW, { ...options, reviewsPerDay: 20 })
  expect(asked.slice(0, 2)).toEqual([20, 20])
  // The last ten, and at most the forgotten tenths of the days before.
  expect(asked[2]).toBeGreaterThanOrEqual(10)
  expect(asked[2]).toBeLessThan(15)
  expect(Math.max(...asked)).toBe(20)
})

test('no card, no claim', () => {
  expect(recallOn([], NOW, options)).toBeNull()
  expect(recallOn([newSchedule(NOW.toISOString())], NOW, options)).toBeNull()
  expect(forecast([], NOW, options).recall).toBeNull()
})

test('recall on a day is that of FSRS card by card, within what the classes round', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 1, max: 400, noNaN: true }), fc.integer({ min: 1, max: 300 })), {
        minLength: 1,
        maxLength: 40
      }),
      some => {
        const cards = some.map(([stability, ago]) => card(stability, 1, -ago))
        const on = new Date(NOW.getTime() + 30 * DAY)
        const exact = cards.reduce((sum, one) => sum + retrievability(one, on, options), 0) / cards.length
        expect(Math.abs((recallOn(cards, on, options) ?? 0) - exact)).toBeLessThan(0.02)
      }
    ),
    { seed: 12, numRuns: 100 }
  )
})

test('studying as planned never recalls less than leaving it, and the numbers are sound', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0.2, max: 400, noNaN: true }), fc.integer({ min: -50, max: 90 })), {
        minLength: 1,
        maxLength: 40
      }),
      some => {
        const cards = some.map(([stability, due]) => card(stability, due))
        const { recall, minutes } = forecast(cards, NOW, options)
        const left = recallOn(cards, new Date(NOW.getTime() + 30 * DAY), options) ?? 0
        expect(recall).toBeGreaterThan(left - 0.03)
        expect(recall).toBeLessThanOrEqual(1)
        expect(minutes).toHaveLength(30)
        expect(minutes.every(minute => Number.isFinite(minute) && minute >= 0)).toBe(true)
      }
    ),
    { seed: 12, numRuns: 100 }
  )
})
