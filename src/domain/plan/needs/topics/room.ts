import { roomOf, type FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'

/** What of a day's room pieces of unequal length fill on average. */
const FILLED = 0.85

/** Minutes of each day that are left for revision once work with a date of its own is off, near its best day. */
export function revisionRoom(
  days: readonly FreeDay[],
  fixed: readonly Need[],
  { session, rest }: { readonly session: number; readonly rest: number }
): number[] {
  const room = days.map(day => roomOf(day, session, rest))
  const take = (day: number, minutes: number): number => {
    const taken = Math.min(room[day] ?? 0, minutes)
    room[day] = (room[day] ?? 0) - taken
    return minutes - taken
  }
  for (const { pieces, first, last } of fixed)
    for (const { minutes, ideal } of pieces) {
      let left = minutes
      for (let day = ideal; day >= first && left > 0; day--) left = take(day, left)
      for (let day = ideal + 1; day <= last && day < room.length && left > 0; day++) left = take(day, left)
    }
  return room.map(minutes => minutes * FILLED)
}

/** Days as a measure: the day on which a share of all their minutes has gone by. */
export class Measure {
  readonly #until: number[]

  constructor(minutes: readonly number[]) {
    let total = 0
    this.#until = minutes.map(one => (total += one))
  }

  /** Minutes from one day up to another, which is not counted. */
  between(first: number, end: number): number {
    return (this.#until[Math.min(end, this.#until.length) - 1] ?? 0) - (this.#until[first - 1] ?? 0)
  }

  dayAt(first: number, end: number, share: number): number {
    const whole = this.between(first, end)
    if (whole <= 0) return Math.floor(first + share * (end - first))
    const wanted = (this.#until[first - 1] ?? 0) + share * whole
    let [low, high] = [first, Math.max(first, end - 1)]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((this.#until[middle] ?? Number.POSITIVE_INFINITY) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
