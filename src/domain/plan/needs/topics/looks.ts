import { GRID } from '#domain/plan/days.ts'

/** A last look lies so many days before its sitting at most. */
export const LOOK_DAYS = 21
/** Of the room of the last weeks so much may be last looks; the rest bears a missed day. */
const SHARE = 0.9

/** The last looks before one sitting: how many, in which days, and how long each. */
export interface Looks {
  readonly first: number
  readonly last: number
  readonly count: number
  minutes: number
}

/**
 * Days for the last looks of each sitting, latest first: day by day from the end, always for the sitting whose window
 * opens last. Where looks are of one length no order finds places for more of them (earliest deadline first, backwards).
 */
function lookDays(all: readonly Looks[], room: readonly number[]): number[][] {
  const days = all.map((): number[] => [])
  const end = all.reduce((most, { last }) => Math.max(most, last), -1)
  const inOrder = all.map((looks, at) => ({ looks, own: days[at] ?? [] })).sort((a, b) => b.looks.first - a.looks.first)
  for (let day = end; day >= 0; day--) {
    let left = (room[day] ?? 0) * SHARE
    for (const { looks, own } of inOrder) {
      if (day < looks.first || day > looks.last) continue
      while (own.length < looks.count && looks.minutes <= left) {
        own.push(day)
        left -= looks.minutes
      }
    }
  }
  return days
}

/** Looks of one sitting and of those beside it get shorter, down to `shortest`, until all have a day. Changes `minutes`. */
export function fitLooks(all: readonly Looks[], room: readonly number[], shortest: number): number[][] {
  for (;;) {
    const days = lookDays(all, room)
    const short = all.filter((looks, at) => (days[at]?.length ?? 0) < looks.count)
    const beside = all.filter(
      looks => looks.minutes - GRID >= shortest && short.some(one => one.first <= looks.last && one.last >= looks.first)
    )
    // Where nothing is free at all, shorter looks would find no place either.
    if (beside.length === 0 || room.every(minutes => minutes < shortest)) return days
    for (const looks of beside) looks.minutes -= GRID
  }
}
