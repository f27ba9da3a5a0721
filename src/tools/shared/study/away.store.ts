import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import type { TimeSpan } from '#domain/clock/run.ts'
import { workWithin } from '#domain/clock/stretches.ts'
import { isRecord } from '#lib/values/is-record.ts'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'

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

/** Looks whether the device slept since it was last awake, and says that it is awake. Called while the clock runs. */
export function watchAway({ run, view }: StudyStanding, now: number): void {
  const [awake, asked] = [$awake.get(), $stored.get()]
  if (asked !== null && asked.runId !== run.id) $stored.set(null)
  if (now - awake < SAYS_SO && now >= awake) return
  $awake.set(now)
  const from = Math.max(awake, view.startedAt)
  const minutes = Math.round(workWithin(view.work, { from, to: now }) / 60_000)
  if (awake > 0 && now - from > ASLEEP && minutes > 0) $stored.set({ runId: run.id, from, to: now, minutes })
}
