import { dateOf } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import type { Placed } from '#domain/plan/place.ts'
import { isLost, type Piece } from '#domain/plan/schedule/piece.ts'
import { taken } from '#domain/plan/remedies/take.ts'
import { candidates } from '#domain/plan/remedies/remedies.ts'
import type { OldBlock, Unplaced, Remedy, World } from '#domain/plan/world.ts'

/** Ways out are looked for for so many needs, the nearest deadlines first, at most so many a need. */
const EXPLAINED = 5
const WAYS = 3
/** Each trial is a plan made again: of a large plan few are made. */
const TRIALS = 12
const PIECES_TRIED = 3000

/** All sessions of a topic before one exam are one line, and so are both mock papers of an exam. */
const lineOf = ({ need }: Piece): string =>
  need.kind === 'topic' ? need.series : need.kind === 'paper' ? `paper:${need.ref ?? ''}` : need.key

/** What a plan is tried with: the world as it would be, its earlier plan being the one that stands. */
export type Solve = (world: World) => Placed

interface Trials {
  left: number
  readonly solve: Solve
  readonly world: World
}

function helps(trials: Trials, line: string, way: Remedy): boolean {
  if (trials.left <= 0) return false
  trials.left--
  const { pieces } = trials.solve(taken(trials.world, way))
  return !pieces.some(piece => isLost(piece) && lineOf(piece) === line)
}

/**
 * What has no place: each task, paper and day of cards; of a topic all its sessions before one exam together. Each way
 * out that is offered was tried: planned again with it, the thing has its place.
 */
export function unplacedOf(
  world: World,
  placed: Placed,
  blocks: readonly OldBlock[],
  today: number,
  solve: Solve | null
): Unplaced[] {
  const { pieces } = placed
  const lost = Map.groupBy(pieces.filter(isLost), lineOf)
  const most = Math.min(TRIALS, Math.floor(PIECES_TRIED / Math.max(1, pieces.length)))
  const trials = solve && { left: most, solve, world: { ...world, old: blocks } }
  const waysFor = (line: string, need: Need, minutes: number): Remedy[] =>
    trials === null
      ? []
      : candidates(world, placed, need, minutes, today)
          .flatMap(group => group.find(way => helps(trials, line, way)) ?? [])
          .slice(0, WAYS)
  return [...lost]
    .flatMap(([line, all]) => {
      const need = all[0]?.need
      return need ? [{ line, need, all, minutes: all.reduce((sum, piece) => sum + piece.minutes, 0) }] : []
    })
    .sort(({ need: a }, { need: b }) => a.last - b.last || b.value - a.value || (a.key < b.key ? -1 : 1))
    .map(({ line, need, all, minutes }, at) => ({
      kind: need.kind,
      ref: need.ref,
      subject: need.subject,
      title: need.title,
      minutes,
      sittings: all.length,
      // A mock paper has days of its own, but what it must come before is its exam.
      by: dateOf(today + (need.kind === 'paper' ? need.by : need.last)),
      ...(need.kind === 'topic' && { missing: [...new Set(all.map(piece => piece.need.purpose ?? 'return'))] }),
      ways: at < EXPLAINED ? waysFor(line, need, minutes) : []
    }))
}
