import { nearest, putBest } from '#domain/plan/schedule/best-day.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Looks that one attempt may cost, and how many blocks it may move one after another. */
const LOOKS = 300
const DEEPEST = 3

interface Search {
  readonly table: Schedule
  readonly end: number
  /** Pieces of this attempt: they do not make way again. */
  readonly settled: Set<Piece>
}

/** Whether a piece could stand where pieces `from` to `to` of a day stand, by length alone. */
function isWide(table: Schedule, at: number, from: number, to: number, minutes: number): boolean {
  const day = table.days[at]
  const [first, last] = [day?.pieces[from], day?.pieces[to]]
  const span = day?.spans.find(one => first !== undefined && first.start >= one.from && first.start < one.to)
  if (!day || !first || !last || !span) return false
  const [before, after] = [day.pieces[from - 1], day.pieces[to + 1]]
  const open = Math.max(span.from, before ? before.start + before.minutes + table.rest : 0)
  return Math.min(span.to, after ? after.start - table.rest : 1440) - open >= minutes
}

/** Sets of pieces of a day that may make way: each alone, then neighbours in pairs. */
function leaving({ table, settled }: Search, at: number, piece: Piece, depth: number): Piece[][] {
  const day = table.days[at]
  if (!day) return []
  const groups: Piece[][] = []
  const most = day.cap - day.load - piece.minutes
  for (let size = 1; size <= Math.min(2, depth); size++)
    for (let from = 0; from + size <= day.pieces.length; from++) {
      const group = day.pieces.slice(from, from + size)
      if (most + group.reduce((sum, one) => sum + one.minutes, 0) < 0) continue
      if (group.some(one => settled.has(one))) continue
      // Where the limit alone was in the way, a gap may stand anywhere on the day.
      if (most >= 0 && !isWide(table, at, from, from + size - 1, piece.minutes)) continue
      groups.push(group)
    }
  return groups
}

function tryDay(search: Search, piece: Piece, at: number, depth: number): boolean {
  const { table, settled } = search
  for (const group of leaving(search, at, piece, depth)) {
    if (table.looks > search.end) return false
    const places = group.map(({ day, start }) => ({ day, start }))
    for (const one of group) table.take(one)
    const start = table.start(at, piece)
    if (start >= 0) {
      table.put(at, start, piece)
      settled.add(piece)
      if (settle(search, group, depth - group.length)) return true
      settled.delete(piece)
      table.take(piece)
    }
    for (const [index, one] of group.entries()) table.put(places[index]?.day ?? 0, places[index]?.start ?? 0, one)
  }
  return false
}

/** Finds places for all of a group, or leaves everything as it was. */
function settle(search: Search, group: readonly Piece[], depth: number): boolean {
  const [piece, ...others] = group
  if (!piece) return true
  const { table } = search
  if (putBest(table, piece)) {
    if (settle(search, others, depth)) return true
    table.take(piece)
  }
  if (depth < 1 || others.length > 0) return false
  return makeWay(search, piece, depth)
}

function makeWay(search: Search, piece: Piece, depth: number): boolean {
  for (const at of nearest(piece)) {
    if (search.table.looks > search.end) return false
    if (tryDay(search, piece, at, depth)) return true
  }
  return false
}

/** Makes room for a piece by moving as few others as possible, three at most; all or nothing. */
export function putByMoving(table: Schedule, piece: Piece): boolean {
  const end = table.looks + LOOKS
  for (let depth = 1; depth <= DEEPEST; depth++)
    if (makeWay({ table, end, settled: new Set([piece]) }, piece, depth)) return true
  return false
}
