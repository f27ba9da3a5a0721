import { blocksOf, countMoves, matches } from '#domain/plan/answer.ts'
import { cushions } from '#domain/plan/cushions.ts'
import { dateOf, dayNumber } from '#domain/plan/days.ts'
import { freeDays, LONGEST_HORIZON, longestSitting, type FreeDay } from '#domain/plan/free.ts'
import { piecesOf, type OldPlace } from '#domain/plan/keep.ts'
import { cardNeeds } from '#domain/plan/needs/cards.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { paperNeeds } from '#domain/plan/needs/papers.ts'
import { taskNeeds, windowOf } from '#domain/plan/needs/tasks.ts'
import { topicNeeds } from '#domain/plan/needs/topics.ts'
import { place, type Placed } from '#domain/plan/place.ts'
import { repair } from '#domain/plan/repair.ts'
import { scoreOf } from '#domain/plan/table/exact.ts'
import type { Piece } from '#domain/plan/table/piece.ts'
import { waysOut } from '#domain/plan/ways/ways.ts'
import type { OldBlock, Plan, Unplaced, World } from '#domain/plan/world.ts'

/** Ways out are worked out for so many needs, the nearest deadlines first. */
const EXPLAINED = 8

/** Everything a plan is made of, once worked out. Exported for the tests that compare it with other planners. */
export interface Problem {
  readonly today: number
  readonly days: readonly FreeDay[]
  readonly needs: readonly Need[]
  readonly warnings: Plan['warnings']
}

function horizonOf({ exams, tasks, reviews, old }: World, today: number): number {
  const last = [
    ...exams.map(exam => dayNumber(exam.on) - today),
    ...tasks.map(task => Math.max(windowOf(task, today).last, task.due ? dayNumber(task.due) - today : 0)),
    ...(old ?? []).map(block => dayNumber(block.day) - today),
    reviews ? Math.min(27, reviews.minutes.length - 1) : 0
  ]
  return last.reduce((most, day) => Math.max(most, day), 0)
}

export function problemOf(world: World): Problem {
  const today = dayNumber(world.today)
  const wanted = horizonOf(world, today)
  const horizon = Math.min(wanted, LONGEST_HORIZON)
  const { days, isZoneKnown } = freeDays(world, horizon)
  const all = [
    ...cardNeeds(world),
    ...paperNeeds(world, today, longestSitting(days)),
    ...topicNeeds(world, today),
    ...taskNeeds(world, today)
  ]
  // Beyond the horizon nothing is planned yet; a task due later is begun within it.
  const needs = all
    .filter(need => need.first <= horizon)
    .map(need => (need.last <= horizon ? need : { ...need, last: horizon, until: 1440 }))
  const warnings: Plan['warnings'][number][] = []
  if (!isZoneKnown) warnings.push('zone')
  if (world.exams.some(exam => dayNumber(exam.on) < today)) warnings.push('past-exam')
  if (days.every(day => day.cap === 0 || day.spans.length === 0)) warnings.push('no-time')
  if (wanted > LONGEST_HORIZON) warnings.push('horizon')
  return { today, days, needs, warnings }
}

const placeOf = (block: OldBlock, today: number): OldPlace => ({
  kind: block.kind,
  ref: block.ref,
  id: block.id,
  day: dayNumber(block.day) - today,
  start: block.start,
  minutes: block.minutes,
  isPinned: block.pinned === true
})

function unplacedOf(world: World, { table, pieces }: Placed, today: number): Unplaced[] {
  const lost = new Map<Need, number>()
  for (const { need, day, minutes } of pieces)
    if (day < 0 && minutes > 0) lost.set(need, (lost.get(need) ?? 0) + minutes)
  return [...lost]
    .sort(([a], [b]) => a.last - b.last || b.value - a.value || (a.key < b.key ? -1 : 1))
    .map(([need, minutes], at) => ({
      kind: need.kind,
      ref: need.ref,
      subject: need.subject,
      title: need.title,
      minutes,
      by: dateOf(today + need.last),
      ways: at < EXPLAINED ? waysOut(world, table, pieces, need, minutes, today) : []
    }))
}

function freshOf(pieces: readonly Piece[], today: number): Plan['fresh'] {
  return pieces.flatMap(({ need, minutes }) => {
    const wanted = need.pieces.reduce((sum, piece) => sum + piece.minutes, 0)
    if (need.kind !== 'cards' || need.least === undefined || minutes >= wanted) return []
    return [{ day: dateOf(today + need.first), minutes: Math.max(0, minutes - need.least) }]
  })
}

/** A new plan is gone over so often, and only where so few pieces are left over: elsewhere time is what is missing. */
const ROUNDS = 4
const FEW_LOST = 40

/** A new plan, repaired until that places no more: else the first replan of an unchanged week would move something. */
function settled(
  days: readonly FreeDay[],
  settings: World['settings'],
  needs: readonly Need[],
  pinned: readonly OldPlace[],
  first: Placed
): Placed {
  let placed = first
  for (let round = 0; round < ROUNDS; round++) {
    const lost = placed.pieces.filter(piece => piece.day < 0 && piece.minutes > 0)
    if (lost.length === 0 || lost.length > FEW_LOST) break
    const own = placed.pieces
      .filter(piece => piece.day >= 0)
      .map(({ need, day, start, minutes }): OldPlace => {
        return { kind: need.kind, ref: need.ref, id: undefined, day, start, minutes, isPinned: false }
      })
    const wanted = piecesOf(needs, [...pinned, ...own], settings)
    const anew = piecesOf(needs, pinned, settings)
    const next = repair(days, settings, wanted, anew, pieces => countMoves(pieces, own))
    if (scoreOf(next.pieces).unmet >= scoreOf(placed.pieces).unmet) break
    placed = next
  }
  return placed
}

/** The plan of a world; with an earlier plan in it that plan is repaired. The same world gives the same plan. */
export function makePlan(world: World): Plan {
  const { today, days, needs, warnings } = problemOf(world)
  const { settings, now = 0 } = world
  const olds = (world.old ?? [])
    .map(block => placeOf(block, today))
    .filter(({ day, start, minutes }) => day > 0 || (day === 0 && start + minutes > now))
  const pinned = olds.filter(old => old.isPinned)
  const loose = olds.filter(old => !old.isPinned)
  const wanted = piecesOf(needs, olds, settings)
  const placed =
    loose.length === 0
      ? settled(days, settings, needs, pinned, place(days, settings, wanted))
      : repair(days, settings, wanted, piecesOf(needs, pinned, settings), pieces => countMoves(pieces, loose))
  const { pieces } = placed
  const matched = matches(pieces, loose)
  const kept = (world.old ?? []).filter(block => block.pinned === true && block.day >= world.today)
  const blocks = [...blocksOf(pieces, loose, today), ...kept.map(block => pinnedBlock(block, needs))]
  return {
    blocks: blocks.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start)),
    unplaced: unplacedOf(world, placed, today),
    cushions: cushions(world, days, needs, pieces),
    fresh: freshOf(pieces, today),
    moved: [...matched.values()].filter(match => !match.isSame).length,
    dropped: loose.length - matched.size,
    warnings
  }
}

function pinnedBlock(block: OldBlock, needs: readonly Need[]): Plan['blocks'][number] {
  const need = needs.find(one => one.kind === block.kind && one.ref === block.ref)
  const code = block.kind === 'topic' ? 'return' : block.kind === 'task' ? 'due' : block.kind
  return { ...block, subject: need?.subject ?? null, title: need?.title ?? '', pinned: true, reason: { code } }
}
