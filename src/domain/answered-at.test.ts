import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredAt } from '#domain/answered-at.ts'
import { replay } from '#domain/schedule-fsrs.ts'
import type { Grade } from '#domain/schedule.ts'

const DAY = 86_400_000
const BEGIN = Date.UTC(2026, 0, 1)
const options = { desiredRetention: 0.9, weights: null }
const iso = (at: number) => new Date(at).toISOString()

/** Answers in the order in which they were given and the server heard of them; the device's clock is `ahead` throughout. */
const log = fc.record({
  ahead: fc.integer({ min: -400 * DAY, max: 4000 * DAY }),
  answers: fc.array(
    fc.record({
      wait: fc.integer({ min: 1, max: 30 * DAY }),
      grade: fc.constantFrom<Grade>(1, 2, 3, 4)
    }),
    { minLength: 1, maxLength: 8 }
  ),
  /** How long after the last answer the device meets the server. */
  later: fc.integer({ min: 0, max: 60 * DAY })
})

function heard({ ahead, answers, later }: typeof log extends fc.Arbitrary<infer Log> ? Log : never) {
  let at = BEGIN
  const given = answers.map(({ wait, grade }) => ({ grade, at: (at += wait) }))
  return given.map(({ grade, at: real }, index) => ({
    grade,
    said: iso(real + ahead),
    heardAt: iso(at + later + index)
  }))
}

test('whatever a device’s clock says, an answer counts at most a day after the server heard of it, and in its order', () => {
  fc.assert(
    fc.property(log, made => {
      const answers = heard(made)
      const counted = answers.map(({ said, heardAt }) => Date.parse(answeredAt(said, heardAt)))
      expect(counted).toEqual(counted.toSorted((a, b) => a - b))
      for (const [index, { heardAt }] of answers.entries())
        expect(counted[index]).toBeLessThanOrEqual(Date.parse(heardAt) + DAY)
      const reviews = answers.map(({ grade, said, heardAt }) => ({ grade, reviewedAt: answeredAt(said, heardAt) }))
      const { due, scheduledDays } = replay('a', iso(BEGIN), reviews, options)
      const last = Date.parse(answers.at(-1)?.heardAt ?? '')
      expect(Date.parse(due)).toBeLessThanOrEqual(last + (Math.max(scheduledDays, 1) + 1) * DAY)
    })
  )
})

test('a clock that is right, behind, or in another time zone is taken at its word', () => {
  fc.assert(
    fc.property(log, made => {
      for (const { said, heardAt } of heard({ ...made, ahead: Math.min(made.ahead, DAY) }))
        expect(answeredAt(said, heardAt)).toBe(said)
    })
  )
})

test('exactly a day ahead of the server is another time zone; a millisecond more is a wrong clock', () => {
  const heardAt = '2026-11-21T10:00:00.000Z'
  const edge = '2026-11-22T10:00:00.000Z'
  expect(answeredAt(edge, heardAt)).toBe(edge)
  expect(answeredAt('2026-11-22T10:00:00.001Z', heardAt)).toBe(edge)
  expect(answeredAt('2036-01-01T00:00:00.000Z', heardAt)).toBe(edge)
  expect(answeredAt('2016-01-01T00:00:00.000Z', heardAt)).toBe('2016-01-01T00:00:00.000Z')
})
