import type { FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { restOf } from '#domain/plan/needs/rest-of.ts'
import { putFirst } from '#domain/plan/schedule/best-day.ts'
import { rolesOf } from '#domain/plan/roles.ts'
import { newPiece, type OldBlockPlace, type Piece } from '#domain/plan/schedule/piece.ts'
import { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

const near = (ideal: number, minutes: number, day: number, length: number): number =>
  (minutes === length ? 0 : 1000) + Math.abs(ideal - day)

/** Takes from `left` the piece most like a place: of its length, then nearest. */
function takeLike<One extends { readonly minutes: number; readonly ideal: number }>(
  left: One[],
  old: OldBlockPlace
): One | undefined {
  let best = 0
  for (const [at, one] of left.entries()) {
    const other = left[best]
    if (
      other &&
      near(one.ideal, one.minutes, old.day, old.minutes) < near(other.ideal, other.minutes, old.day, old.minutes)
    )
      best = at
  }
  return left.splice(best, 1)[0]
}

/** Papers: so many sittings, whatever their minutes. */
function sittingsOf(need: Need, olds: readonly OldBlockPlace[]): Piece[] {
  const left = [...need.pieces]
  for (const old of olds.filter(one => one.isPinned)) takeLike(left, old)
  const kept = olds
    .filter(one => !one.isPinned)
    .flatMap(old => {
      const like = takeLike(left, old)
      return like ? [newPiece(need, like.minutes, like.ideal, old)] : []
    })
  return [...kept, ...left.map(({ minutes, ideal }) => newPiece(need, minutes, ideal))]
}

/** Tasks and cards: so many minutes, in whatever sittings. */
function minutesOf(need: Need, olds: readonly OldBlockPlace[], settings: PlanSettings): Piece[] {
  const sum = (all: readonly { readonly minutes: number }[]): number =>
    all.reduce((total, one) => total + one.minutes, 0)
  const pinned = olds.filter(one => one.isPinned)
  const whole = sum(need.pieces) - sum(pinned)
  // A block of cards that has given up new ones stays as it is: to want them again would move it every day.
  const fewest = need.least === undefined ? whole : need.least - sum(pinned)
  let left = whole
  const pieces: Piece[] = []
  for (const old of olds.filter(one => !one.isPinned)) {
    if (left <= 0) break
    const isEnough = need.kind === 'cards' && old.minutes >= fewest
    const minutes = Math.min(old.minutes, left)
    // What remains of the last one is too short to sit down for: it is placed with the rest.
    if (minutes < old.minutes && minutes < settings.shortest && pieces.length > 0) break
    pieces.push(newPiece(need, minutes, old.day, old))
    left = isEnough ? 0 : left - minutes
  }
  const rest = restOf(need, Math.max(0, left), settings.session)
  return [...pieces, ...rest.map(one => newPiece(need, one.minutes, one.ideal))]
}

function belongs(need: Need, old: OldBlockPlace): boolean {
  if (old.kind !== need.kind || old.ref !== need.ref) return false
  if (need.kind === 'cards') return old.day === need.first
  // A pinned block of a task counts wherever it stands; returns count before the exam they lead up to.
  return need.kind === 'task' || (old.day >= need.first && old.day <= need.last)
}

/** Topics, series by series. */
function ofTopics(needs: readonly Need[], byRef: ReadonlyMap<string, readonly OldBlockPlace[]>): Piece[] {
  return [...Map.groupBy(needs, need => need.series).values()].flatMap(series => {
    const [one] = series
    const first = series.reduce((least, need) => Math.min(least, need.first), one?.first ?? 0)
    const own = byRef.get(`topic ${one?.ref ?? ''}`) ?? []
    return rolesOf(
      series,
      own.filter(old => old.day >= first && old.day <= (one?.last ?? -1))
    )
  })
}

/** The pieces of every need, those of the old plan with where they stood. Pinned blocks are no pieces: they stay. */
export function piecesOf(needs: readonly Need[], olds: readonly OldBlockPlace[], settings: PlanSettings): Piece[] {
  const byRef = Map.groupBy(olds, old => `${old.kind} ${old.ref ?? ''}`)
  const used = new Set<OldBlockPlace>()
  const others = needs.filter(need => need.kind !== 'topic')
  const topics = needs.filter(need => need.kind === 'topic')
  return [
    ...others.flatMap(need => {
      const own = (byRef.get(`${need.kind} ${need.ref ?? ''}`) ?? []).filter(
        old => belongs(need, old) && !used.has(old)
      )
      const taken = need.kind === 'paper' ? own.slice(0, need.pieces.length) : own
      const inTime = taken.toSorted((a, b) => a.day - b.day || a.start - b.start)
      // The paper nearest to the exam comes first among the needs, and its sittings are the latest.
      if (need.kind === 'paper') inTime.reverse()
      const pieces = need.kind === 'paper' ? sittingsOf(need, inTime) : minutesOf(need, inTime, settings)
      // Two mock papers of one exam share their reference: what the first does not need is the second's.
      const isShared = need.kind === 'paper'
      for (const old of taken) if (!isShared || old.isPinned || pieces.some(({ was }) => was === old)) used.add(old)
      return pieces
    }),
    ...ofTopics(topics, byRef)
  ]
}

const isEarlier = (a: Piece, b: Piece): number =>
  Number(a.spare !== null) - Number(b.spare !== null) || a.minutes - b.minutes

function putBack(table: Schedule, pieces: readonly Piece[]): void {
  for (const piece of pieces.filter(one => one.was !== null && one.day < 0).sort(isEarlier))
    if (piece.was && table.allows(piece.was.day, piece.was.start, piece))
      table.put(piece.was.day, piece.was.start, piece)
}

/** A table on which everything stands where it stood, as far as it still may; short ones first, so that most stay. */
export function keep(days: readonly FreeDay[], settings: PlanSettings, pieces: readonly Piece[]): Schedule {
  const table = new Schedule(days, settings.rest)
  putBack(table, pieces)
  return table
}

/** As `keep`, but work that is overdue and has no place yet comes first, before revision. */
export function keepAfterOverdue(days: readonly FreeDay[], settings: PlanSettings, pieces: readonly Piece[]): Schedule {
  const table = new Schedule(days, settings.rest)
  putBack(
    table,
    pieces.filter(piece => piece.need.kind !== 'topic')
  )
  for (const piece of pieces) if (piece.need.isOverdue === true && piece.was === null) putFirst(table, piece)
  putBack(table, pieces)
  return table
}
