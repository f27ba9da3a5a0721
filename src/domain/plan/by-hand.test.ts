import { expect, test } from 'vitest'
import { earliestDeadlineFirst } from '../../../tests/support/plan/edf.ts'
import { piecesOf } from '#domain/plan/keep.ts'
import { makePlan, problemOf } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

/** Monday has 120 minutes, Tuesday 60: the paper of 110 fits Monday alone, the essay fits both and is due first. */
const world: World = {
  today: '2026-11-23',
  settings: {
    week: [120, 60, 0, 0, 0, 0, 0].map(minutes => ({ minutes, from: 960, to: 960 + minutes })),
    session: 120,
    shortest: 60,
    rest: 10
  },
  exams: [],
  topics: [],
  tasks: [
    { id: 'essay', title: 'Essay', minutes: 50, due: '2026-11-25' },
    { id: 'paper', title: 'Paper', minutes: 110, due: '2026-11-26' }
  ]
}

test('earliest deadline first leaves the long paper without a place, and ours places both', () => {
  const { days, needs } = problemOf(world)
  const edf = earliestDeadlineFirst(days, piecesOf(needs, [], world.settings), world.settings.rest)
  expect(edf.filter(piece => piece.day < 0).map(piece => piece.need.ref)).toEqual(['paper'])
  const plan = makePlan(world)
  expect(plan.unplaced).toEqual([])
  expect(plan.blocks.map(block => [block.ref, block.day])).toEqual([
    ['paper', '2026-11-23'],
    ['essay', '2026-11-24']
  ])
})
