import { dateOf } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { isLost, type OldBlockPlace, type Piece } from '#domain/plan/schedule/piece.ts'
import type { PlanBlock, Reason } from '#domain/plan/world.ts'

function ofTopic(need: Need, count: number, day: number): Pick<Reason, 'code' | 'purpose'> {
  const { purpose = 'return' } = need
  if (purpose === 'last-look' || (need.lookFrom !== undefined && day >= need.lookFrom && count > 1))
    return { code: 'last-look', purpose: 'last-look' }
  if (need.lookFrom !== undefined && count === 1)
    return need.isAfterMock === true
      ? { code: 'return', purpose: 'after-mock' }
      : { code: 'first', purpose: 'first-pass' }
  if (purpose === 'first-pass') return { code: need.isWeak === true ? 'weak' : 'first', purpose }
  return { code: 'return', purpose }
}

function reasonOf(need: Need, today: number, count: number, of: number, day: number): Reason {
  const by = dateOf(today + need.by)
  const amount = need.amount === undefined ? {} : { amount: need.amount }
  if (need.kind === 'cards') return { code: 'cards', ...amount }
  // The time to mark a paper belongs to its last part.
  if (need.kind === 'paper') return { code: 'paper', by, count, of, ...(count === of && amount) }
  if (need.kind === 'task')
    return { code: need.isOverdue ? 'overdue' : need.value === 1 ? 'undated' : 'due', by, count, of }
  return { ...ofTopic(need, count, day), by, count, of }
}

/** What of the old plan a block continues: its key, for cards with its day. */
const continues = (kind: string, ref: string | null, day: number): string =>
  kind === 'cards' ? `cards ${day}` : `${kind} ${ref ?? ''}`

interface Match {
  readonly old: OldBlockPlace | null
  readonly isSame: boolean
}

/** Which old block each placed piece is: one on its very spot, else any left of the same work. */
export function matches(pieces: readonly Piece[], olds: readonly OldBlockPlace[]): Map<Piece, Match> {
  const inTime = olds.toSorted((a, b) => a.day - b.day || a.start - b.start)
  const left = Map.groupBy(inTime, old => continues(old.kind, old.ref, old.day))
  const found = new Map<Piece, Match>()
  const placed = pieces.filter(piece => piece.day >= 0).sort((a, b) => a.day - b.day || a.start - b.start)
  const take = (piece: Piece, isSame: boolean): void => {
    const own = left.get(continues(piece.need.kind, piece.need.ref, piece.day)) ?? []
    // Sessions of one work keep their order: two of them never change places.
    const at = own.findIndex(
      old => !isSame || (old.day === piece.day && old.start === piece.start && old.minutes === piece.minutes)
    )
    if (at >= 0) found.set(piece, { old: own.splice(at, 1)[0] ?? null, isSame })
  }
  for (const piece of placed) take(piece, true)
  for (const piece of placed) if (!found.has(piece)) take(piece, false)
  return found
}

export function countMoves(pieces: readonly Piece[], olds: readonly OldBlockPlace[]): number {
  return [...matches(pieces, olds).values()].filter(match => !match.isSame).length
}

/** Blocks in order of time, each with its reason and the id of the old block that it continues. */
export function blocksOf(pieces: readonly Piece[], olds: readonly OldBlockPlace[], today: number): PlanBlock[] {
  const old = matches(pieces, olds)
  const inTime = pieces.filter(piece => piece.day >= 0).sort((a, b) => a.day - b.day || a.start - b.start)
  const sizes = Map.groupBy(
    pieces.filter(piece => piece.day >= 0 || isLost(piece)),
    piece => piece.need.series
  )
  const counted = new Map<string, number>()
  return inTime.map(piece => {
    const { need, day, start, minutes } = piece
    const count = (counted.get(need.series) ?? 0) + 1
    counted.set(need.series, count)
    const of = (sizes.get(need.series)?.length ?? 1) + need.done
    const id = old.get(piece)?.old?.id
    return {
      ...(id !== undefined && { id }),
      kind: need.kind,
      ref: need.ref,
      subject: need.subject,
      title: need.title,
      day: dateOf(today + day),
      start,
      minutes,
      pinned: false,
      reason: reasonOf(need, today, count + need.done, of, day)
    }
  })
}
