import { expect, test } from 'vitest'
import type { Entity } from '#contract/entities.ts'
import { withoutDoubles } from '#data/read/plan/doubles.ts'

const block = (id: string, startMinute: number, more: object = {}): Entity<'blocks'> =>
  ({
    id,
    kind: 'topic',
    state: 'planned',
    madeBy: 'planner',
    day: '2026-12-01',
    startMinute,
    minutes: 40,
    pinned: false,
    planId: `plan ${id}`,
    ...more
  }) as Entity<'blocks'>

test('of two plans of two devices one block has a time; what is done, busy or put there by hand stays', () => {
  const shown = withoutDoubles([
    block('a', 960),
    block('b', 980),
    block('c', 1060),
    block('d', 960, { state: 'done' }),
    block('e', 960, { kind: 'busy', madeBy: 'import' }),
    block('f', 960, { madeBy: 'student', pinned: true })
  ])
  expect(shown.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f'])
})
