import { expect, test } from 'vitest'
import { nextBest, type Moment } from '#domain/plan/next-best.ts'

const calm: Moment = {
  minute: 1000,
  due: { cards: 0, minutes: null },
  exam: null,
  blocks: [],
  overdue: null,
  canPlan: false,
  undated: null
}
const block = (start: number, kind = 'topic') => ({ id: 'b', kind, title: 'Vectors', start, minutes: 40 })

test('first what is planned for now, then due cards, then what is overdue, then the next block', () => {
  const busy: Moment = {
    ...calm,
    due: { cards: 24, minutes: 14 },
    overdue: { id: 'k', title: 'Essay' },
    blocks: [block(990)],
    canPlan: true
  }
  expect(nextBest(busy)).toMatchObject({ kind: 'block', isNow: true })
  expect(nextBest({ ...busy, blocks: [block(1100)] })).toMatchObject({ kind: 'cards', cards: 24 })
  expect(nextBest({ ...busy, due: calm.due, blocks: [block(1100)] })).toMatchObject({ kind: 'overdue' })
  expect(nextBest({ ...calm, blocks: [block(1100), block(900)] })).toMatchObject({
    kind: 'block',
    isNow: false,
    start: 1100
  })
})

test('a block of cards that is due now leads to the cards themselves', () => {
  expect(nextBest({ ...calm, due: { cards: 3, minutes: 1 }, blocks: [block(1000, 'cards')] })).toMatchObject({
    kind: 'cards'
  })
})

test('without any of it: a plan, a date, or nothing', () => {
  expect(nextBest({ ...calm, canPlan: true }).kind).toBe('plan')
  expect(nextBest({ ...calm, undated: { id: 's', name: 'Art' } }).kind).toBe('date')
  expect(nextBest(calm).kind).toBe('nothing')
})
