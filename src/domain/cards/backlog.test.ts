import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOverdue } from '#domain/cards/backlog.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'

const NOW = new Date('2027-03-01T10:00:00.000Z')
const options = { desiredRetention: 0.9, weights: null }
const DAY = 86_400_000

function overdue(id: string, stability: number, daysAgo: number) {
  const lastReviewedAt = new Date(NOW.getTime() - daysAgo * DAY).toISOString()
  return { id, schedule: { ...newSchedule(lastReviewedAt), state: 'review' as const, stability, lastReviewedAt } }
}

test('each overdue card has one day, the days differ by one card at most, and the order given changes nothing', () => {
  const card = fc.record({ stability: fc.integer({ min: 1, max: 400 }), ago: fc.integer({ min: 1, max: 500 }) })
  fc.assert(
    fc.property(fc.array(card, { maxLength: 60 }), fc.integer({ min: 1, max: 14 }), (made, days) => {
      const cards = made.map(({ stability, ago }, place) => overdue(`card-${place}`, stability, ago))
      const spread = spreadOverdue(cards, days, NOW, options)
      expect(spread.size).toBe(cards.length)
      const sizes = Array.from({ length: days }, (_, day) => [...spread.values()].filter(at => at === day).length)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cards.length)
      if (cards.length >= days) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect([...spreadOverdue(cards.toReversed(), days, NOW, options)].sort()).toEqual([...spread].sort())
    })
  )
})

test('a card that would lose much by waiting is asked before one that is forgotten already or lasts long', () => {
  const cards = [overdue('lasts', 400, 410), overdue('falls', 4, 5), overdue('gone', 1, 400)]
  const spread = spreadOverdue(cards, 3, NOW, options)
  expect(spread.get('falls')).toBe(0)
})

test('no overdue card is no work', () => {
  expect(spreadOverdue([], 5, NOW, options).size).toBe(0)
})

test('today is the first share; what would fall alike goes by its id', () => {
  const cards = ['d', 'b', 'a', 'c'].map(id => overdue(id, 10, 20))
  expect([...spreadOverdue(cards, 2, NOW, options)].sort()).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 1]
  ])
})

test('half days and no day are whole days', () => {
  const cards = ['a', 'b'].map(id => overdue(id, 10, 20))
  expect([...spreadOverdue(cards, 0, NOW, options).values()]).toEqual([0, 0])
  expect([...spreadOverdue(cards, 2.9, NOW, options).values()]).toEqual([0, 1])
})
