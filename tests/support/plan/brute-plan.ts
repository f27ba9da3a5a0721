import type { FreeDay } from '#domain/plan/time/free.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'

/** A stretch between what stays, in which sittings follow one another. */
interface Bin {
  readonly day: number
  readonly from: number
  readonly to: number
  readonly inside: Piece[]
}

function binsOf(days: readonly FreeDay[], kept: readonly Piece[], rest: number): Bin[] {
  return days.flatMap((day, at) =>
    day.spans.flatMap(({ from, to }) => {
      const own = kept.filter(({ was }) => was?.day === at && was.start >= from && was.start < to)
      const inTime = own.sort((a, b) => (a.was?.start ?? 0) - (b.was?.start ?? 0))
      const bins: Bin[] = []
      let cursor = from
      for (const { was } of inTime) {
        bins.push({ day: at, from: cursor, to: (was?.start ?? 0) - rest, inside: [] })
        cursor = Math.ceil(((was?.start ?? 0) + (was?.minutes ?? 0) + rest) / 5) * 5
      }
      return [...bins, { day: at, from: cursor, to, inside: [] }]
    })
  )
}

/** In order of deadline, one after another: if that is late, every order is. */
function fits({ day, from, to, inside }: Bin, rest: number): boolean {
  let cursor = from
  for (const { need, minutes } of inside.toSorted((a, b) => endOf(a, day) - endOf(b, day))) {
    if (cursor + minutes > Math.min(to, endOf({ need }, day))) return false
    cursor += minutes + rest
  }
  return true
}

const endOf = ({ need }: Pick<Piece, 'need'>, day: number): number => (day === need.last ? need.until : 1440)

export interface Found {
  readonly unmet: number
  readonly moves: number
}

/** Looks at every way to place `loose` beside `kept`; the best below `best`, fewest minutes left over, then moves. */
function tryAll(
  days: readonly FreeDay[],
  kept: readonly Piece[],
  loose: readonly Piece[],
  rest: number,
  best: Found
): Found {
  const bins = binsOf(days, kept, rest)
  const load = days.map((_, at) => kept.reduce((sum, { was }) => sum + (was?.day === at ? was.minutes : 0), 0))
  if (days.some((day, at) => (load[at] ?? 0) > day.cap)) return best
  let found = best
  const visit = (at: number, unmet: number, moves: number): void => {
    if (unmet > found.unmet || (unmet === found.unmet && moves >= found.moves)) return
    const piece = loose[at]
    if (!piece) {
      found = { unmet, moves }
      return
    }
    for (const bin of bins) {
      const { need, minutes, was } = piece
      if (bin.day < need.first || bin.day > need.last) continue
      if ((load[bin.day] ?? 0) + minutes > (days[bin.day]?.cap ?? 0)) continue
      const others = [
        ...kept.filter(one => one.was?.day === bin.day),
        ...bins.filter(one => one.day === bin.day).flatMap(one => one.inside)
      ]
      if (need.isOnceADay && others.some(one => one.need.series === need.series)) continue
      bin.inside.push(piece)
      if (fits(bin, rest)) {
        load[bin.day] = (load[bin.day] ?? 0) + minutes
        visit(at + 1, unmet, moves + (was === null ? 0 : 1))
        load[bin.day] = (load[bin.day] ?? 0) - minutes
      }
      bin.inside.pop()
    }
    visit(at + 1, unmet + piece.minutes, moves)
  }
  visit(0, 0, 0)
  return found
}

/** The fewest minutes that any plan of these pieces leaves over, from nothing. */
export function leastUnmet(days: readonly FreeDay[], pieces: readonly Piece[], rest: number): number {
  return tryAll(days, [], pieces, rest, { unmet: Number.POSITIVE_INFINITY, moves: 0 }).unmet
}

const canStay = (days: readonly FreeDay[], piece: Piece, others: readonly Piece[], rest: number): boolean => {
  const { was, need, minutes } = piece
  if (!was || was.minutes !== minutes || was.day < need.first || was.day > need.last) return false
  if (was.start + minutes > endOf(piece, was.day)) return false
  const isFree = days[was.day]?.spans.some(({ from, to }) => was.start >= from && was.start + minutes <= to) ?? false
  return (
    isFree &&
    others.every(
      ({ was: its, need: other }) =>
        !its ||
        its.day !== was.day ||
        (!(other.series === need.series && need.isOnceADay) &&
          (its.start >= was.start + minutes + rest || its.start + its.minutes + rest <= was.start))
    )
  )
}

/** The fewest moves from the old plan that leave at most `unmet` minutes over: every choice of what stays. */
export function fewestMoves(days: readonly FreeDay[], pieces: readonly Piece[], rest: number, unmet: number): number {
  const olds = pieces.filter(piece => piece.was !== null)
  let best: Found = { unmet, moves: Number.POSITIVE_INFINITY }
  for (let chosen = 0; chosen < 2 ** olds.length; chosen++) {
    const kept: Piece[] = []
    let isPossible = true
    for (const [at, piece] of olds.entries()) {
      if ((chosen & (1 << at)) === 0) continue
      isPossible &&= canStay(days, piece, kept, rest)
      kept.push(piece)
    }
    if (!isPossible) continue
    const found = tryAll(
      days,
      kept,
      pieces.filter(piece => !kept.includes(piece)),
      rest,
      best
    )
    if (found.moves < best.moves) best = { unmet, moves: found.moves }
  }
  return best.moves
}
