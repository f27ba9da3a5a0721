import { LOG_KINDS, type LogEntry } from '#data/read/study/log.ts'
import { countedOnce, type Credit, type DayClock } from '#domain/progress/counted-once.ts'

/** Seconds of each entry on each day, no moment twice. */
export function creditsOf(entries: readonly LogEntry[], clock: DayClock): Credit[] {
  return countedOnce(
    entries.map(({ id, from, to, seconds, kind }) => ({
      id,
      from,
      to: Math.max(to, from + 1),
      seconds,
      rank: LOG_KINDS.indexOf(kind)
    })),
    clock
  )
}
