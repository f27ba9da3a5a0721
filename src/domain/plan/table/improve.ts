import { GRID } from '#domain/plan/days.ts'
import { putBest } from '#domain/plan/table/best-day.ts'
import { putByMoving } from '#domain/plan/table/chain.ts'
import { newPiece, type Piece } from '#domain/plan/table/piece.ts'
import type { Table } from '#domain/plan/table/table.ts'

/** Kinds of unplaced pieces for which others are asked to move, in one round. */
const KINDS = 12

/** Pieces of one kind fail alike. */
function kindOf({ need, minutes }: Piece): string {
  return `${need.isOnceADay ? need.key : ''} ${minutes} ${need.first} ${need.last} ${need.until}`
}

/** Cuts off what fits somewhere as it is; null where not even the shortest sitting does. The rest stays `piece`. */
function cut(table: Table, piece: Piece, shortest: number): Piece | null {
  const whole = piece.minutes
  const most = table.mostRoom(piece.need)
  for (let part = whole - shortest; part >= shortest; part -= GRID) {
    if (part > most) continue
    const placed = newPiece(piece.need, part, piece.ideal)
    if (!putBest(table, placed)) continue
    piece.minutes = whole - part
    return placed
  }
  return null
}

interface Round {
  readonly placed: Piece[]
  readonly left: Piece[]
}

function round(table: Table, unplaced: readonly Piece[], shortest: number): Round {
  const [placed, left]: [Piece[], Piece[]] = [[], []]
  const failed = new Set<string>()
  let tried = 0
  for (const piece of unplaced) {
    const kind = kindOf(piece)
    if (failed.has(kind)) {
      left.push(piece)
      continue
    }
    let isPlaced = putBest(table, piece)
    // Cards give up their new ones before they are cut.
    const canCut = piece.need.canSplit && piece.minutes <= (piece.need.least ?? piece.minutes)
    while (!isPlaced && canCut) {
      const part = cut(table, piece, shortest)
      if (!part) break
      placed.push(part)
      isPlaced = putBest(table, piece)
    }
    if (!isPlaced && tried < KINDS) {
      isPlaced = putByMoving(table, piece)
      if (!isPlaced) tried++
    }
    if (!isPlaced) failed.add(kindOf(piece))
    ;(isPlaced ? placed : left).push(piece)
  }
  return { placed, left }
}

/**
 * Finds places for what has none: as it is, cut into parts, or by moving others; round after round until none is found.
 * Once it has ended, doing it again changes nothing. All pieces, with those that were cut off.
 */
export function improve(
  table: Table,
  pieces: readonly Piece[],
  shortest: number,
  wanted: readonly Piece[] = pieces
): readonly Piece[] {
  if (table.isSettled) return pieces
  const all = new Set(pieces)
  let unplaced = wanted.filter(piece => piece.day < 0 && piece.minutes > 0)
  for (;;) {
    const before = unplaced.reduce((sum, piece) => sum + piece.minutes, 0)
    const { placed, left } = round(table, unplaced, shortest)
    for (const piece of placed) all.add(piece)
    unplaced = left
    if (left.reduce((sum, piece) => sum + piece.minutes, 0) === before) break
  }
  table.isSettled = wanted === pieces
  return [...all]
}
