import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import type { StudyRun } from '#data/read/study/clock.ts'
import type { RunStanding, TimeSpan } from '#domain/clock/run.ts'
import { workWithin } from '#domain/clock/stretches.ts'
import { isRecord } from '#lib/values/is-record.ts'

/** The clock ran, and no page of this device was awake. */
export interface Away extends TimeSpan {
  readonly runId: string
  /** Minutes of work within it. */
  readonly minutes: number
}

/** A page that is hidden is woken once a minute; what sleeps longer was shut. */
const ASLEEP = 300_000
/** How often a page that is awake says so. */
const SAYS_SO = 15_000

function decode(stored: string): Away | null {
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) && typeof value['runId'] === 'string' ? (value as unknown as Away) : null
  } catch {
    return null
  }
}

const $stored = persistentAtom<Away | null>(`${site.slug}-away`, null, { encode: JSON.stringify, decode })
const $awake = persistentAtom(`${site.slug}-awake`, 0, { encode: String, decode: Number })

/** What the student is asked about; it outlives a reload. */
export const $away: ReadableAtom<Away | null> = $stored

export const forgetAway = (): void => $stored.set(null)

/** Of the work of a run that this device saw begin: what lies in a time in which no page of it was awake. */
function awayOf({ run, view }: RunStanding<StudyRun>, now: number): Away | null {
  const from = $awake.get()
  const minutes = Math.round(workWithin(view.work, { from, to: now }) / 60_000)
  if (from < view.startedAt || now - from <= ASLEEP || minutes === 0) return null
  return { runId: run.id, from, to: Math.min(now, view.work.at(-1)?.to ?? now), minutes }
}

/** Looks whether the device slept since it was last awake, and says that it is awake. Called while the clock runs. */
export function watchAway(standing: RunStanding<StudyRun>, now: number): void {
  const { run, view } = standing
  const [awake, asked] = [$awake.get(), $stored.get()]
  if (asked !== null && asked.runId !== run.id) $stored.set(null)
  if (now - awake < SAYS_SO && now >= awake && awake >= view.startedAt) return
  const away = awayOf(standing, now)
  $awake.set(now)
  if (away) $stored.set(away)
}

/** The same of a run that came to its end meanwhile; null where somebody ended it. */
export function wasAway(standing: RunStanding<StudyRun>, now: number): Away | null {
  const { run } = standing
  const asked = $stored.get()
  if (asked?.runId === run.id) return asked
  const away = run.events.some(({ kind }) => kind === 'submit') ? null : awayOf(standing, now)
  if (away) $stored.set(away)
  return away
}
