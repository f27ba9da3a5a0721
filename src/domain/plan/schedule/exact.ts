import { isLost, type Piece } from '#domain/plan/schedule/piece.ts'
import { deadlineOf, isDated } from '#domain/plan/schedule/score.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Up to so many pieces every plan can be looked at. */
const FEW = 9
const LOOKS = 60_000

interface Start {
  readonly day: number
  readonly start: number
}

const startsOf = (pieces: readonly Piece[]): Start[] => pieces.map(({ day, start }) => ({ day, start }))

/** Puts every piece where the list says, -1 for nowhere. */
export function restore(table: Schedule, pieces: readonly Piece[], spots: readonly Start[]): void {
  for (const piece of pieces) table.take(piece)
  for (const [at, piece] of pieces.entries()) {
    const spot = spots[at]
    if (spot && spot.day >= 0) table.put(spot.day, spot.start, piece)
  }
}

/** Deadlines within a day bind the earliest; else order in a gap is of no matter, as gaps are filled from their start. */
function inOrder(a: Piece, b: Piece): number {
  return a.need.until - b.need.until || b.minutes - a.minutes
}

/**
 * Minutes left over: of due work by deadline, the nearest first, and then of everything. Of two such lists the one is
 * less that is less where they first differ.
 */
class Over {
  readonly minutes: number[]
  readonly #level: ReadonlyMap<number, number>

  constructor(pieces: readonly Piece[]) {
    const due = pieces.filter(isDated).map(deadlineOf)
    const levels = [...new Set(due)].sort((a, b) => a - b)
    this.#level = new Map(levels.map((deadline, at) => [deadline, at]))
    this.minutes = Array.from({ length: levels.length + 1 }, () => 0)
  }

  add(piece: Piece, sign: 1 | -1 = 1): void {
    const level = isDated(piece) ? this.#level.get(deadlineOf(piece)) : undefined
    const last = this.minutes.length - 1
    this.minutes[last] = (this.minutes[last] ?? 0) + sign * piece.minutes
    if (level !== undefined) this.minutes[level] = (this.minutes[level] ?? 0) + sign * piece.minutes
  }
}

function isLess(a: readonly number[], b: readonly number[], orEqual = false): boolean {
  for (const [at, minutes] of a.entries()) if (minutes !== b[at]) return minutes < (b[at] ?? 0)
  return orEqual
}

interface Packing {
  readonly table: Schedule
  readonly end: number
  readonly over: Over
  best: readonly number[]
  /** Whether as little as `best` is enough as long as nothing was found. */
  isEqualEnough: boolean
  spots: Start[] | null
}

/** Every way to place loose pieces in the gaps; keeps the one that leaves least over, less than `best`. */
function pack(packing: Packing, all: readonly Piece[], loose: readonly Piece[], at: number): void {
  const { table, over } = packing
  if (!isLess(over.minutes, packing.best, packing.isEqualEnough) || table.looks > packing.end) return
  const piece = loose[at]
  if (!piece) {
    packing.best = [...over.minutes]
    packing.isEqualEnough = false
    packing.spots = startsOf(all)
    return
  }
  for (let day = piece.need.first; day <= piece.need.last; day++)
    for (const start of table.starts(day, piece)) {
      table.put(day, start, piece)
      pack(packing, all, loose, at + 1)
      table.take(piece)
      if (packing.spots !== null && packing.best.at(-1) === 0) return
    }
  over.add(piece)
  pack(packing, all, loose, at + 1)
  over.add(piece, -1)
}

function* subsets<Item>(items: readonly Item[], size: number, from = 0): Generator<Item[]> {
  if (size === 0) yield []
  else
    for (let at = from; at <= items.length - size; at++)
      for (const rest of subsets(items, size - 1, at + 1)) yield [items[at] as Item, ...rest]
}

/**
 * Where pieces are few: the plan that leaves least over, of what is due first before all else, and among those with the fewest moves from where
 * the pieces stand now, left on the table when it is better than what stands there. False where it cannot tell.
 */
export function settleExactly(table: Schedule, pieces: readonly Piece[]): boolean {
  if (pieces.length > FEW) return false
  const kept = pieces.filter(piece => piece.day >= 0)
  const lost = pieces.filter(isLost)
  const before = startsOf(pieces)
  if (lost.length === 0) return true
  const end = table.looks + LOOKS
  const tryLoose = (moving: readonly Piece[], best: readonly number[], isEqualEnough: boolean): Packing => {
    const packing: Packing = { table, end, over: new Over(pieces), best, isEqualEnough, spots: null }
    for (const piece of moving) table.take(piece)
    pack(packing, pieces, [...moving, ...lost].sort(inOrder), 0)
    restore(table, pieces, before)
    return packing
  }
  const now = new Over(pieces)
  for (const piece of lost) now.add(piece)
  const least = tryLoose(kept, now.minutes, false)
  if (table.looks > end) return false
  if (!least.spots) return true
  for (let moves = 0; moves <= kept.length; moves++)
    for (const moving of subsets(kept, moves)) {
      const found = tryLoose(moving, least.best, true)
      if (table.looks > end) break
      if (!found.spots) continue
      restore(table, pieces, found.spots)
      return true
    }
  restore(table, pieces, least.spots)
  return true
}
