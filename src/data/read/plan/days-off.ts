import { isChristmasOff } from '#domain/days-off/christmas.ts'
import { dateOf, dayNumber } from '#domain/plan/days.ts'

type RestDays = Readonly<Record<string, unknown>>

/** Kept beside the days off: whether the student studies on 25 December; until they say so, what their country does. */
export function restsAtChristmas({ christmas }: RestDays, zone: string): boolean {
  return typeof christmas === 'boolean' ? christmas : isChristmasOff(zone)
}

/** Whether the student has answered which feasts they keep. */
export const wereFeastsAsked = ({ feastsAsked }: RestDays): boolean => feastsAsked === true

/** Every 25 December of so many days from `today`. */
export function christmasDays(restDays: RestDays, zone: string, today: string, days: number): string[] {
  if (!restsAtChristmas(restDays, zone)) return []
  const [first, last] = [dayNumber(today), dayNumber(today) + days - 1]
  const from = Number(today.slice(0, 4))
  const to = Number(dateOf(last).slice(0, 4))
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}-12-25`).filter(
    day => dayNumber(day) >= first && dayNumber(day) <= last
  )
}
