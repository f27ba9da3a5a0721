import { expect, test } from 'vitest'
import { forecast, type Forecastable } from '#domain/forecast/forecast.ts'
import { expectedRecall } from '#domain/forecast/recall.ts'
import { retentionAfter } from '#domain/retention.ts'

const today = new Date('2026-11-23T04:00:00Z')
const after = (days: number): string => new Date(today.getTime() + days * 86_400_000).toISOString()
const options = { today, days: 30, retention: 0.9, newPerDay: 10, reviewsPerDay: 200, pace: 10_000 }
const card = (days: number, stability: number): Forecastable => ({ state: 'review', due: after(days), stability })

test('recall is nine tenths after one stability and falls from there', () => {
  expect(retentionAfter(0, 10)).toBe(1)
  expect(retentionAfter(10, 10)).toBeCloseTo(0.9, 10)
  expect(retentionAfter(20, 10)).toBeLessThan(0.9)
})

test('what is due today and overdue counts today, in minutes at the student’s own pace', () => {
  const found = forecast([...Array.from({ length: 60 }, () => card(-3, 20)), card(4.5, 20)], options)
  expect(found.cards[0]).toBe(60)
  expect(found.minutes[0]).toBe(11)
  expect(found.cards[4]).toBeGreaterThanOrEqual(1)
})

test('the day’s limits hold: what is over them comes on the next days, new cards a few a day', () => {
  const many = forecast(
    Array.from({ length: 450 }, () => card(-1, 30)),
    options
  )
  expect(many.cards.slice(0, 2)).toEqual([200, 200])
  const fresh = forecast(
    Array.from({ length: 25 }, (): Forecastable => ({ state: 'new', due: after(0), stability: 0 })),
    options
  )
  expect(fresh.fresh.map(one => one > 0).slice(0, 4)).toEqual([true, true, true, false])
})

test('a card is never lost: with recall of nine tenths every card comes back', () => {
  const found = forecast([card(0, 1)], { ...options, days: 400 })
  expect(found.cards.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
})

test('expected recall says no data yet below five answered cards, and more with reviews than without', () => {
  const answered = (days: number) => ({
    state: 'review' as const,
    stability: 5,
    lastReviewedAt: after(-5),
    due: after(days)
  })
  expect(expectedRecall([answered(0)], new Date(after(10)), 0.9)).toBeNull()
  const found = expectedRecall(
    Array.from({ length: 8 }, () => answered(0)),
    new Date(after(10)),
    0.9
  )
  expect(found?.with).toBeGreaterThan(found?.without ?? 1)
})
