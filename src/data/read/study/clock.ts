import { clockAbout, clockLength, clockWhat, type ClockAbout } from '#contract/clock.ts'
import type { Activity, ClockEvent } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Run } from '#domain/clock/run.ts'
import { idsSince } from '#lib/ids.ts'

/** A device that was not opened for longer than this leaves what its clock did then out of the log. */
const REMEMBERED = 30 * 86_400_000

/** A run of the clock with what it is for. */
export interface StudyRun extends Run {
  readonly about: ClockAbout
}

function runOf(id: string, rows: readonly ClockEvent[]): StudyRun | null {
  const abouts = rows.flatMap(({ kind, about }) => (kind === 'start' ? [clockAbout.safeParse(about)] : []))
  const about = abouts.find(({ success }) => success)?.data
  // Of another version: its minutes are told by the device that began it.
  if (!about) return null
  const events = rows.map(({ id: eventId, kind, happenedAt, seconds, about: more }) => {
    const length = kind === 'extra' && more !== null ? clockLength.safeParse(more).data : undefined
    return { id: eventId, kind, happenedAt, seconds, work: length?.work ?? null }
  })
  const whats = rows
    .filter(({ kind, about: more }) => kind === 'extra' && more !== null)
    .flatMap(({ id: eventId, happenedAt, about: more }) => {
      const { data } = clockWhat.safeParse(more)
      return data ? [{ id: eventId, happenedAt, what: data.what }] : []
    })
    .sort((a, b) => (a.happenedAt === b.happenedAt ? (a.id < b.id ? -1 : 1) : a.happenedAt < b.happenedAt ? -1 : 1))
  return { id, work: about.work, rest: about.rest, events, about: { ...about, ...whats.at(-1)?.what } }
}

async function readRuns(db: Database): Promise<StudyRun[]> {
  const rows = await db.clock_events
    .where('timer')
    .aboveOrEqual(idsSince(Date.now() - REMEMBERED))
    .toArray()
  const events = rows.filter(isLiving).map(row => fromRow('clock_events', row))
  return [...Map.groupBy(events, ({ timer }) => timer ?? '')].flatMap(([id, own]) => runOf(id, own) ?? [])
}

/** What the student's clock did in these weeks, on all devices. */
export const $runs = live(readRuns)

/** As they lie on the disk now. */
export const readRunsNow = (): Promise<StudyRun[]> => readRuns(workspace().db)

/** What the log holds of these stretches; null of one that was corrected since. */
export async function loggedAmong(ids: readonly string[]): Promise<ReadonlyMap<string, Activity | null>> {
  const { activities } = workspace().db
  const [rows, corrections] = await Promise.all([
    activities.bulkGet([...ids]),
    activities.where('replaces').anyOf(ids).toArray()
  ])
  const corrected = new Set(corrections.map(({ replaces }) => replaces))
  return new Map(
    rows.flatMap(row => (row ? [[row.id, corrected.has(row.id) ? null : fromRow('activities', row)] as const] : []))
  )
}
