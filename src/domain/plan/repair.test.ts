import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestMoves, leastUnmet } from '../../../tests/support/plan/brute-plan.ts'
import { breaches } from '../../../tests/support/plan/plan-breaches.ts'
import { isNoWorse } from '../../../tests/support/plan/plan-over.ts'
import { changes } from '../../../tests/support/plan/world-changes.ts'
import { asOld, SMALL, WEEK, worlds } from '../../../tests/support/plan/worlds.ts'
import { dayNumber } from '#domain/plan/days.ts'
import { piecesOf } from '#domain/plan/keep.ts'
import { makePlan, problemOf } from '#domain/plan/plan.ts'
import type { Plan, World } from '#domain/plan/world.ts'

const unmet = ({ unplaced }: Plan): number => unplaced.reduce((sum, one) => sum + one.minutes, 0)

test('a repaired plan keeps every rule and never moves more than planning anew', () => {
  fc.assert(
    fc.property(worlds(WEEK), changes, (before, change) => {
      const old = asOld(makePlan(before).blocks)
      const world: World = { ...change(before), old }
      const repaired = makePlan(world)
      expect(breaches(world, repaired)).toEqual([])
      const { old: _, ...anew } = world
      const fresh = makePlan(anew)
      if (isNoWorse(world, fresh, repaired)) expect(repaired.moved).toBeLessThanOrEqual(movesBetween(world, fresh))
    }),
    { numRuns: 200 }
  )
})

/** Blocks of a plan that continue an old one but stand elsewhere, counted apart from the solver. */
function movesBetween(world: World, plan: Plan): number {
  const key = (one: { kind: string; ref: string | null; day: string }): string =>
    one.kind === 'cards' ? `cards ${one.day}` : `${one.kind} ${one.ref ?? ''}`
  const spot = (one: { day: string; start: number; minutes: number }): string =>
    `${one.day} ${one.start} ${one.minutes}`
  const live = (world.old ?? []).filter(one => one.day > world.today || one.start + one.minutes > (world.now ?? 0))
  const groups = Map.groupBy(plan.blocks, key)
  let moves = 0
  for (const [group, olds] of Map.groupBy(live, key)) {
    const left = olds.map(spot)
    let others = 0
    for (const block of groups.get(group) ?? []) {
      const at = left.indexOf(spot(block))
      if (at >= 0) left.splice(at, 1)
      else others++
    }
    moves += Math.min(others, left.length)
  }
  return moves
}

test('of small plans none leaves fewer minutes over, as brute force finds', () => {
  fc.assert(
    fc.property(worlds(SMALL), world => {
      const { days, needs } = problemOf(world)
      const pieces = piecesOf(needs, [], world.settings).filter(piece => piece.spare === null)
      fc.pre(pieces.length <= 8)
      expect(unmet(makePlan(world))).toBeLessThanOrEqual(leastUnmet(days, pieces, world.settings.rest))
    }),
    { numRuns: 200 }
  )
})

test('of small plans at most one block more is moved than brute force finds to be needed', () => {
  fc.assert(
    fc.property(worlds(SMALL), changes, (before, change) => {
      const old = asOld(makePlan(before).blocks)
      const world: World = { ...change(before), old }
      const { days, needs, today } = problemOf(world)
      const olds = old
        .map(one => ({ ...one, id: one.id, day: dayNumber(one.day) - today, isPinned: false }))
        .filter(one => one.day > 0 || one.start + one.minutes > (world.now ?? 0))
      const pieces = piecesOf(needs, olds, world.settings)
      fc.pre(pieces.length <= 8)
      const plan = makePlan(world)
      const least = fewestMoves(days, pieces, world.settings.rest, unmet(plan))
      expect(plan.moved).toBeLessThanOrEqual(least + 1)
    }),
    { numRuns: 200 }
  )
})
