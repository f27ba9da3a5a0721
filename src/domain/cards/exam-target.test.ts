import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aimAt, examFor, recallOnDay } from '#domain/cards/exam-target.ts'
import { newSchedule, nextSchedule, retrievability } from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule } from '#domain/schedule.ts'

const DAY = 86_400_000
const AT = Date.parse('2027-01-05T08:00:00.000Z')
const options = { desiredRetention: 0.9, weights: null }
const iso = (time: number): string => new Date(time).toISOString()

const history = fc
  .array(fc.record({ grade: fc.constantFrom<Grade>(1, 2, 3, 4), gap: fc.integer({ min: 60_000, max: 40 * DAY }) }), {
    minLength: 1,
    maxLength: 8
  })
  .map(steps => {
    let at = AT
    return steps.reduce(
      (card, { grade, gap }) => nextSchedule('card', card, grade, new Date((at += gap)), options),
      newSchedule(iso(AT))
    )
  })
const days = fc.integer({ min: -10, max: 250 })
const lastOf = (schedule: Schedule): number => Date.parse(schedule.lastReviewedAt ?? iso(AT))

test('an exam changes the due date alone, never to before the last answer, and never past the exam', () => {
  fc.assert(
    fc.property(history, days, fc.uuid(), (schedule, ahead, id) => {
      const exam = lastOf(schedule) + ahead * DAY + 3_600_000
      const aimed = aimAt(id, schedule, [iso(exam)], options)
      const { due, scheduledDays, ...memory } = aimed
      expect({ ...schedule, due, scheduledDays }).toEqual({ ...memory, due, scheduledDays })
      if (due === schedule.due) return
      expect(Date.parse(due)).toBeGreaterThan(lastOf(schedule))
      expect(Date.parse(due)).toBeLessThan(exam)
      // A card that waits for its last pass may fall below the wish by so much and no more.
      expect(retrievability(schedule, new Date(due), options)).toBeGreaterThan(0.83)
    })
  )
})

test('a card that is due after the exam by FSRS is known on the day, or asked before it', () => {
  fc.assert(
    fc.property(history, days, (schedule, ahead) => {
      const exam = lastOf(schedule) + ahead * DAY
      const aimed = aimAt('card', schedule, [iso(exam)], options)
      if (ahead < 2 || ahead > 180 || schedule.state !== 'review' || Date.parse(aimed.due) < exam) return
      expect(retrievability(aimed, new Date(exam), options)).toBeGreaterThanOrEqual(0.88)
    })
  )
})

test('without an exam to come, plain FSRS stands', () => {
  const card = nextSchedule('card', newSchedule(iso(AT)), 4, new Date(AT), options)
  expect(aimAt('card', card, [], options)).toBe(card)
  expect(aimAt('card', card, [iso(AT - DAY)], options)).toBe(card)
  expect(aimAt('card', card, [iso(AT + 400 * DAY)], options)).toBe(card)
  expect(examFor(newSchedule(iso(AT)), [iso(AT + DAY)])).toBeNull()
})

test('of two papers the first one after the last answer counts', () => {
  const card = nextSchedule('card', newSchedule(iso(AT)), 4, new Date(AT), options)
  expect(examFor(card, [iso(AT - DAY), iso(AT + 9 * DAY), iso(AT + 20 * DAY)])).toBe(iso(AT + 9 * DAY))
})

test('recall on the day is null where nothing is known, else at least what the card has without another answer', () => {
  const now = new Date(AT + DAY)
  expect(recallOnDay('card', newSchedule(iso(AT)), [iso(AT + 9 * DAY)], now, options)).toBeNull()
  fc.assert(
    fc.property(history, fc.integer({ min: 2, max: 100 }), (schedule, ahead) => {
      const today = new Date(lastOf(schedule) + DAY)
      const exam = today.getTime() + ahead * DAY
      expect(recallOnDay('card', schedule, [], today, options)).toBeNull()
      const recall = recallOnDay('card', schedule, [iso(exam)], today, options) ?? 0
      expect(recall).toBeGreaterThanOrEqual(retrievability(schedule, new Date(exam), options) - 1e-9)
      expect(recall).toBeLessThanOrEqual(1)
    })
  )
})

test('the last pass is never on the day of the exam: a whole day lies between', () => {
  fc.assert(
    fc.property(history, fc.double({ min: 2, max: 179, noNaN: true }), fc.uuid(), (schedule, ahead, id) => {
      const exam = lastOf(schedule) + Math.round(ahead * DAY)
      const aimed = aimAt(id, schedule, [iso(exam)], options)
      if (aimed.due !== schedule.due) expect(exam - Date.parse(aimed.due)).toBeGreaterThanOrEqual(DAY)
    }),
    { numRuns: 2000 }
  )
})

test('the last passes of many cards are spread over the last week before the exam', () => {
  const learnt = nextSchedule('card', newSchedule(iso(AT)), 4, new Date(AT), options)
  const card = { ...learnt, state: 'review' as const, stability: 25, due: iso(AT + 25 * DAY) }
  const exam = AT + 24 * DAY
  const days = Array.from({ length: 60 }, (_, at) => {
    const { due } = aimAt(((at + 1) * 2_654_435_761).toString(16), card, [iso(exam)], options)
    return Math.floor((exam - Date.parse(due)) / DAY)
  })
  expect(new Set(days).size).toBeGreaterThan(4)
  expect(Math.max(...days)).toBeLessThanOrEqual(7)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(1)
})

test('an exam that was going on when the card was answered is over for it', () => {
  const card = nextSchedule('card', newSchedule(iso(AT)), 4, new Date(AT), options)
  expect(examFor(card, [iso(AT), iso(AT + 9 * DAY)])).toBe(iso(AT + 9 * DAY))
})
