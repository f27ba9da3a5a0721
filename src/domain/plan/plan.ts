import { blocksOf, matches } from '#domain/plan/answer.ts'
import { planBase } from '#domain/plan/rows/base.ts'
import { cushions } from '#domain/plan/cushions.ts'
import { dateOf, dayNumber } from '#domain/plan/days.ts'
import { freeDays, LONGEST_HORIZON, type FreeDay } from '#domain/plan/time/free.ts'
import { cardNeeds } from '#domain/plan/needs/cards.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { paperNeeds } from '#domain/plan/needs/papers.ts'
import { taskNeeds, windowOf } from '#domain/plan/needs/tasks.ts'
import { revisionRoom } from '#domain/plan/needs/topics/room.ts'
import { topicNeeds } from '#domain/plan/needs/topics/topic-needs.ts'
import type { Placed } from '#domain/plan/place.ts'
import { settle } from '#domain/plan/settle.ts'
import type { OldBlockPlace, Piece } from '#domain/plan/schedule/piece.ts'
import { unplacedOf, type Solve } from '#domain/plan/unplaced.ts'
import type { OldBlock, Plan, World } from '#domain/plan/world.ts'

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
  const fixed = [...cardNeeds(world), ...paperNeeds(world, today, days), ...taskNeeds(world, today, days)]
  const all = [...fixed, ...topicNeeds(world, today, days, revisionRoom(days, fixed, world.settings))]
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

const placeOf = (block: OldBlock, today: number): OldBlockPlace => ({
  kind: block.kind,
  ref: block.ref,
  id: block.id,
  day: dayNumber(block.day) - today,
  start: block.start,
  minutes: block.minutes,
  isPinned: block.pinned === true
})

function freshOf(pieces: readonly Piece[], today: number): Plan['fresh'] {
  return pieces.flatMap(({ need, minutes }) => {
    const wanted = need.pieces.reduce((sum, piece) => sum + piece.minutes, 0)
    if (need.kind !== 'cards' || need.least === undefined || minutes >= wanted) return []
    return [{ day: dateOf(today + need.first), minutes: Math.max(0, minutes - need.least) }]
  })
}

interface Solved extends Problem {
  readonly olds: readonly OldBlockPlace[]
  readonly placed: Placed
}

function solved(world: World): Solved {
  const problem = problemOf(world)
  const { today, days, needs } = problem
  const { settings, now = 0 } = world
  const olds = (world.old ?? [])
    .map(block => placeOf(block, today))
    .filter(({ day, start, minutes }) => day > 0 || (day === 0 && start + minutes > now))
  const pinned = olds.filter(old => old.isPinned)
  return { ...problem, olds, placed: settle({ days, settings, needs, pinned }, olds) }
}

/** A plan with ways out for what has no place. Each of them is tried, which is a plan more. */
export function planWithRemedies(world: World): Plan {
  return makePlan(world, changed => solved(changed).placed)
}

/** The plan of a world; with an earlier plan in it that plan is repaired. The same world gives the same plan. */
export function makePlan(world: World, solve: Solve | null = null): Plan {
  const { today, days, needs, warnings, olds, placed } = solved(world)
  const { pieces } = placed
  const loose = olds.filter(old => !old.isPinned)
  const matched = matches(pieces, loose)
  const kept = (world.old ?? []).filter(block => block.pinned === true && block.day >= world.today)
  const blocks = [...blocksOf(pieces, loose, today), ...kept.map(block => pinnedBlock(block, needs))]
  return {
    base: planBase(world.old ?? []),
    blocks: blocks.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start)),
    unplaced: unplacedOf(world, placed, blocks, today, solve),
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
