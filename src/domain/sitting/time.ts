import { durationOf, type ClockEvent } from '#domain/progress/duration.ts'

export interface SittingTerms {
  /** Minutes to write in, before extra time; null for no limit. */
  readonly minutes: number | null
  readonly readingMinutes: number
  readonly extraPercent: number
  /** When the student began to write before the reading time was over. */
  readonly wroteAt: string | null
}

export interface SittingTime {
  readonly phase: 'ready' | 'reading' | 'writing' | 'overtime' | 'submitted'
  readonly isPaused: boolean
  /** Milliseconds left of the reading time. */
  readonly readingLeft: number
  /** Milliseconds of writing, pauses and reading time taken off. */
  readonly used: number
  /** Milliseconds to write in, extra time included; null for no limit. */
  readonly allowed: number | null
  /** Below 0 in overtime. */
  readonly left: number | null
  readonly startedAt: string | null
  readonly submittedAt: string | null
}

const MINUTE = 60_000

/** Where a sitting stands at `now`, from the clock events of all devices. */
export function sittingTime(events: readonly ClockEvent[], terms: SittingTerms, now: Date): SittingTime {
  const { minutes, readingMinutes, extraPercent, wroteAt } = terms
  const { state, elapsed, extra, startedAt, submittedAt } = durationOf(events, now)
  const reading = readingMinutes * MINUTE
  const began = wroteAt === null ? null : new Date(Math.min(Date.parse(wroteAt), now.getTime()))
  const read = began === null ? reading : Math.min(reading, durationOf(events.filter(isBefore(began)), began).elapsed)
  const used = Math.max(0, elapsed - read)
  const allowed = minutes === null ? null : minutes * MINUTE * (1 + extraPercent / 100) + extra * 1000
  const left = allowed === null ? null : allowed - used
  const open = elapsed < read ? 'reading' : left !== null && left <= 0 ? 'overtime' : 'writing'
  const phase = state === 'ready' || state === 'submitted' ? state : open
  return {
    phase,
    isPaused: state === 'paused',
    readingLeft: Math.max(0, read - elapsed),
    used,
    allowed,
    left,
    startedAt,
    submittedAt
  }
}

const isBefore =
  (moment: Date) =>
  ({ happenedAt }: ClockEvent): boolean =>
    Date.parse(happenedAt) <= moment.getTime()

export type Milestone = 'half' | 'quarter-hour' | 'five-minutes' | 'time-up'

/** When each is said: at a share or at a number of milliseconds left, and only where it lies within the paper. */
function milestones(allowed: number): readonly (readonly [Milestone, number])[] {
  const all = [
    ['half', allowed / 2],
    ['quarter-hour', 15 * MINUTE],
    ['five-minutes', 5 * MINUTE],
    ['time-up', 0]
  ] as const
  return all.filter(([name, at]) => name === 'half' || at < allowed / 2)
}

/** The last milestone that was passed while the time left went from `before` to `after`; null for none. */
export function milestonePassed(allowed: number, before: number, after: number): Milestone | null {
  const passed = milestones(allowed).filter(([, at]) => before > at && after <= at)
  return (
    passed.reduce<readonly [Milestone, number] | null>(
      (last, one) => (last === null || one[1] < last[1] ? one : last),
      null
    )?.[0] ?? null
  )
}
