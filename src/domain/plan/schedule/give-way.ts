import { putBest, putFirst } from '#domain/plan/schedule/best-day.ts'
import { putByMoving } from '#domain/plan/schedule/chain.ts'
import { improve, type Lengths } from '#domain/plan/schedule/improve.ts'
import { isLost, type Piece } from '#domain/plan/schedule/piece.ts'
import { deadlineOf, isDated, isNear } from '#domain/plan/schedule/score.ts'
import { putForSpare } from '#domain/plan/schedule/spare.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** So many pieces are asked whether others move aside for them first; after that they take their place at once. */
const ASKED = 24
/** Where far more is lost than can be helped, only what is due within so many days takes a place. */
const MANY_LOST = 100
const SOON_DAYS = 28
/** So many needs at most are cut where they cannot stand whole: where more are, time is missing. */
const MOST_CUT = 12

/** Homework due so many days after a near sitting's last evening has evenings of its own. */
const OWN_EVENINGS = 3

/** Whose place one may take: due work what is due later, a near sitting that and other revision, what nobody has begun other revision. */
export function mayTake({ need: own }: Piece, { need: other }: Piece): boolean {
  if (other.kind === 'cards') return false
  if (own.isDue === true) return other.last > own.last || (other.last === own.last && other.until > own.until)
  if (other.kind === 'task') return isNear(own) && other.isOverdue !== true && other.last >= own.last + OWN_EVENINGS
  if (other.kind !== 'topic') return false
  if (isNear(own)) return other.last > own.last
  return isBeginning(own) && !isBeginning(other) && !isNear(other)
}

const isBeginning = ({ purpose }: Piece['need']): boolean => purpose === 'first-pass'
const canTake = ({ need }: Piece): boolean => need.isDue === true || isNear(need) || isBeginning(need)

const inOrder = (a: Piece, b: Piece): number =>
  Number(isDated(b)) - Number(isDated(a)) ||
  deadlineOf(a) - deadlineOf(b) ||
  (a.need.key < b.need.key ? -1 : a.need.key > b.need.key ? 1 : 0)

/** Other due work comes back before revision, what is needed before what there is room for. */
const byWeight = (a: Piece, b: Piece): number =>
  Number(a.spare !== null) - Number(b.spare !== null) ||
  Number(canTake(b)) - Number(canTake(a)) ||
  a.minutes - b.minutes ||
  inOrder(a, b)

function putAll(table: Schedule, pieces: readonly Piece[], put: (table: Schedule, piece: Piece) => boolean): boolean {
  const isAll = pieces.toSorted((a, b) => b.minutes - a.minutes).every(piece => put(table, piece))
  if (!isAll) for (const piece of pieces) table.take(piece)
  return isAll
}

interface Room {
  readonly table: Schedule
  readonly lengths: Lengths
  pieces: readonly Piece[]
  /** How often others were asked to move aside, and how often work was cut. */
  asked: number
  cut: number
}

/** Places one need on days from which all was taken that makes way for it; what of that has no place any more. */
function takePlaces(room: Room, own: readonly Piece[]): Piece[] {
  const { table, lengths } = room
  const [first] = own
  if (!first) return []
  const away = table.days
    .slice(first.need.first, first.need.last + 1)
    .flatMap(day => day.pieces.filter(piece => mayTake(first, piece)))
    .map(piece => ({ piece, day: piece.day, start: piece.start }))
  if (away.length === 0) return []
  for (const { piece } of away) table.take(piece)
  const isWhole = putAll(table, own, putBest) || putAll(table, own, putFirst)
  // Where its sittings cannot all stand whole, so much of it as there are hours for.
  if (!isWhole && room.cut++ < MOST_CUT) room.pieces = improve(table, room.pieces, lengths, own)
  for (const { piece, day, start } of away.sort((a, b) => byWeight(a.piece, b.piece)))
    if (table.allows(day, start, piece)) table.put(day, start, piece)
  return away.map(({ piece }) => piece).filter(isLost)
}

/** What had to make way for one need. */
function placeOne(room: Room, own: readonly Piece[]): Piece[] {
  const { table } = room
  const isEasy = own.every(
    piece => putBest(table, piece) || putForSpare(table, piece) || (room.asked++ < ASKED && putByMoving(table, piece))
  )
  if (isEasy) return []
  for (const piece of own) table.take(piece)
  return takePlaces(room, own)
}

/**
 * Work with a date is done before its date, whole and in sittings of the student's length, as long as there are hours
 * for it: what is due later makes way, revision too. Others move aside where they can; else the nearest deadline takes
 * the place, and what gave it up looks for another one. All pieces, with those that were cut off.
 */
export function giveWay(table: Schedule, pieces: readonly Piece[], lengths: Lengths): readonly Piece[] {
  const room: Room = { table, lengths, pieces, asked: 0, cut: 0 }
  const byNeed = Map.groupBy(pieces.filter(canTake), piece => piece.need)
  const tried = new Set<Piece['need']>()
  const lost = pieces.filter(piece => isLost(piece) && canTake(piece))
  let waiting = lost.length > MANY_LOST ? lost.filter(({ need }) => need.last < SOON_DAYS) : lost
  while (waiting.length > 0) {
    const pushed: Piece[] = []
    for (const { need } of waiting.sort(inOrder)) {
      if (tried.has(need)) continue
      tried.add(need)
      const own = byNeed.get(need)?.filter(isLost) ?? []
      if (own.length > 0) pushed.push(...placeOne(room, own))
    }
    waiting = pushed.filter(piece => canTake(piece) && isLost(piece))
  }
  return room.pieces
}
