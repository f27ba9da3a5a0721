import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toColumns, type Row } from '#data/device/rows.ts'
import { scheduleRow } from '#data/entities/schedules.ts'
import { packLog } from '#domain/history/packed-log.ts'
import type { Grade } from '#domain/schedule.ts'
import { newId } from '#lib/ids.ts'

const AT = '2026-11-01T08:00:00.000Z'
const DAY = 86_400_000
const options = { desiredRetention: 0.9, weights: null }
const card = {
  id: 'card',
  group_id: 'group',
  created_at: AT,
  suspended: false,
  buried_until: null
} as Row<'cards'>

let made = 0
function review(grade: Grade, after: number, change: Partial<Row<'reviews'>> = {}): Row<'reviews'> {
  const reviewed_at = new Date(Date.parse(AT) + after).toISOString()
  const base = { id: `review-${(made += 1)}`, rev: 1, created_at: reviewed_at, updated_at: AT, deleted_at: null }
  return { ...base, card_id: 'card', grade, reviewed_at, duration_ms: 1, ...change }
}

// Few instants for many answers: two devices that answer in one millisecond are common here.
const log = fc.array(
  fc.record({ grade: fc.constantFrom<Grade>(1, 2, 3, 4), after: fc.constantFrom(0, 1, DAY, 9 * DAY) }),
  { minLength: 2, maxLength: 8 }
)

test('the schedule does not depend on the order in which devices deliver answers, those of one millisecond included', () => {
  fc.assert(
    fc.property(log, fc.infiniteStream(fc.nat()), (answers, keys) => {
      const rows = answers.map(({ grade, after }) => review(grade, after))
      const shuffled = rows
        .map(row => [keys.next().value, row] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, row]) => row)
      expect(scheduleRow(card, shuffled, options)).toEqual(scheduleRow(card, rows, options))
    })
  )
})

test('of two answers in one millisecond the lower grade counts first', () => {
  const [easy, again] = [review(4, DAY), review(1, DAY)]
  const { schedule } = scheduleRow(card, [easy, again], options)
  const lowerFirst = scheduleRow(card, [review(1, DAY), review(4, DAY + 1)], options).schedule
  expect(schedule.state).toBe(lowerFirst.state)
  expect(schedule.scheduledDays).toBe(lowerFirst.scheduledDays)
  const higherFirst = scheduleRow(card, [review(4, DAY), review(1, DAY + 1)], options).schedule
  expect(schedule.scheduledDays).not.toBe(higherFirst.scheduledDays)
})

test('answers that count as given at one time keep the order of their own clock', () => {
  const heard = { created_at: AT }
  const [first, second] = [review(4, 400 * DAY, heard), review(1, 401 * DAY, heard)]
  const capped = new Date(Date.parse(AT) + DAY).toISOString()
  const { schedule, last_reviewed_at, first_reviewed_at } = scheduleRow(card, [second, first], options)
  expect([last_reviewed_at, first_reviewed_at]).toEqual([capped, capped])
  // A lapse after an easy answer; the other way round there is none.
  expect(schedule.lapses).toBe(1)
})

test('an answer that the server has not heard of yet is taken by the clock of this device', () => {
  const own = review(3, 400 * DAY, { rev: 0, created_at: AT })
  expect(scheduleRow(card, [own], options).last_reviewed_at).toBe(own.reviewed_at)
})

test('an undone answer does not count, and a suspended card stands in no queue', () => {
  const undone = review(1, 2 * DAY, { deleted_at: AT })
  expect(scheduleRow(card, [review(3, DAY), undone], options)).toEqual(scheduleRow(card, [review(3, DAY)], options))
  expect(scheduleRow({ ...card, suspended: true }, [review(3, DAY)], options).queue).toBe('hidden')
  expect(scheduleRow(card, [], options)).toMatchObject({ queue: 'new', first_reviewed_at: null, last_reviewed_at: '' })
})

test('only an answer to a card in review counts against the day’s limit of reviews', () => {
  const learning = scheduleRow(card, [review(3, 0)], options)
  expect(learning).toMatchObject({ queue: 'learning', answered_in_review_at: null })
  const [easy, later] = [review(4, 0), review(3, 30 * DAY)]
  expect(scheduleRow(card, [easy], options).answered_in_review_at).toBeNull()
  expect(scheduleRow(card, [easy, later], options).answered_in_review_at).toBe(later.reviewed_at)
  expect(scheduleRow(card, [easy, review(1, 30 * DAY)], options).queue).toBe('learning')
})

test('the log of another program and the answers given here make one schedule', () => {
  const standing = {
    ...{ v: 1 as const, state: 'review' as const, from: 'file' as const, learningStep: 0, ease: 2500 },
    ...{ stability: 20, difficulty: 5, interval: 20, reps: 4, lapses: 1 },
    dueAt: new Date(Date.parse(AT) + 30 * DAY).toISOString(),
    lastReviewedAt: new Date(Date.parse(AT) + 10 * DAY).toISOString()
  }
  const there = { at: Date.parse(AT) + 10 * DAY, grade: 3, interval: 20, before: 8, factor: 2500, took: 1, kind: 1 }
  const log = { v: 1 as const, program: 'anki' as const, rows: packLog([there]) }
  const row = { ...toColumns({ cardId: newId(), log, standing }), id: newId(), rev: 0, deleted_at: null }
  const history = row as unknown as Row<'histories'>
  expect(scheduleRow(card, [], options, [], history)).toMatchObject({
    queue: 'review',
    due: standing.dueAt,
    last_reviewed_at: standing.lastReviewedAt,
    answered_in_review_at: standing.lastReviewedAt,
    schedule: { stability: 20, lapses: 1 }
  })
  const answered = scheduleRow(card, [review(3, 30 * DAY)], options, [], history)
  expect(answered.schedule.reps).toBe(5)
  expect(answered.schedule.stability).toBeGreaterThan(20)
  expect(scheduleRow(card, [], options, [], { ...history, deleted_at: AT }).queue).toBe('new')
})
