import { expect, test } from 'vitest'
import { stateOf, wonBack, type CardAnswer, type EarnedPoint, type Loss, type LossLogs } from '#domain/progress/loss.ts'
import type { SkillShown } from '#domain/progress/skill-shown.ts'

const day = (n: number): string => `2027-05-${String(n).padStart(2, '0')}T10:00:00.000Z`
const loss: Loss = {
  createdAt: day(5),
  droppedAt: null,
  questionKey: 'bio-enzymes-03:0',
  pointKey: 'p2',
  topicId: 't',
  skill: 'explain',
  marks: 2
}
const right = (n: number, change: Partial<CardAnswer> = {}): CardAnswer => {
  return { cardId: 'c', at: day(n), grade: 3, inReview: true, stability: 8, ...change }
}
const wrong = (n: number): CardAnswer => right(n, { grade: 1, stability: 2 })
/** The same point, earned in a later sitting. */
const same = (n: number, change: Partial<EarnedPoint> = {}): EarnedPoint => {
  return { at: day(n), questionKey: 'bio-enzymes-03:0', pointKey: 'p2', ...change }
}
const open = { state: 'open' } as const
const working = { state: 'working' } as const
const shown = (n: number, change: Partial<SkillShown> = {}): SkillShown => {
  return { at: day(n), topicId: 't', skill: 'explain', marks: 3, ...change }
}
const closed = (by: 'card' | 'sitting' | 'drill' | 'student', n: number) =>
  ({ state: 'closed', by, at: day(n) }) as const

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
  ['a drill that lost nothing of its skill and topic', { made: 1, shown: [shown(8)] }, closed('drill', 8)],
  ['a drill that was worth less than what was lost', { made: 1, shown: [shown(8, { marks: 1 })] }, working],
  ['a drill of another skill', { made: 1, shown: [shown(8, { skill: 'state' })] }, working],
  ['a drill of another topic', { shown: [shown(8, { topicId: 'u' })] }, open],
  ['a drill before the loss', { shown: [shown(4)] }, open],
  ['a drill, and lost again', { shown: [shown(8)], lost: [day(9)] }, open],
  ['no topic on the loss', { shown: [shown(8)] }, open, { topicId: null }],
  ['a point earned before the loss', { earned: [same(4)] }, open],
  [
    'card and sitting: the first counts',
    { made: 1, answers: [right(6), right(14)], earned: [same(9)] },
    closed('sitting', 9)
  ],
  ['the student drops it', { made: 1 }, closed('student', 7), { droppedAt: day(7) }],
  ['dropped after the card had closed it', { answers: [right(6), right(8)] }, closed('card', 8), { droppedAt: day(9) }],
  ['the same point earned in a later sitting', { earned: [same(9)] }, closed('sitting', 9)],
  ['the same point in the sitting that lost it', { earned: [same(5)] }, open],
  ['another point of the same question', { earned: [same(9, { pointKey: 'p3' })] }, open],
  ['the same point of another question', { earned: [same(9, { questionKey: 'bio-enzymes-04:0' })] }, open],
  ['all marks of the question', { earned: [same(9, { pointKey: null })] }, closed('sitting', 9)],
  ['all marks of another question', { earned: [same(9, { questionKey: 'x:0', pointKey: null })] }, open],
  ['no question known', { earned: [same(9)] }, open, { questionKey: undefined }],
  ['marked after a later sitting earned it', { earned: [same(4)], lost: [day(3)] }, closed('sitting', 4)],
  ['earned later, then lost again', { earned: [same(9)], lost: [day(5), day(12)] }, open],
  ['earned, lost, earned', { earned: [same(9), same(20)], lost: [day(5), day(12)] }, closed('sitting', 20)],
  ['lost again while its card was half won', { made: 1, answers: [right(6), right(14)], lost: [day(10)] }, working],
  ['a second sitting that loses it again is no second loss', { lost: [day(5), day(8)] }, open],
  ['dismissed, then lost again', { lost: [day(8)] }, open, { droppedAt: day(7) }],
  ['lost again, then dismissed', { lost: [day(6)] }, closed('student', 7), { droppedAt: day(7) }],
  ['a loss of before is no loss again', { earned: [same(9)], lost: [day(3)] }, closed('sitting', 9)]
]

test.for(TABLE)('%s', ([, logs, wanted, change]) => {
  expect(stateOf({ ...loss, ...change }, { made: 0, answers: [], earned: [], ...logs })).toEqual(wanted)
})

test('what its cards have won back is counted as it is', () => {
  const of = (...answers: CardAnswer[]) => wonBack(loss, { made: 1, answers, earned: [] })
  expect(of()).toEqual({ right: 0, of: 2 })
  expect(of(right(6))).toEqual({ right: 1, of: 2 })
  expect(of(right(6), wrong(9))).toEqual({ right: 0, of: 2 })
  expect(of(right(6), right(14))).toEqual({ right: 2, of: 2 })
  expect(of(right(6), right(7, { cardId: 'd' })), 'two cards, each once').toEqual({ right: 1, of: 2 })
  expect(wonBack(loss, { made: 1, answers: [right(6)], earned: [], lost: [day(8)] })).toEqual({ right: 0, of: 2 })
})
