import { m } from '#messages/generated/messages.js'
import { lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import type { ZoneDay } from '#tools/study-zone/day.store.ts'

/** `4:00` */
export const hourWords = (dayStartsAt: number): string =>
  `${Math.floor(dayStartsAt)}:${String(Math.round((dayStartsAt % 1) * 60)).padStart(2, '0')}`

/** When a day ends, for who may not expect it; empty where it ends at midnight. */
export const dayEndWords = (dayStartsAt: number): string =>
  dayStartsAt === 0 ? '' : m.zone_day_ends({ hour: hourWords(dayStartsAt) })

/** The day at the head of the desk. The plan's days end at midnight: from then on its minutes are of another day. */
export function deskFacts({ now, minutes }: Pick<PlannedDay, 'now' | 'minutes'>, zone: ZoneDay | null): string {
  if (zone && zone.today !== now.today) return `${weekdayDay(zone.today)}. ${dayEndWords(zone.clock.dayStartsAt)}`
  if (minutes.planned === 0) return weekdayDay(now.today)
  const [done, planned] = [lengthWords(minutes.done), lengthWords(minutes.planned)]
  return m.main_minutes_done({ day: weekdayDay(now.today), done, planned })
}
