import { LOG_KINDS, type LogEntry } from '#data/read/study/log.ts'
import type { Credit, DayClock } from '#domain/progress/counted-once.ts'
import { studyDay } from '#domain/study-day.ts'

export interface ShownEntry {
  readonly entry: LogEntry
  /** What counts of it on this day: less than it took where something else ran as well. */
  readonly seconds: number
  /** What of it counts as something else, that ran at the same time. */
  readonly elsewhere: { readonly seconds: number; readonly as: LogEntry } | null
}

/** Less is rounding. */
const LEAST = 30

/** What the minutes of an entry count as, where they do not count as itself. */
function countsAs(entry: LogEntry, all: readonly LogEntry[]): LogEntry | undefined {
  const rank = ({ kind }: LogEntry): number => LOG_KINDS.indexOf(kind)
  return all
    .filter(other => other.id !== entry.id && other.from < entry.to && other.to > entry.from)
    .sort((a, b) => rank(a) - rank(b))[0]
}

/** Each entry on its days, the first one first: also one of which nothing counts, because all of it counts as another. */
export function shownByDay(
  all: readonly LogEntry[],
  credits: readonly Credit[],
  clock: DayClock
): ReadonlyMap<string, readonly ShownEntry[]> {
  const byEntry = Map.groupBy(credits, ({ id }) => id)
  const shown = all.flatMap(entry => {
    const day = studyDay(new Date(entry.from), clock.timeZone, clock.dayStartsAt)
    const own = byEntry.get(entry.id) ?? [{ id: entry.id, day, seconds: 0 }]
    const lost = entry.seconds - own.reduce((sum, { seconds }) => sum + seconds, 0)
    const as = lost < LEAST ? undefined : countsAs(entry, all)
    const elsewhere = as ? { seconds: lost, as } : null
    return own.map((credit, index) => ({
      day: credit.day,
      shown: { entry, seconds: credit.seconds, elsewhere: index === 0 ? elsewhere : null }
    }))
  })
  const byDay = Map.groupBy(shown, ({ day }) => day)
  return new Map([...byDay].map(([day, list]) => [day, list.map(one => one.shown)]))
}
