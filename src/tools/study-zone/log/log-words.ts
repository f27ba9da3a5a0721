import type { LogEntry } from '#data/read/study/log.ts'
import { m } from '#messages/generated/messages.js'
import type { LogNames } from '#tools/study-zone/log/log.store.ts'

const KINDS = {
  review: m.zone_log_kind_review,
  quiz: m.zone_log_kind_quiz,
  paper: m.zone_log_kind_paper,
  timer: m.zone_log_kind_timer,
  hand: m.zone_log_kind_hand
}

export const kindWords = ({ kind }: LogEntry): string => KINDS[kind]()

export const subjectOf = ({ subjectId }: Pick<LogEntry, 'subjectId'>, { subjects }: LogNames): string =>
  subjectId === null ? '' : (subjects.get(subjectId)?.name ?? '')

/** What it was called then, or what its subject and kind say. */
export function entryTitle(entry: LogEntry, names: LogNames): string {
  if (entry.title.trim() !== '') return entry.title
  if (entry.count !== null) return m.zone_log_cards({ count: entry.count })
  return subjectOf(entry, names) || kindWords(entry)
}
