import { expect, test } from 'vitest'
import type { Entity } from '#contract/entities.ts'
import { partsOfBlocks, studyMinutes } from '#data/read/plan/standing.ts'
import type { Now } from '#data/read/plan/world-of.ts'

const now: Now = { today: '2026-11-26', minute: 1000, zone: 'UTC', minutesPerDay: 90 }
type Block = Entity<'blocks'>
const block = (id: string, fields: Partial<Block>): Block =>
  ({
    ...{ id, kind: 'task', refId: 'essay', stepId: null, day: '2026-11-26', startMinute: 1020, minutes: 30 },
    ...{ state: 'planned', reason: { v: 1, code: 'due', by: '2026-12-01', count: 3, of: 2 }, ...fields }
  }) as Block

test('Today counted missed minutes and the planner did not: what was missed is no plan any more', () => {
  const day = [
    block('done', { state: 'done', startMinute: 900, minutes: 40 }),
    block('missed', { startMinute: 940, minutes: 25 }),
    block('ahead', {}),
    block('busy', { kind: 'busy', minutes: 120 }),
    block('gone', { state: 'dropped' })
  ]
  expect(studyMinutes(day, now)).toEqual({ done: 40, planned: 70 })
})

test('numbers are of what stands, whatever was kept with the block', () => {
  const all = [
    block('missed', { startMinute: 900 }),
    block('two', { day: '2026-11-28' }),
    block('one', {}),
    block('other', { refId: 'poem' })
  ]
  const parts = partsOfBlocks(all, now)
  expect(['one', 'two', 'other'].map(id => [parts.get(id)?.count, parts.get(id)?.of])).toEqual([
    [1, 2],
    [2, 2],
    [1, 1]
  ])
  expect(parts.has('missed')).toBe(false)
})
