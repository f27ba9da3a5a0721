import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptAnswers } from '#domain/history/kept-answers.ts'
import { lastOfLog, packLog, unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import { beginning, type Standing } from '#domain/history/standing.ts'
import { newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'

const DAY = 86_400_000
const START = Date.parse('2026-01-05T10:00:00.000Z')

const line = (day: number, grade: number, kind: number, more: Partial<LogLine> = {}): LogLine => ({
  ...{ at: START + day * DAY, grade, kind, interval: 3, before: 1, factor: grade === 0 ? 0 : 2500, took: 4000 },
  ...more
})

const whole = (min: number, max: number) => fc.integer({ min, max })
const anyLine = fc.record({
  at: whole(1, 4_000_000_000_000),
  grade: whole(0, 4),
  interval: whole(-1_000_000, 36_500),
  before: whole(-1_000_000, 36_500),
  factor: whole(0, 9000),
  took: whole(0, 3_600_000),
  kind: whole(0, 5)
})
const anyLog = fc.array(anyLine, { maxLength: 60 })

test('a packed log is read as it was', () => {
  fc.assert(
    fc.property(anyLog, lines => {
      expect(unpackLog(packLog(lines))).toEqual(lines)
      expect(lastOfLog(packLog(lines))).toBe(lines.at(-1)?.at ?? 0)
    })
  )
})

test('a log of which a line cannot be read keeps its other lines', () => {
  expect(unpackLog('')).toEqual([])
  expect(unpackLog('?;a,3,1,1,1,1,1')).toMatchObject([{ at: 10, grade: 3 }])
})

const kept = (...lines: LogLine[]) => {
  const { lines: some, isWhole } = keptAnswers(lines)
  return [some.map(({ at }) => (at - START) / DAY), isWhole]
}

test('memory follows from the answers since the card was last learnt', () => {
  expect(kept(line(0, 3, 0), line(1, 3, 1), line(4, 2, 1))).toEqual([[0, 1, 4], true])
  expect(kept(line(0, 3, 0), line(1, 3, 1), line(2, 1, 0), line(3, 3, 0), line(9, 3, 1))).toEqual([[2, 3, 9], true])
})

test('cramming, due dates set by hand and changed options are no answers', () => {
  const cram = line(2, 3, 3, { factor: 0 })
  const byHand = line(3, 0, 4, { factor: 2500 })
  const options = line(4, 0, 5, { factor: 2500 })
  expect(kept(line(0, 3, 0), line(1, 3, 1), cram, byHand, options, line(9, 3, 1))).toEqual([[0, 1, 9], true])
  // An early answer in a filtered deck that changes due dates counts.
  expect(kept(line(0, 3, 0), line(1, 3, 3))).toEqual([[0, 1], true])
})

test('"Forget" cuts what was before', () => {
  const forget = line(2, 0, 4, { factor: 0 })
  expect(kept(line(0, 3, 0), line(1, 3, 1), forget)).toEqual([[], false])
  expect(kept(line(0, 3, 0), line(1, 3, 1), forget, line(3, 3, 0), line(4, 3, 1))).toEqual([[3, 4], true])
  expect(kept(line(0, 3, 0), line(1, 3, 1), forget, line(3, 3, 1))).toEqual([[3], false])
})

test('a log without its beginning is used from its first answer on', () => {
  expect(kept(line(5, 3, 1), line(9, 3, 1))).toEqual([[5, 9], false])
  expect(kept(line(1, 0, 4, { factor: 2500 }))).toEqual([[], false])
  expect(kept()).toEqual([[], false])
})

test('what is kept is always answers, in order, and the newest of them', () => {
  fc.assert(
    fc.property(anyLog, log => {
      const lines = log.toSorted((a, b) => a.at - b.at)
      const { lines: some } = keptAnswers(lines)
      expect(some.every(({ grade, kind }) => grade > 0 && kind !== 4 && kind !== 5)).toBe(true)
      expect(some).toEqual(lines.filter(one => some.includes(one as never)))
    })
  )
})

const standing: Standing = {
  v: 1,
  state: 'review',
  dueAt: '2026-01-20T04:00:00.000Z',
  lastReviewedAt: new Date(START + 4 * DAY).toISOString(),
  stability: 12.5,
  difficulty: 6,
  interval: 11,
  reps: 3,
  lapses: 0,
  learningStep: 0,
  ease: 2500,
  from: 'file'
}
const rows = packLog([line(0, 3, 0), line(1, 3, 1), line(4, 3, 1)])
const at = (day: number): string => new Date(START + day * DAY).toISOString()

test('a brought card goes on from where the other program left it', () => {
  const begun = beginning(at(6), [{ grade: 3, reviewedAt: at(15) }], { rows, standing })
  expect(begun.schedule).toMatchObject({ state: 'review', due: standing.dueAt, stability: 12.5, reps: 3 })
  expect([begun.answers.length, begun.first, begun.lastInReview]).toEqual([1, at(0), at(4)])
})

test('answers given here before the last one there are counted with those there, in order', () => {
  const begun = beginning(at(2), [{ grade: 1, reviewedAt: at(3) }], { rows, standing })
  expect(begun.schedule).toEqual(newSchedule(at(2)))
  expect(begun.answers.map(one => [one.grade, one.reviewedAt])).toEqual([
    [3, at(0)],
    [3, at(1)],
    [1, at(3)],
    [3, at(4)]
  ])
})

test('a card that was forgotten there is new, and no answer is lost', () => {
  const forgotten = { ...standing, state: 'new' as const, dueAt: null, lastReviewedAt: null, stability: 0 }
  const log = packLog([line(0, 3, 0), line(2, 0, 4, { factor: 0 })])
  const begun = beginning(at(6), [{ grade: 3, reviewedAt: at(7) }], { rows: log, standing: forgotten })
  expect([begun.schedule.state, begun.first, begun.answers.length]).toEqual(['new', null, 1])
})

test('the next answer after a brought schedule is that of FSRS from the same memory', () => {
  const options = { desiredRetention: 0.9, weights: null }
  const { schedule } = beginning(at(6), [], { rows, standing })
  const next = nextSchedule('card', schedule, 3, new Date(at(15)), options)
  expect(next.stability).toBeGreaterThan(12.5)
  expect(Date.parse(next.due)).toBeGreaterThan(Date.parse(at(15)) + 12 * DAY)
})
