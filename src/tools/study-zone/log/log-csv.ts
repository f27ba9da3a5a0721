import type { LogEntry } from '#data/read/study/log.ts'
import type { Credit } from '#domain/progress/counted-once.ts'
import { csvOf } from '#lib/values/csv.ts'
import { m } from '#messages/generated/messages.js'
import { entryTitle, kindWords, subjectOf } from '#tools/study-zone/log/log-words.ts'
import type { LogNames } from '#tools/study-zone/log/log.store.ts'
import { wallOf } from '#tools/study-zone/log/wall.ts'

/** The log as a table: a line an entry and study day; minutes are those that count (RFC 4180). */
export function logCsv(
  entries: readonly LogEntry[],
  credits: readonly Credit[],
  names: LogNames,
  zone: string
): string {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const head = [m.zone_csv_day(), m.zone_csv_from(), m.zone_csv_to(), m.zone_csv_minutes()]
  const more = [m.zone_csv_subject(), m.zone_csv_topic(), m.zone_csv_what(), m.zone_csv_kind()]
  const lines = credits.flatMap(({ id, day, seconds }) => {
    const entry = byId.get(id)
    if (!entry) return []
    const [from, to] = [wallOf(entry.from, zone), wallOf(entry.to, zone)]
    const minutes = String(Math.round(seconds / 6) / 10)
    const topic = entry.topicId === null ? '' : (names.topics.get(entry.topicId)?.name ?? '')
    const what = [subjectOf(entry, names), topic, entryTitle(entry, names), kindWords(entry)]
    return [[day, `${from.date} ${from.time}`, `${to.date} ${to.time}`, minutes, ...what]]
  })
  return csvOf([[...head, ...more], ...lines])
}
