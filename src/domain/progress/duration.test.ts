import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationOf, timeLeft, type ClockEvent } from '#domain/progress/duration.ts'

const START = Date.parse('2027-05-12T08:00:00.000Z')
const at = (second: number): Date => new Date(START + second * 1000)
const event = (kind: ClockEvent['kind'], second: number, seconds: number | null = null): ClockEvent => {
  return { id: `${kind}-${second}`, kind, happenedAt: at(second).toISOString(), seconds }
}

test('a pause does not run, extra time and the submit count', () => {
  const events = [event('start', 0), event('pause', 600), event('resume', 900), event('extra', 950, 120)]
  expect(durationOf(events, at(1000))).toMatchObject({ state: 'running', elapsed: 700_000, extra: 120 })
  const over = durationOf([...events, event('submit', 1200)], at(99_999))
  expect(over).toMatchObject({ state: 'submitted', elapsed: 900_000, submittedAt: at(1200).toISOString() })
  expect(timeLeft(over, 60, 25)).toBe(75 * 60_000 + 120_000 - 900_000)
})

test('a start on each of two devices is one start, and a pause on one of them is not lost', () => {
  const events = [event('start', 0), event('start', 30), event('pause', 60), event('resume', 90), event('resume', 95)]
  expect(durationOf(events, at(100)).elapsed).toBe(70_000)
})

test('nothing has happened, or only a pause', () => {
  expect(durationOf([], at(5))).toEqual({ state: 'ready', elapsed: 0, extra: 0, startedAt: null, submittedAt: null })
  expect(durationOf([event('pause', 1)], at(5))).toMatchObject({ state: 'ready', elapsed: 0 })
})

const some = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('start', 'pause', 'resume', 'extra', 'submit'),
    happenedAt: fc.integer({ min: 0, max: 5000 }).map(second => at(second).toISOString()),
    seconds: fc.integer({ min: 0, max: 600 })
  }),
  { selector: ({ id }) => id, maxLength: 14 }
)
const options = { seed: 12, numRuns: 500 }

test('the order of arrival and a double delivery change nothing; no more passes than the wall clock shows', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 6000 }), (events, second) => {
      const shown = durationOf(events, at(second))
      expect(durationOf([...events.toReversed(), ...events], at(second))).toEqual(shown)
      expect(shown.elapsed).toBeGreaterThanOrEqual(0)
      const first = Math.min(...events.map(({ happenedAt }) => Date.parse(happenedAt)))
      expect(shown.elapsed).toBeLessThanOrEqual(Math.max(0, at(second).getTime() - first))
    }),
    options
  )
})

test('time only goes forward, and stands still while it is paused or over', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 5001, max: 6000 }), (events, second) => {
      const [now, later] = [durationOf(events, at(second)), durationOf(events, at(second + 100))]
      expect(later.elapsed - now.elapsed).toBe(now.state === 'running' ? 100_000 : 0)
    }),
    options
  )
})
