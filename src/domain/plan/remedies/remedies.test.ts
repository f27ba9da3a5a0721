import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asOld, date, WEEK, worlds } from '../../../../tests/support/plan/worlds.ts'
import { makePlan, planWithRemedies } from '#domain/plan/plan.ts'
import { taken } from '#domain/plan/remedies/take.ts'
import type { Plan, Unplaced, Remedy, World } from '#domain/plan/world.ts'

const TODAY = '2026-11-23'
const evenings = (minutes: number): World['settings'] => ({
  week: Array.from({ length: 7 }, () => ({ minutes, from: 960, to: 960 + minutes })),
  session: 50,
  shortest: 15,
  rest: 10
})
const task = (id: string, minutes: number, due: number) => ({ id, title: id, minutes, due: date(TODAY, due) })

const lineOf = ({ kind, ref, by }: Unplaced): string => `${kind} ${ref ?? ''} ${kind === 'task' ? '' : by}`
const after = (world: World, plan: Plan, way: Remedy): Plan =>
  makePlan(taken({ ...world, old: asOld(plan.blocks) }, way))

/** Several tasks too many for the week. */
const misfits: World = {
  today: TODAY,
  settings: evenings(60),
  exams: [],
  topics: [],
  tasks: [
    task('essay', 180, 3),
    task('project', 720, 8),
    task('lab', 90, 3),
    task('reading', 60, 3),
    task('poem', 45, 4)
  ]
}

test('21 of 40 ways out left their thing unplaced where several were: each is tried before it is offered', () => {
  let offered = 0
  fc.assert(
    fc.property(worlds(WEEK), world => {
      const plan = planWithRemedies(world)
      for (const one of plan.unplaced)
        for (const way of one.ways) {
          offered++
          expect(after(world, plan, way).unplaced.map(lineOf)).not.toContain(lineOf(one))
        }
    }),
    { numRuns: 60 }
  )
  expect(offered).toBeGreaterThan(20)
})

test('a way out changes the task or its date and says which; none leaves a task out', () => {
  const plan = planWithRemedies(misfits)
  const ways = plan.unplaced.flatMap(one => one.ways)
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) {
    expect(['minutes', 'less', 'later', 'recall']).toContain(way.kind)
    const changed = taken(misfits, way)
    expect(changed.tasks.map(one => one.id)).toEqual(misfits.tasks.map(one => one.id))
    if (way.kind === 'less') expect(way.to).toBeGreaterThan(0)
    if (way.kind === 'later') expect(way.to > way.from).toBe(true)
  }
})

test('a step without a date of its own and a date of a repeating task are given no other date', () => {
  const steps = [{ ...task('essay/a', 300, 2), step: [0, 2] as const }, { ...task('walk/2026-11-25', 300, 2) }]
  const { unplaced } = planWithRemedies({ ...misfits, tasks: steps })
  expect(unplaced.length).toBeGreaterThan(0)
  expect(unplaced.flatMap(one => one.ways).filter(way => way.kind === 'later')).toEqual([])
})
