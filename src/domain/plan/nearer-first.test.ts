import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asOld, date, WEEK, worlds } from '../../../tests/support/plan/worlds.ts'
import { dayNumber } from '#domain/plan/days.ts'
import { makePlan, problemOf } from '#domain/plan/plan.ts'
import { newPiece, type Piece } from '#domain/plan/schedule/piece.ts'
import { putFirst } from '#domain/plan/schedule/best-day.ts'
import { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { Plan, PlanBlock, World, WorldTask } from '#domain/plan/world.ts'

const TODAY = '2026-11-23'
const runs = { numRuns: Number(process.env['PLAN_WORLDS'] ?? 150) }
const of = ({ blocks }: Plan, ref: string): PlanBlock[] => blocks.filter(block => block.ref === ref)
const lengths = (all: readonly { readonly minutes: number }[]): number[] => all.map(one => one.minutes).sort()

/** Whether a task has its hours on days that hold only cards and what is due no later. */
function hasHours(world: World, blocks: readonly PlanBlock[], task: WorldTask): Piece[] | null {
  const { days, needs, today } = problemOf(world)
  const own = needs.find(need => need.kind === 'task' && need.ref === task.id)
  if (!own) return null
  const table = new Schedule(days, world.settings.rest)
  for (const { kind, ref, day, start, minutes, reason } of blocks) {
    const of = needs.filter(need => need.kind === kind && need.ref === ref)
    const need =
      of.find(one =>
        kind === 'cards' ? one.first === dayNumber(day) - today : one.by === dayNumber(reason.by ?? '') - today
      ) ?? of[0]
    if (!need) continue
    const isLater = kind !== 'cards' && (need.last > own.last || (need.last === own.last && need.until > own.until))
    if (!isLater) table.put(dayNumber(day) - today, start, newPiece(need, minutes, 0))
  }
  const pieces = own.pieces
    .map(({ minutes, ideal }) => newPiece(own, minutes, ideal))
    .sort((a, b) => b.minutes - a.minutes)
  return pieces.every(piece => putFirst(table, piece)) ? pieces : null
}

test('as long as there are hours before its date without what is due later, new work has its place, whole', () => {
  const asked = fc.record({
    minutes: fc.integer({ min: 15, max: 240 }),
    due: fc.integer({ min: 1, max: 7 }),
    at: fc.option(fc.integer({ min: 0, max: 1439 }))
  })
  let [tried, crowded] = [0, 0]
  fc.assert(
    fc.property(worlds(WEEK), asked, (before, { minutes, due, at }) => {
      const plan = makePlan(before)
      const task: WorldTask = { id: 'new', title: 'New', minutes, due: date(before.today, due), at }
      const world: World = { ...before, tasks: [...before.tasks, task], old: asOld(plan.blocks) }
      const pieces = hasHours(world, plan.blocks, task)
      if (!pieces) return
      tried++
      const again = makePlan(world)
      if (again.moved + again.dropped > 0) crowded++
      expect(lengths(of(again, 'new'))).toEqual(lengths(pieces))
      expect(again.unplaced.filter(one => one.ref === 'new')).toEqual([])
    }),
    runs
  )
  expect(tried).toBeGreaterThan(runs.numRuns / 3)
  expect(crowded).toBeGreaterThan(runs.numRuns / 20)
})

/** Five subjects before mocks in January, every minute full and more asked than there is. */
function full(minutes: number): World {
  const week = Array.from({ length: 7 }, (_, at) => ({ minutes, from: at < 5 ? 960 : 600, to: 1260 }))
  const subjects = ['maths', 'physics', 'history', 'french', 'economics']
  return {
    today: TODAY,
    settings: { week, session: 50, shortest: 15, rest: 10 },
    exams: subjects.flatMap((subject, at) => [
      { id: `${subject} mock`, subject, title: 'Mock', on: date(TODAY, 44 + 2 * at), isMock: true },
      { id: subject, subject, title: 'Paper 1', on: date(TODAY, 91 + 5 * at) }
    ]),
    topics: subjects.flatMap(subject =>
      Array.from({ length: 16 }, (_, at) => ({
        id: `${subject} ${at}`,
        subject,
        title: 'Topic',
        confidence: 1 + (at % 5)
      }))
    ),
    tasks: []
  }
}

test('homework for Thursday was left out of a full plan, or cut into pieces of 15 to 20 minutes: revision makes way', () => {
  for (const perDay of [60, 90, 120])
    for (const [minutes, due] of [
      [120, 3],
      [180, 4],
      [60, 2],
      [300, 6]
    ] as const) {
      const world = full(perDay)
      const { blocks } = makePlan(world)
      const tasks = [{ id: 'new', title: 'Homework', minutes, due: date(TODAY, due) }]
      const again = makePlan({ ...world, tasks, old: asOld(blocks) })
      const own = of(again, 'new')
      expect(
        own.reduce((sum, block) => sum + block.minutes, 0),
        `${perDay} ${minutes}`
      ).toBe(minutes)
      expect(Math.min(...lengths(own))).toBeGreaterThanOrEqual(30)
      // It is settled, and few others moved.
      const third = makePlan({ ...world, tasks, old: asOld(again.blocks) })
      expect([third.moved, third.dropped]).toEqual([0, 0])
      expect(again.moved + again.dropped).toBeLessThan(60)
    }
})

test('what homework pushes out is a return before a topic that nobody has begun', () => {
  const world = full(90)
  const { blocks, unplaced } = makePlan(world)
  const begun = (all: readonly PlanBlock[]): number => new Set(all.map(block => block.ref)).size
  expect(unplaced.length).toBeGreaterThan(0)
  const tasks = [{ id: 'new', title: 'Homework', minutes: 240, due: date(TODAY, 4) }]
  const again = makePlan({ ...world, tasks, old: asOld(blocks) })
  expect(begun(again.blocks)).toBe(begun(blocks) + 1)
})
