import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClockEvent } from '#domain/progress/duration.ts'
import { milestonePassed, sittingTime, type SittingTerms } from '#domain/sitting/time.ts'

const START = Date.parse('2027-05-12T08:00:00.000Z')
const at = (minute: number): Date => new Date(START + minute * 60_000)
const event = (kind: ClockEvent['kind'], minute: number, seconds: number | null = null): ClockEvent => {
  return { id: `${kind}-${minute}`, kind, happenedAt: at(minute).toISOString(), seconds }
}
const terms: SittingTerms = { minutes: 60, readingMinutes: 5, extraPercent: 25, wroteAt: null }
const MIN = 60_000

test('reading time, then writing time with its share more, then overtime', () => {
  const events = [event('start', 0)]
  expect(sittingTime(events, terms, at(2))).toMatchObject({
    phase: 'reading',
    readingLeft: 3 * MIN,
    used: 0,
    left: 75 * MIN
  })
  expect(sittingTime(events, terms, at(35))).toMatchObject({ phase: 'writing', used: 30 * MIN, left: 45 * MIN })
  expect(sittingTime(events, terms, at(80))).toMatchObject({ phase: 'overtime', left: 0 })
  expect(sittingTime(events, terms, at(90))).toMatchObject({ phase: 'overtime', left: -10 * MIN, used: 85 * MIN })
  const over = sittingTime([...events, event('submit', 70)], terms, at(999))
  expect(over).toMatchObject({ phase: 'submitted', used: 65 * MIN, left: 10 * MIN })
})

test('whoever begins to write early gives up the reading time and keeps the writing time', () => {
  const early = { ...terms, wroteAt: at(2).toISOString() }
  expect(sittingTime([event('start', 0)], early, at(3))).toMatchObject({ phase: 'writing', used: MIN, left: 74 * MIN })
  const ahead = { ...terms, wroteAt: at(30).toISOString() }
  expect(sittingTime([event('start', 0)], ahead, at(4)).phase, 'the clock of another device is ahead').toBe('writing')
})

test('a pause in the reading time or the writing time stops both', () => {
  const events = [event('start', 0), event('pause', 2), event('resume', 12)]
  expect(sittingTime(events.slice(0, 2), terms, at(9))).toMatchObject({ isPaused: true, readingLeft: 3 * MIN })
  expect(sittingTime(events, terms, at(15))).toMatchObject({ phase: 'writing', used: 0 })
})

test('time given back is time more; without a limit there is no overtime', () => {
  expect(sittingTime([event('start', 0), event('extra', 3, 600)], terms, at(65)).left).toBe(25 * MIN)
  expect(sittingTime([event('start', 0)], { ...terms, minutes: null }, at(9999))).toMatchObject({
    phase: 'writing',
    allowed: null,
    left: null
  })
})

const events = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('start', 'pause', 'resume', 'extra', 'submit'),
    happenedAt: fc.integer({ min: 0, max: 200 }).map(minute => at(minute).toISOString()),
    seconds: fc.integer({ min: 0, max: 600 })
  }),
  { selector: ({ id }) => id, maxLength: 10 }
)

test('the order of arrival changes nothing; reading and writing together are what ran', () => {
  fc.assert(
    fc.property(
      events,
      fc.option(fc.integer({ min: 0, max: 200 })),
      fc.integer({ min: 0, max: 300 }),
      (rows, wrote, now) => {
        const own = { ...terms, wroteAt: wrote === null ? null : at(wrote).toISOString() }
        const shown = sittingTime(rows, own, at(now))
        expect(sittingTime([...rows.toReversed(), ...rows], own, at(now))).toEqual(shown)
        expect(shown.used).toBeGreaterThanOrEqual(0)
        expect(shown.readingLeft === 0 || shown.used === 0).toBe(true)
        expect(shown.left).toBe((shown.allowed ?? 0) - shown.used)
      }
    ),
    { seed: 18, numRuns: 500 }
  )
})

test('each milestone is passed once on the way down, however long a sleep was', () => {
  const allowed = 90 * MIN
  expect(milestonePassed(allowed, 46 * MIN, 45 * MIN)).toBe('half')
  expect(milestonePassed(allowed, 15.01 * MIN, 15 * MIN)).toBe('quarter-hour')
  expect(milestonePassed(allowed, 20 * MIN, -60 * MIN), 'asleep past the end').toBe('time-up')
  expect(milestonePassed(allowed, 45 * MIN, 44 * MIN)).toBeNull()
  expect(milestonePassed(20 * MIN, 16 * MIN, 14 * MIN), 'more than half of a short paper').toBeNull()
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 180 }),
      fc.array(fc.integer({ min: 1, max: 1200 }), { maxLength: 300 }),
      (minutes, steps) => {
        let left = minutes * MIN
        const said: string[] = []
        for (const seconds of steps) {
          const name = milestonePassed(minutes * MIN, left, left - seconds * 1000)
          if (name) said.push(name)
          left -= seconds * 1000
        }
        expect(new Set(said).size).toBe(said.length)
        expect(said.includes('time-up')).toBe(left <= 0)
      }
    ),
    { seed: 18, numRuns: 200 }
  )
})
