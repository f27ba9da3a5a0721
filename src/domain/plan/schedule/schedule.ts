import { up } from '#domain/plan/days.ts'
import type { FreeDay } from '#domain/plan/time/free.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'

interface Day extends FreeDay {
  load: number
  /** In order of time. */
  readonly pieces: Piece[]
}

/** Days with what stands on them. Every piece on it keeps to spans, limit, pauses, deadline and one return a day. */
export class Schedule {
  readonly days: readonly Day[]
  readonly rest: number
  /** Looks for a place so far: the measure by which searches end, the same on every machine. */
  looks = 0
  /** How many sessions beyond the needed ones stand on it. */
  spares = 0
  /** Nothing has changed since a search for places found no more. */
  isSettled = false
  /** Minutes of the longest piece that fits on each day; -1 until it is worked out again. */
  readonly #room: number[]

  constructor(days: readonly FreeDay[], rest: number) {
    this.days = days.map(day => ({ ...day, load: 0, pieces: [] }))
    this.rest = rest
    this.#room = days.map(() => -1)
  }

  /** Minutes: no longer piece fits on the day, whatever its deadline. */
  #roomOn(at: number): number {
    const known = this.#room[at] ?? 0
    const day = this.days[at]
    if (known >= 0 || !day) return known
    let longest = 0
    let next = 0
    for (const { from, to } of day.spans) {
      let cursor = from
      for (; next < day.pieces.length; next++) {
        const other = day.pieces[next]
        if (!other || other.start >= to) break
        longest = Math.max(longest, other.start - this.rest - cursor)
        cursor = Math.max(cursor, up(other.start + other.minutes + this.rest))
      }
      longest = Math.max(longest, to - cursor)
    }
    return (this.#room[at] = Math.max(0, Math.min(longest, day.cap - day.load)))
  }

  /** Minutes: in these days no longer piece fits, whatever its deadline. */
  mostRoom({ first, last }: Piece['need']): number {
    let most = 0
    for (let at = Math.max(0, first); at <= last && at < this.days.length; at++) most = Math.max(most, this.#roomOn(at))
    return most
  }

  #isShut(day: Day, piece: Piece): boolean {
    if (day.load + piece.minutes > day.cap) return true
    return piece.need.isOnceADay && day.pieces.some(other => other.need.series === piece.need.series)
  }

  /** The starts at which a piece fits on a day: one in each gap, `most` at most. */
  starts(at: number, piece: Piece, most = Number.POSITIVE_INFINITY): number[] {
    this.looks++
    const { need, minutes } = piece
    const day = this.days[at]
    const found: number[] = []
    if (!day || at < need.first || at > need.last || minutes > this.#roomOn(at) || this.#isShut(day, piece))
      return found
    const end = at === need.last ? need.until : 1440
    let next = 0
    for (const { from, to } of day.spans) {
      let cursor = from
      for (; next < day.pieces.length; next++) {
        const other = day.pieces[next]
        if (!other || other.start >= to) break
        if (other.start - this.rest - cursor >= minutes && cursor + minutes <= end) found.push(cursor)
        if (found.length >= most) return found
        cursor = Math.max(cursor, up(other.start + other.minutes + this.rest))
      }
      if (Math.min(to, end) - cursor >= minutes) found.push(cursor)
      if (found.length >= most) return found
    }
    return found
  }

  start(at: number, piece: Piece): number {
    return this.starts(at, piece, 1)[0] ?? -1
  }

  /** Whether it may stand exactly there. */
  allows(at: number, start: number, piece: Piece): boolean {
    const day = this.days[at]
    const end = start + piece.minutes
    if (!day || at < piece.need.first || at > piece.need.last || this.#isShut(day, piece)) return false
    if (at === piece.need.last && end > piece.need.until) return false
    if (!day.spans.some(({ from, to }) => start >= from && end <= to)) return false
    return day.pieces.every(other => other.start >= end + this.rest || other.start + other.minutes + this.rest <= start)
  }

  put(at: number, start: number, piece: Piece): void {
    const day = this.days[at]
    if (!day) return
    this.isSettled = false
    this.#room[at] = -1
    piece.day = at
    piece.start = start
    day.load += piece.minutes
    if (piece.spare !== null) this.spares++
    let place = day.pieces.length
    while (place > 0 && (day.pieces[place - 1]?.start ?? 0) > start) place--
    day.pieces.splice(place, 0, piece)
  }

  take(piece: Piece): void {
    const day = this.days[piece.day]
    if (!day) return
    this.isSettled = false
    day.pieces.splice(day.pieces.indexOf(piece), 1)
    day.load -= piece.minutes
    if (piece.spare !== null) this.spares--
    this.#room[piece.day] = -1
    piece.day = -1
  }
}
