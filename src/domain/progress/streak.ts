import { addDays } from '#domain/study-day.ts'

/** A day counts from so many seconds of study on. */
export const COUNTS_FROM = 600
/** Days studied in a row that give a free day, and how many of these can be held: `zone_row_rule` says both in words. */
const DAYS_FOR_A_FREE_ONE = 7
const MOST_HELD = 2

export interface Streak {
  /** Days studied in a row; free days taken among them are not counted. */
  readonly days: number
  readonly taken: readonly string[]
  /** Free days that are left. */
  readonly held: number
  /** The first day of the row; null where there is none. */
  readonly since: string | null
}

const NONE: Streak = { days: 0, taken: [], held: 0, since: null }

/**
 * Days in a row up to today, from the seconds of each study day. Today breaks nothing: it is not over. What is entered
 * later, or corrected, counts as if it had been there in time.
 */
export function streakOf(seconds: ReadonlyMap<string, number>, today: string): Streak {
  const isStudied = (day: string): boolean => (seconds.get(day) ?? 0) >= COUNTS_FROM
  const studied = [...seconds.keys()].filter(day => day <= today && isStudied(day)).sort()
  let streak = NONE
  for (let day = studied[0] ?? addDays(today, 1); day <= today; day = addDays(day, 1)) {
    const { days, taken, held, since } = streak
    if (isStudied(day)) {
      const gained = (days + 1) % DAYS_FOR_A_FREE_ONE === 0 ? 1 : 0
      streak = { days: days + 1, taken, held: Math.min(MOST_HELD, held + gained), since: since ?? day }
    } else if (day === today) break
    else if (days > 0 && held > 0) streak = { days, taken: [...taken, day], held: held - 1, since }
    else streak = NONE
  }
  return streak
}
