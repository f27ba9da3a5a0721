import { $preferences } from '#data/write/preferences.ts'
import { spreadOverdue } from '#domain/cards/backlog.ts'
import { addDays, studyDay, studyDayStart } from '#domain/study-day.ts'
import { onceReady } from '#stores/once-ready.ts'
import { changeCards } from '#tools/notetaker/cards-list/bulk.store.ts'
import { allEntries } from '#tools/notetaker/cards-list/list.store.ts'

/** Gives every overdue card a day within the next `days`; those of today stay as they are. */
export async function spreadLate(days: number): Promise<void> {
  const { timeZone, dayStartsAt, desiredRetention, fsrsWeights } = await onceReady($preferences)
  const now = new Date()
  const today = studyDay(now, timeZone, dayStartsAt)
  const begins = studyDayStart(today, timeZone, dayStartsAt).toISOString()
  const late = [...allEntries()].filter(
    ({ schedule, suspended, buriedUntil }) =>
      schedule.state !== 'new' && schedule.due < begins && !suspended && !(buriedUntil !== null && buriedUntil > today)
  )
  const day = spreadOverdue(late, days, now, { desiredRetention, weights: fsrsWeights })
  const later = late.filter(({ id }) => (day.get(id) ?? 0) > 0)
  await changeCards(
    later.map(({ id }) => id),
    ({ id }) => ({ buriedUntil: addDays(today, day.get(id) ?? 0) })
  )
}
