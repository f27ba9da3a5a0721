import { down, GRID } from '#domain/plan/days.ts'
import { putBest } from '#domain/plan/schedule/best-day.ts'
import { putByMoving } from '#domain/plan/schedule/chain.ts'
import { isLost, newPiece, type Piece } from '#domain/plan/schedule/piece.ts'
import { putForSpare } from '#domain/plan/schedule/spare.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

/** Kinds of unplaced pieces for which others are asked to move, in one round; fewer where far too many are lost. */
const KINDS = 12
const MANY_LOST = 100
const FEW_KINDS = 3

/** Pieces of one kind fail alike. */
function kindOf({ need, minutes }: Piece): string {
  return `${need.isOnceADay ? need.key : ''} ${minutes} ${need.first} ${need.last} ${need.until}`
}

/** Cuts off what fits somewhere as it is; null where not even the shortest sitting does. The rest stays `piece`. */
function cut(table: Schedule, piece: Piece, least: number, shortest: number): Piece | null {
  const whole = piece.minutes
  const most = table.mostRoom(piece.need)
  for (let part = whole - shortest; part >= least; part -= GRID) {
    if (part > most) continue
    const placed = newPiece(piece.need, part, piece.ideal)
    if (!putBest(table, placed)) continue
    piece.minutes = whole - part
    return placed
  }
  return null
}

export type Lengths = Pick<PlanSettings, 'session' | 'shortest'>

interface Round {
  /** Parts that were cut off and have a place. */
  readonly cuts: Piece[]
  readonly left: Piece[]
}

/** Cut for cut, until the rest of it has a place as well or no part fits. */
function putInParts(table: Schedule, piece: Piece, least: number, shortest: number, cuts: Piece[]): boolean {
  for (;;) {
    const part = cut(table, piece, least, shortest)
    if (!part) return false
    cuts.push(part)
    if (putBest(table, piece)) return true
  }
}

function round(table: Schedule, unplaced: readonly Piece[], { shortest, session }: Lengths): Round {
  const [cuts, left]: [Piece[], Piece[]] = [[], []]
  const failed = new Set<string>()
  const most = unplaced.length > MANY_LOST ? FEW_KINDS : KINDS
  let tried = 0
  for (const piece of unplaced) {
    const kind = kindOf(piece)
    if (failed.has(kind)) {
      left.push(piece)
      continue
    }
    // Cards give up their new ones before they are cut.
    const canCut = piece.need.canSplit && piece.minutes <= (piece.need.least ?? piece.minutes)
    const half = Math.max(shortest, down(session / 2))
    let isPlaced = putBest(table, piece) || putForSpare(table, piece)
    if (!isPlaced && tried < most) {
      isPlaced = putByMoving(table, piece)
      if (!isPlaced) tried++
    }
    if (!isPlaced && canCut) isPlaced = putInParts(table, piece, half, shortest, cuts)
    // Rather a short sitting than none.
    if (!isPlaced && canCut) isPlaced = putInParts(table, piece, shortest, shortest, cuts)
    if (isPlaced) continue
    failed.add(kindOf(piece))
    left.push(piece)
  }
  return { cuts, left }
}

/**
 * Finds places for what has none: as it is, cut into parts, or by moving others; round after round until none is found.
 * Once it has ended, doing it again changes nothing. All pieces, with those that were cut off.
 */
export function improve(
  table: Schedule,
  pieces: readonly Piece[],
  lengths: Lengths,
  wanted: readonly Piece[] = pieces
): readonly Piece[] {
  if (table.isSettled) return pieces
  const cuts: Piece[] = []
  let unplaced = wanted.filter(isLost)
  for (;;) {
    const before = unplaced.reduce((sum, piece) => sum + piece.minutes, 0)
    const { cuts: more, left } = round(table, unplaced, lengths)
    cuts.push(...more)
    unplaced = left
    if (left.reduce((sum, piece) => sum + piece.minutes, 0) === before) break
  }
  table.isSettled = wanted === pieces
  return cuts.length === 0 ? pieces : [...pieces, ...cuts]
}
