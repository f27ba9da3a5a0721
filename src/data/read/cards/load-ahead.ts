import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { toColumns, type Row } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { DayCards } from '#domain/progress/load.ts'
import { studyDayEnd } from '#domain/study-day.ts'

const DAY = 86_400_000

/** Cards to come on the next study day, and on the next seven together. Cards learnt by then and asked again are not in it. */
export interface LoadAhead {
  readonly tomorrow: DayCards
  readonly week: DayCards
}

/** Counts on the index alone. */
export async function loadAhead(now: Date): Promise<LoadAhead> {
  const { db } = workspace()
  const [stored] = await db.preferences.toArray()
  const wishes = stored ?? (toColumns(preferenceDefaults()) as Row<'preferences'>)
  const ends = studyDayEnd(now, wishes.time_zone, wishes.day_starts_at)
  const untilDay = (days: number): string => new Date(ends.getTime() + days * DAY).toISOString()
  const count = (queue: 'learning' | 'review' | 'new', from: string, to: string) =>
    db.schedules.where('[queue+due]').between([queue, from], [queue, to]).count()
  const fresh = await count('new', '', '\uffff')
  const cards = async (days: number): Promise<DayCards> => {
    const [learning, due] = await Promise.all([
      count('learning', '', untilDay(days)),
      count('review', '', untilDay(days))
    ])
    return {
      learning,
      due: Math.min(due, wishes.reviews_per_day * days),
      new: Math.min(fresh, wishes.new_per_day * days)
    }
  }
  const [tomorrow, week] = await Promise.all([cards(1), cards(7)])
  return { tomorrow, week }
}
