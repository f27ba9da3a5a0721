import type { ScheduleRow } from '#data/device/database.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { scheduleRow, schedulerOptions } from '#data/entities/schedules.ts'
import { workspace } from '#data/read/workspace.ts'
import { auditing, type Audit } from '#domain/history/audit.ts'
import type { CardHistory } from '#domain/history/join.ts'
import { gradedLines } from '#domain/history/kept-answers.ts'
import { lastOfLog, unpackLog } from '#domain/history/packed-log.ts'
import { studyDay, studyDayEnd } from '#domain/study-day.ts'
import { givingWay } from '#lib/async/giving-way.ts'

const AT_ONCE = 250

/** A card of a file with the log that it has here, or will have. */
export interface AuditedRow {
  /** Null while it is not here. */
  readonly id: string | null
  readonly front: string
  readonly group: string
  readonly suspended: boolean
  readonly buriedUntil: string | null
  /** Of the file; null where it has none. */
  readonly brought: CardHistory | null
  readonly isCut: boolean
  readonly history: CardHistory | null
}

const inFuture = (row: AuditedRow, at: string): Row<'cards'> =>
  ({
    id: row.front,
    group_id: row.group,
    created_at: at,
    suspended: row.suspended,
    buried_until: row.buriedUntil
  }) as Row<'cards'>

const dueIn = ({ queue, due, schedule }: ScheduleRow): string | null =>
  queue === 'new' || schedule.state === 'new' ? null : due

/**
 * Counts what the cards of a file are here, by the same rules as the queue; `isIn`: from the schedules that lie here,
 * else from those that they would have. Null when it was stopped.
 */
export async function auditCards(
  rows: readonly AuditedRow[],
  now: Date,
  isIn: boolean,
  signal: AbortSignal
): Promise<Audit | null> {
  const { db } = workspace()
  const [stored] = await db.preferences.toArray()
  const { timeZone, dayStartsAt } = preferenceDefaults()
  const [zone, hour] = [stored?.time_zone ?? timeZone, stored?.day_starts_at ?? dayStartsAt]
  const options = schedulerOptions(stored)
  const today = studyDay(now, zone, hour)
  const { add, audit } = auditing(studyDayEnd(now, zone, hour).toISOString())
  const rest = givingWay()
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const ids = some.flatMap(({ id }) => id ?? [])
    const [cards, schedules, reviews] = await Promise.all([
      db.cards.bulkGet(ids),
      isIn ? db.schedules.bulkGet(ids) : [],
      db.reviews.where('card_id').anyOf(ids).toArray()
    ])
    if (signal.aborted) return null
    const here = new Map(cards.flatMap(card => (isLiving(card) ? [[card.id, card] as const] : [])))
    const now_ = new Map(schedules.flatMap(row => (row ? [[row.card_id, row] as const] : [])))
    const answered = Map.groupBy(reviews, ({ card_id }) => card_id)
    for (const row of some) {
      const card = row.id === null ? inFuture(row, now.toISOString()) : here.get(row.id)
      if (!card) continue
      const { history, brought } = row
      const log = history && ({ log: { rows: history.rows }, standing: history.standing, deleted_at: null } as unknown)
      const own = row.id === null ? [] : (answered.get(row.id) ?? [])
      const plain = scheduleRow(card, own, options, [], (log ?? undefined) as Row<'histories'> | undefined)
      add({
        front: row.front,
        group: row.group,
        answers: history ? gradedLines(unpackLog(history.rows)).length : 0,
        standing: brought?.standing ?? null,
        isCut: row.isCut,
        isLaterHere: brought !== null && history !== null && lastOfLog(history.rows) > lastOfLog(brought.rows),
        isAsked: !card.suspended && (card.buried_until === null || card.buried_until <= today),
        due: dueIn((row.id !== null && now_.get(row.id)) || plain),
        dueWithoutExams: dueIn(plain)
      })
      await rest()
    }
  }
  return audit()
}
