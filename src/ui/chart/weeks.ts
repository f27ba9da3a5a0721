export interface Day {
  /** A local date, `2027-05-12`. */
  readonly date: string
  readonly value: number
}

const MS = 86_400_000
const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / MS)
/** Monday is 0. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Where a day stands among weeks that begin on Monday, counted from the week of `first`. */
export function placeOf(date: string, first: string): { readonly week: number; readonly weekday: number } {
  const monday = dayNumber(first) - weekday(first)
  return { week: Math.floor((dayNumber(date) - monday) / 7), weekday: weekday(date) }
}

/** 0 for nothing, else 1 to 4 in quarters of the highest value. */
export function stepOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(4, Math.ceil((value / most) * 4))
}

/** The first day of each month that there is, with its week as `placeOf` counts. */
export function monthStarts(days: readonly Day[], first: string): { readonly date: string; readonly week: number }[] {
  return days.filter(({ date }) => date.endsWith('-01')).map(({ date }) => ({ date, week: placeOf(date, first).week }))
}
