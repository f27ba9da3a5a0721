import { BY_HAND, type LogEntry } from '#data/read/study/log.ts'
import { corrections, type ActivityFields, type LoggedActivity } from '#data/write/study/corrections.ts'
import { saveAll } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { dismiss } from '#stores/notices.ts'
import { weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import type { TypedEntry } from '#tools/study-zone/log/entry-check.ts'

const MINUTE = 60_000

function loggedOf(entry: LogEntry): LoggedActivity {
  const { id, tool, title, subjectId, topicId, refKind, refId, blockId, from, to, seconds } = entry
  const [startedAt, endedAt] = [new Date(from).toISOString(), new Date(to).toISOString()]
  return { id, fields: { tool, title, subjectId, topicId, refKind, refId, blockId, startedAt, endedAt, seconds } }
}

async function correct(before: readonly LogEntry[], after: readonly ActivityFields[], said: string): Promise<number> {
  const { changes, back } = corrections(before.map(loggedOf), after)
  await saveAll(changes)
  return offerUndo(said, m.zone_log_undo(), back)
}

/** What the last entry by hand said: many added one after the other would cover the page. */
let added = 0

interface Times {
  readonly from: number
  readonly to: number
}

const spanOf = ({ from, to }: Times) => {
  return { startedAt: new Date(from).toISOString(), endedAt: new Date(to).toISOString() }
}

const secondsOf = ({ from, to }: Times): number => Math.round((to - from) / 1000)

export async function addEntry({ title, subjectId }: TypedEntry, times: Times, day: string): Promise<void> {
  const of = { tool: 'study-zone', topicId: null, refKind: BY_HAND, refId: null, blockId: null }
  const fields = { ...of, title: title.trim(), subjectId, ...spanOf(times), seconds: secondsOf(times) }
  dismiss(added)
  added = await correct([], [fields], m.zone_log_added({ day: weekdayDay(day) }))
}

const isSameMinute = (one: number, other: number): boolean => Math.floor(one / MINUTE) === Math.floor(other / MINUTE)

/** Where its times stay as they are, so does what was studied within them. */
export async function changeEntry(entry: LogEntry, { title, subjectId }: TypedEntry, times: Times): Promise<void> {
  const { fields } = loggedOf(entry)
  const isSame = isSameMinute(times.from, entry.from) && isSameMinute(times.to, entry.to)
  const span = isSame ? {} : { ...spanOf(times), seconds: secondsOf(times) }
  const topicId = subjectId === entry.subjectId ? fields.topicId : null
  await correct([entry], [{ ...fields, title: title.trim(), subjectId, topicId, ...span }], m.zone_log_changed())
}

export async function removeEntry(entry: LogEntry): Promise<void> {
  await correct([entry], [], m.zone_log_removed())
}

/** In two at that moment, each with its share of what was studied. */
export async function splitEntry(entry: LogEntry, middle: number): Promise<void> {
  const { fields } = loggedOf(entry)
  const share = (middle - entry.from) / (entry.to - entry.from)
  // Of 0 seconds it would be taken out.
  const first = Math.min(fields.seconds - 1, Math.max(1, Math.round(fields.seconds * share)))
  await correct(
    [entry],
    [
      { ...fields, ...spanOf({ from: entry.from, to: middle }), seconds: first },
      { ...fields, ...spanOf({ from: middle, to: entry.to }), seconds: fields.seconds - first }
    ],
    m.zone_log_split_done()
  )
}

/** Of one thing, with a short time between them. */
const NEAR = 15 * MINUTE

/** Whether one is what the other was interrupted in. */
export const canJoin = (entry: LogEntry, next: LogEntry): boolean =>
  next.title === entry.title && next.subjectId === entry.subjectId && next.from - entry.to <= NEAR

/** Two that follow one another as one; the time between them is no study. */
export async function joinEntries(entry: LogEntry, next: LogEntry): Promise<void> {
  const { fields } = loggedOf(entry)
  const to = Math.max(entry.to, next.to)
  const seconds = Math.min(fields.seconds + next.seconds, secondsOf({ from: entry.from, to }))
  const joined = { ...fields, ...spanOf({ from: entry.from, to }), seconds }
  await correct([entry, next], [joined], m.zone_log_joined())
}
