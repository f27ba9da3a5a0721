import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QueueCard, type QueueDay, buildQueue, isHidden, spread } from '#domain/cards/queue.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000

function at(offset: number): string {
  return new Date(NOW.getTime() + offset).toISOString()
}

function aCard(id: string, schedule: Partial<Schedule>, card: Partial<QueueCard> = {}): QueueCard {
  const createdAt = card.createdAt ?? '2026-01-01T00:00:00.000Z'
  const base = { id, groupId: `group of ${id}`, createdAt, suspended: false, buriedUntil: null }
  return { ...base, ...card, schedule: { ...newSchedule(createdAt), ...schedule } }
}

function aReview(id: string, stability: number, card: Partial<QueueCard> = {}): QueueCard {
  return aCard(id, { state: 'review', stability, due: at(-1), lastReviewedAt: at(-10 * DAY) }, card)
}

function aDay(change: Partial<QueueDay> = {}): QueueDay {
  return {
    now: NOW,
    today: '2026-11-21',
    endsAt: new Date('2026-11-22T04:00:00Z'),
    newPerDay: 20,
    reviewsPerDay: 200,
    done: { new: 0, reviews: 0, groups: new Set() },
    ...change
  }
}

const ids = (cards: readonly QueueCard[]) => cards.map(card => card.id)

test('learning cards that are due come first, then the weakest reviews with new cards between, then what is due soon', () => {
  const cards = [
    aCard('soon', { state: 'learning', due: at(5 * MINUTE) }),
    aCard('later', { state: 'relearning', due: at(60 * MINUTE) }),
    aReview('strong', 100),
    aReview('weak', 2),
    aCard('new', {}),
    aCard('due now', { state: 'relearning', due: at(-MINUTE) }),
    aCard('due longer', { state: 'learning', due: at(-9 * MINUTE) })
  ]
  const queue = buildQueue(cards, aDay())
  expect(ids(queue.cards)).toEqual(['due longer', 'due now', 'weak', 'new', 'strong', 'soon'])
  expect(queue.counts).toEqual({ due: 2, new: 1, learning: 4 })
})

test('a review due later on this study day is due today, one due after four in the morning is not', () => {
  const tonight = aCard('tonight', {
    state: 'review',
    stability: 3,
    due: '2026-11-22T03:59:00Z',
    lastReviewedAt: at(-DAY)
  })
  const tomorrow = aCard('tomorrow', {
    state: 'review',
    stability: 3,
    due: '2026-11-22T04:00:00Z',
    lastReviewedAt: at(-DAY)
  })
  expect(ids(buildQueue([tonight, tomorrow], aDay()).cards)).toEqual(['tonight'])
})

test('daily limits count what was answered today', () => {
  const cards = [1, 2, 3, 4, 5].flatMap(n => [aReview(`review ${n}`, n), aCard(`new ${n}`, {})])
  const queue = buildQueue(
    cards,
    aDay({ newPerDay: 3, reviewsPerDay: 4, done: { new: 1, reviews: 2, groups: new Set() } })
  )
  expect(queue.counts).toEqual({ due: 2, new: 2, learning: 0 })
  expect(buildQueue(cards, aDay({ newPerDay: 0, reviewsPerDay: 0 })).cards).toEqual([])
  const over = aDay({ newPerDay: 2, done: { new: 9, reviews: 0, groups: new Set() } })
  expect(buildQueue(cards, over).counts.new).toBe(0)
})

test('siblings wait for another day, also when one was answered already', () => {
  const pair = [aReview('front', 1, { groupId: 'pair' }), aReview('back', 5, { groupId: 'pair' })]
  expect(ids(buildQueue(pair, aDay()).cards)).toEqual(['front'])
  const done = { new: 0, reviews: 1, groups: new Set(['pair']) }
  expect(buildQueue(pair, aDay({ done })).cards).toEqual([])
  const inLearning = aCard('learning', { state: 'learning', due: at(-1) }, { groupId: 'pair' })
  expect(ids(buildQueue([...pair, inLearning], aDay({ done })).cards)).toEqual(['learning'])
})

test('suspended and buried cards are hidden, the buried ones until their day', () => {
  expect(isHidden({ suspended: true, buriedUntil: null }, '2026-11-21')).toBe(true)
  expect(isHidden({ suspended: false, buriedUntil: '2026-11-22' }, '2026-11-21')).toBe(true)
  expect(isHidden({ suspended: false, buriedUntil: '2026-11-22' }, '2026-11-22')).toBe(false)
  expect(buildQueue([aReview('a', 1, { suspended: true })], aDay()).counts.due).toBe(0)
})

test('spreading keeps everything and both orders, with the gaps as even as they can be', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (reviews, fresh) => {
      const main = Array.from({ length: reviews }, (_, index) => `r${index}`)
      const extra = Array.from({ length: fresh }, (_, index) => `n${index}`)
      const mixed = spread(main, extra)
      expect(mixed.filter(item => item.startsWith('r'))).toEqual(main)
      expect(mixed.filter(item => item.startsWith('n'))).toEqual(extra)
      if (fresh === 0 || reviews === 0) return
      const gaps = mixed
        .join(' ')
        .split(/n\d+/)
        .slice(1, -1)
        .map(gap => gap.split('r').length - 1)
      expect(Math.max(0, ...gaps) - Math.min(reviews, ...gaps)).toBeLessThanOrEqual(1)
    }),
    { examples: [[38, 19]], numRuns: 500 }
  )
})

test('no group is asked twice, no limit is passed, nothing hidden is asked', () => {
  const state = fc.constantFrom('new' as const, 'learning' as const, 'review' as const, 'relearning' as const)
  const card = fc
    .record({
      state,
      group: fc.nat(6),
      due: fc.integer({ min: -30 * DAY, max: 3 * DAY }),
      stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
      suspended: fc.boolean()
    })
    .map(({ state: kind, group, due, stability, suspended }) => ({
      schedule: { state: kind, stability, due: at(due), lastReviewedAt: kind === 'new' ? null : at(due - DAY) },
      card: { groupId: `g${group}`, suspended }
    }))
  fc.assert(
    fc.property(fc.array(card, { maxLength: 30 }), fc.nat(5), fc.nat(5), (made, newPerDay, reviewsPerDay) => {
      const cards = made.map((one, index) => aCard(`c${index}`, one.schedule, one.card))
      const queue = buildQueue(cards, aDay({ newPerDay, reviewsPerDay }))
      const asked = queue.cards.filter(one => one.schedule.state === 'review' || one.schedule.state === 'new')
      expect(new Set(asked.map(one => one.groupId)).size).toBe(asked.length)
      expect(queue.counts.new).toBeLessThanOrEqual(newPerDay)
      expect(queue.counts.due).toBeLessThanOrEqual(reviewsPerDay)
      expect(queue.cards.some(one => one.suspended)).toBe(false)
      expect(new Set(queue.cards).size).toBe(queue.cards.length)
    })
  )
})
