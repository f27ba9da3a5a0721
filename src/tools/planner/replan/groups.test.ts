import { expect, test } from 'vitest'
import type { World } from '#domain/plan/world.ts'
import type { Step } from '#tools/planner/adopt.ts'
import type { Block } from '#tools/planner/planner.store.ts'
import { groupsOf } from '#tools/planner/replan/groups.ts'
import { pairOf } from '#tools/planner/replan/pair.ts'

const evening = { minutes: 90, from: 960, to: 1260 }
const world: World = {
  today: '2026-11-23',
  settings: { week: Array.from({ length: 7 }, () => evening), session: 50, shortest: 15, rest: 10 },
  exams: [],
  topics: [],
  tasks: [],
  busy: [{ day: '2026-11-24', start: 960, minutes: 60 }]
}
const stored = (id: string, day: string, startMinute = 960): Block =>
  ({ id, kind: 'topic', title: id, refId: 'r', stepId: null, subjectId: 's', day, startMinute, minutes: 40 }) as Block
const block = (day: string, subject: string | null = 's') => ({
  kind: 'topic' as const,
  ref: 't',
  subject,
  title: 'Vectors',
  day,
  start: 1020,
  minutes: 40,
  pinned: false,
  reason: { code: 'first' as const }
})
const [kept, busy, free, gone] = [
  stored('kept', '2026-11-23'),
  stored('busy', '2026-11-24'),
  stored('free', '2026-11-25'),
  stored('gone', '2026-12-02')
]
const steps: readonly Step[] = [
  { kind: 'add', key: 'add 0', block: block('2026-12-09') },
  { kind: 'add', key: 'add 1', block: block('2026-11-26') },
  { kind: 'add', key: 'add 2', block: block('2026-11-26', null) },
  { kind: 'move', key: 'busy', block: block('2026-11-27'), from: busy },
  { kind: 'move', key: 'free', block: block('2026-11-27'), from: free },
  { kind: 'drop', key: 'gone', from: gone }
]

test('what moves is grouped by why, what is new by its subject, each in order of time', () => {
  const groups = groupsOf(steps, world)
  expect(groups.map(({ key, steps: own }) => [key, own.map(step => step.key)])).toEqual([
    ['move busy', ['busy']],
    ['move room', ['free']],
    ['drop', ['gone']],
    ['add s', ['add 1', 'add 0']],
    ['add ', ['add 2']]
  ])
})

test('what new homework pushes aside names it', () => {
  const essay = { ...block('2026-11-25'), kind: 'task' as const, ref: 'k', title: 'Essay', start: 960 }
  const groups = groupsOf([...steps, { kind: 'add', key: 'add 3', block: essay }], world)
  const own = groups.find(({ key }) => key === 'move for k')
  expect(own?.steps.map(step => step.key)).toEqual(['free'])
  expect(own?.madeFor?.title).toBe('Essay')
  expect(groups.find(({ key }) => key === 'move busy')?.madeFor).toBeNull()
})

test('an illness and a push back were given other reasons than what the student said', () => {
  const groupOf = (key: string, asked: Parameters<typeof groupsOf>[2]) =>
    groupsOf(steps, world, asked).find(({ steps: own }) => own.some(step => step.key === key))
  const ill = { cause: { kind: 'ill', days: 2 }, unplaced: [] } as const
  expect(groupOf('busy', ill)).toMatchObject({ kind: 'move', why: 'ill' })
  expect(groupOf('free', ill)).toMatchObject({ kind: 'move', why: 'room' })
  expect(groupOf('gone', { ...ill, cause: { kind: 'ill', days: 20 } })).toMatchObject({ kind: 'drop', why: 'ill' })
  const push = { cause: { kind: 'push', days: 1 }, unplaced: [] } as const
  expect(groupOf('free', push)).toMatchObject({ kind: 'move', why: 'pushed' })
  const left = { kind: 'topic', ref: 'r', subject: 's', title: '', minutes: 40, sittings: 1, by: '', ways: [] } as const
  expect(groupOf('gone', { ...push, unplaced: [left] })).toMatchObject({ kind: 'drop', why: 'unfit' })
})

test('before and after hold the same but for the chosen steps, and name the weeks that change', () => {
  const planned = [gone, kept, busy, free]
  const { before, after, weeks } = pairOf(planned, steps)
  expect(before.map(line => [line.key, line.isChanged])).toEqual([
    ['kept', false],
    ['busy', true],
    ['free', true],
    ['gone', true]
  ])
  expect(after.map(line => line.key)).toEqual(['kept', 'add 1', 'add 2', 'busy', 'free', 'add 0'])
  expect(weeks).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
  expect(pairOf(planned, []).weeks).toEqual([])
})
