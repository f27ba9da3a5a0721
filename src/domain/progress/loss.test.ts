import { expect, test } from 'vitest'
import { stateOf, type CardAnswer, type EarnedPoint, type Loss, type LossLogs } from '#domain/progress/loss.ts'

const day = (n: number): string => `2027-05-${String(n).padStart(2, '0')}T10:00:00.000Z`
const loss: Loss = { topicId: 't', skill: 'explain', createdAt: day(5), droppedAt: null }
const right = (n: number, change: Partial<CardAnswer> = {}): CardAnswer => {
  return { cardId: 'c', at: day(n), grade: 3, inReview: true, stability: 8, ...change }
}
const wrong = (n: number): CardAnswer => right(n, { grade: 1, stability: 2 })
const point = (n: number, change: Partial<EarnedPoint> = {}): EarnedPoint => {
  return { at: day(n), skill: 'explain', topicId: 't', ...change }
}
const open = { state: 'open' } as const
const working = { state: 'working' } as const
const closed = (by: 'card' | 'drill' | 'student', n: number) => ({ state: 'closed', by, at: day(n) }) as const

const TABLE: readonly [string, Partial<LossLogs>, ReturnType<typeof stateOf>, Partial<Loss>?][] = [
  ['nothing was done', {}, open],
  ['a card or task was made', { made: 1 }, working],
  ['its card was answered once', { made: 1, answers: [right(6)] }, working],
  ['its card was answered, and deleted since', { answers: [right(6)] }, working],
  ['twice right in review', { made: 1, answers: [right(6), right(14)] }, closed('card', 14)],
  ['the log arrived out of order', { made: 1, answers: [right(14), right(6)] }, closed('card', 14)],
  ['hard is right', { made: 1, answers: [right(6, { grade: 2 }), right(14, { grade: 2 })] }, closed('card', 14)],
  [
    'twice right while learning',
    { made: 1, answers: [right(6, { inReview: false }), right(7, { inReview: false })] },
    working
  ],
  ['stability of seven days is not over seven', { made: 1, answers: [right(6, { stability: 7 }), right(9)] }, working],
  ['right, wrong, right', { made: 1, answers: [right(6), wrong(9), right(12)] }, working],
  ['right, wrong, right, right', { made: 1, answers: [right(6), wrong(9), right(12), right(20)] }, closed('card', 20)],
  ['two cards, each right once', { made: 2, answers: [right(6), right(7, { cardId: 'd' })] }, working],
  ['a lapse after it was closed', { made: 1, answers: [right(6), right(14), wrong(20)] }, closed('card', 14)],
  ['answers of before the loss', { made: 1, answers: [right(1), right(3)] }, working],
  ['a drill point of skill and topic', { made: 1, earned: [point(8)] }, closed('drill', 8)],
  ['a drill point of another skill', { made: 1, earned: [point(8, { skill: 'state' })] }, working],
  ['a drill point of another topic', { earned: [point(8, { topicId: 'u' })] }, open],
  ['a point earned before the loss', { earned: [point(4)] }, open],
  [
    'card and drill: the first counts',
    { made: 1, answers: [right(6), right(14)], earned: [point(9)] },
    closed('drill', 9)
  ],
  ['the student drops it', { made: 1 }, closed('student', 7), { droppedAt: day(7) }],
  ['dropped after the card had closed it', { answers: [right(6), right(8)] }, closed('card', 8), { droppedAt: day(9) }],
  ['no topic on either side', { earned: [point(8, { topicId: null })] }, open, { topicId: null }]
]

test.for(TABLE)('%s', ([, logs, wanted, change]) => {
  expect(stateOf({ ...loss, ...change }, { made: 0, answers: [], earned: [], ...logs })).toEqual(wanted)
})
