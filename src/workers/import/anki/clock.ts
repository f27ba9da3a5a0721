import type { AnkiTimes } from '#domain/history/anki-card.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { addDays, studyDay, studyDayEnd, studyDayStart } from '#domain/study-day.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { wordsOf, type Collection } from '#workers/import/anki/sqlite.ts'

/** Of the student, from the page. */
export interface Wishes extends SchedulerOptions {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
  readonly dayStartsAt: number
}

export interface AnkiClock extends AnkiTimes {
  /** The collection's day, counted from its first, and its date. */
  readonly today: number
  readonly dateOfToday: string
  /** When its own day of now ends, in milliseconds. */
  readonly endsAt: number
  /** The study day of the last change: what was buried is buried up to its end. */
  readonly changedOn: string
}

const DAY = 86_400_000
/** Hour at which a day begins in Anki where nothing else is set. */
const ROLLOVER = 4
/** The year 3000, in seconds. */
const LATEST = 32_503_680_000

type Settings = Readonly<Record<string, unknown>>

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(json instanceof Uint8Array ? new TextDecoder().decode(json) : String(json))
  } catch {
    return null
  }
}

/** Since schema 15 a table, before that one JSON. */
function settingsOf({ rows, tables }: Collection): Settings {
  if (tables.has('config')) {
    const read = [...rows("SELECT key, val FROM config WHERE key IN ('creationOffset', 'rollover')")]
    return Object.fromEntries(read.map(([key, value]) => [wordsOf(key), parsed(value)]))
  }
  const conf = parsed(wordsOf(rows('SELECT conf FROM col').next().value?.[0]))
  return isRecord(conf) ? conf : {}
}

const numberIn = (settings: Settings, name: string): number | null => {
  const value = settings[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const isInstant = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds > 0 && seconds < LATEST
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/**
 * The days of a collection: its first is the date on which it was made, on the wall it was made at (rslib
 * scheduler/timing.rs). A due day is the student's study day of that date.
 */
export function clockOf(collection: Collection, { now, timeZone, dayStartsAt }: Wishes): AnkiClock {
  const [made, changed] = (collection.rows('SELECT crt, mod FROM col').next().value ?? []).map(Number)
  const settings = settingsOf(collection)
  const offset = numberIn(settings, 'creationOffset')
  const west = offset === null ? null : Math.min(1380, Math.max(-1380, offset))
  const rollover = Math.min(23, Math.max(0, Math.trunc(numberIn(settings, 'rollover') ?? ROLLOVER)))
  const madeAt = new Date(isInstant(made) ? made * 1000 : 0)
  const madeOn =
    west === null
      ? studyDay(madeAt, timeZone, 0)
      : new Date(madeAt.getTime() - west * 60_000).toISOString().slice(0, 10)
  const starts = new Map<number, string>()
  const dayStart = (day: number): string => {
    const known = starts.get(day) ?? studyDayStart(addDays(madeOn, day), timeZone, dayStartsAt).toISOString()
    starts.set(day, known)
    return known
  }
  const at = new Date(now)
  const dateOfToday = studyDay(at, timeZone, rollover)
  return {
    dayStart,
    dayEndsAt: studyDayEnd(at, timeZone, dayStartsAt).getTime(),
    today: Math.max(0, daysBetween(madeOn, dateOfToday)),
    dateOfToday,
    endsAt: studyDayEnd(at, timeZone, rollover).getTime(),
    changedOn: studyDay(new Date(isInstant((changed ?? 0) / 1000) ? (changed ?? now) : now), timeZone, rollover)
  }
}
