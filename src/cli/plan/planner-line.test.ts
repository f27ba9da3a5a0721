import { expect, test } from 'vitest'
import { plannerLine, plannerSchemas } from '#cli/plan/planner-line.ts'
import { planAnswer } from '#contract/planner.ts'

const day = { minutes: 90, from: 960, to: 1260 }
const world = {
  today: '2026-11-23',
  settings: { week: Array.from({ length: 7 }, () => day), session: 50, shortest: 15, rest: 10 },
  exams: [{ id: 'e1', subject: 'history', title: 'Paper 1', on: '2026-12-05' }],
  topics: [{ id: 't1', subject: 'history', title: 'Cold War', confidence: 2 }],
  tasks: [{ id: 'k1', title: 'Essay', minutes: 120, due: '2026-11-27' }]
}
const run = (value: unknown): Record<string, unknown> =>
  JSON.parse(plannerLine(JSON.stringify(value))) as Record<string, unknown>

test('a world gives blocks, what has no place and cushions, in the promised shape', () => {
  const plan = planAnswer.parse(run(world))
  expect(plan.unplaced).toEqual([])
  expect(plan.blocks.filter(block => block.kind === 'topic')).toHaveLength(5)
  expect(plan.blocks.filter(block => block.kind === 'task').reduce((sum, block) => sum + block.minutes, 0)).toBe(120)
  expect(plan.cushions.map(cushion => cushion.ref)).toEqual(['k1', 'e1'])
})

test('with an old plan it repairs: nothing moves while nothing changed', () => {
  const { blocks } = planAnswer.parse(run(world))
  const again = planAnswer.parse(run({ ...world, old: blocks.map((block, at) => ({ ...block, id: `b${at}` })) }))
  expect([again.moved, again.dropped, again.blocks.length]).toEqual([0, 0, blocks.length])
})

test('bad lines are answered, not thrown', () => {
  expect(JSON.parse(plannerLine('{'))).toEqual({ error: { code: 'invalid', message: 'The line is not JSON.' } })
  expect(JSON.stringify(run({ ...world, today: 'tomorrow' }))).toContain('today')
  expect(JSON.stringify(run({ ...world, tasks: [{ id: 'k', title: '', minutes: 1e9 }] }))).toContain('tasks.0.minutes')
})

test('the schema can be printed', () => {
  expect(Object.keys(plannerSchemas())).toEqual(['request', 'answer'])
})

test('a task of 300 hours, 500 tasks for tomorrow and no minutes a day are answered in full', () => {
  const long = planAnswer.parse(
    run({ ...world, tasks: [{ id: 'k', title: 'All', minutes: 18_000, due: '2026-12-01' }] })
  )
  const placed = long.blocks.filter(block => block.kind === 'task').reduce((sum, block) => sum + block.minutes, 0)
  const missing = long.unplaced.filter(one => one.kind === 'task').reduce((sum, one) => sum + one.minutes, 0)
  expect(placed + missing).toBe(18_000)
  const tasks = Array.from({ length: 500 }, (_, at) => ({
    id: `k${at}`,
    title: `Task ${at}`,
    minutes: 30,
    due: '2026-11-24'
  }))
  const many = planAnswer.parse(run({ ...world, tasks }))
  expect(many.unplaced.filter(one => one.kind === 'task').length).toBeGreaterThan(490)
  const none = { ...world.settings, week: Array.from({ length: 7 }, () => ({ ...day, minutes: 0 })) }
  const idle = planAnswer.parse(run({ ...world, settings: none }))
  expect([idle.blocks.length, idle.warnings]).toEqual([0, ['no-time']])
  expect(idle.unplaced.reduce((sum, one) => sum + one.minutes, 0)).toBe(120 + 40 + 25 + 25)
})

test('an exam in the past is left out and said', () => {
  const plan = planAnswer.parse(run({ ...world, exams: [{ ...world.exams[0], on: '2026-11-01' }] }))
  expect(plan.warnings).toEqual(['past-exam'])
  expect(plan.blocks.some(block => block.kind === 'topic')).toBe(false)
})
