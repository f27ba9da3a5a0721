import { hasMoved, isLost, type Piece } from '#domain/plan/table/piece.ts'
import type { Table } from '#domain/plan/table/table.ts'

/** Up to so many pieces every plan can be looked at. */
const FEW = 9
const LOOKS = 60_000

interface Spot {
  readonly day: number
  readonly start: number
}

export interface Score {
  /** Needed minutes without a place, and minutes for which there was room. */
  readonly unmet: number
  readonly spare: number
  readonly moves: number
}

export function scoreOf(pieces: readonly Piece[]): Score {
  let [unmet, spare, moves] = [0, 0, 0]
  for (const piece of pieces) {
    if (isLost(piece)) unmet += piece.minutes
    else if (piece.day >= 0 && piece.spare !== null) spare += piece.minutes
    if (piece.day >= 0 && hasMoved(piece)) moves++
  }
  return { unmet, spare, moves }
}

export function isBetter(a: Score, b: Score): boolean {
  return a.unmet < b.unmet || (a.unmet === b.unmet && a.moves < b.moves)
}

/** More of what is needed has a place, or as much of it and more of what there is room for. */
export function isMore(a: Score, b: Score): boolean {
  return a.unmet < b.unmet || (a.unmet === b.unmet && a.spare > b.spare)
}

const spotsOf = (pieces: readonly Piece[]): Spot[] => pieces.map(({ day, start }) => ({ day, start }))

/** Puts every piece where the list says, -1 for nowhere. */
export function restore(table: Table, pieces: readonly Piece[], spots: readonly Spot[]): void {
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

interface Packing {
  readonly table: Table
  readonly end: number
  best: number
  spots: Spot[] | null
}

/** Every way to place loose pieces in the gaps; keeps the one with the fewest minutes left over, below `best`. */
function pack(packing: Packing, all: readonly Piece[], loose: readonly Piece[], at: number, unmet: number): void {
  const { table } = packing
  if (unmet >= packing.best || table.looks > packing.end) return
  const piece = loose[at]
  if (!piece) {
    packing.best = unmet
    packing.spots = spotsOf(all)
    return
  }
  for (let day = piece.need.first; day <= piece.need.last; day++)
    for (const start of table.starts(day, piece)) {
      table.put(day, start, piece)
      pack(packing, all, loose, at + 1, unmet)
      table.take(piece)
      if (packing.best === 0) return
    }
  pack(packing, all, loose, at + 1, unmet + piece.minutes)
}

function* subsets<Item>(items: readonly Item[], size: number, from = 0): Generator<Item[]> {
  if (size === 0) yield []
  else
    for (let at = from; at <= items.length - size; at++)
      for (const rest of subsets(items, size - 1, at + 1)) yield [items[at] as Item, ...rest]
}

/**
 * Where pieces are few: the plan with the fewest minutes left over and, among those, with the fewest moves from where
 * the pieces stand now, left on the table when it is better than what stands there. False where it cannot tell.
 */
export function settleExactly(table: Table, pieces: readonly Piece[]): boolean {
  if (pieces.length > FEW) return false
  const kept = pieces.filter(piece => piece.day >= 0)
  const lost = pieces.filter(isLost)
  const before = spotsOf(pieces)
  if (lost.length === 0) return true
  const end = table.looks + LOOKS
  const tryLoose = (moving: readonly Piece[], best: number): Packing => {
    const packing: Packing = { table, end, best, spots: null }
    for (const piece of moving) table.take(piece)
    pack(packing, pieces, [...moving, ...lost].sort(inOrder), 0, 0)
    restore(table, pieces, before)
    return packing
  }
  const now = scoreOf(pieces).unmet
  const least = tryLoose(kept, now)
  if (table.looks > end) return false
  if (!least.spots) return true
  for (let moves = 0; moves <= kept.length; moves++)
    for (const moving of subsets(kept, moves)) {
      const found = tryLoose(moving, least.best + 1)
      if (table.looks > end) break
      if (!found.spots) continue
      restore(table, pieces, found.spots)
      return true
    }
  restore(table, pieces, least.spots)
  return true
}
