import { expect, test } from 'vitest'
import type { Entity } from '#contract/entities.ts'
import { isLastOf, taskDone } from '#data/read/plan/task-done.ts'
import type { Now } from '#data/read/plan/world-of.ts'

const now: Now = { today: '2026-11-26', minute: 1000, zone: 'UTC', minutesPerDay: 90 }
const at = new Date('2026-11-26T16:40:00Z')
type Block = Entity<'blocks'>
type Task = Entity<'tasks'>
const block = (id: string, fields: Partial<Block> = {}): Block =>
  ({
    ...{ id, kind: 'task', refId: 'read', stepId: null, day: '2026-11-26', startMinute: 960, minutes: 40 },
    ...{ state: 'planned', ...fields }
  }) as Block
const task = (fields: Partial<Task> = {}): Task =>
  ({ id: 'read', title: 'Read', doneAt: null, dueOn: '2026-12-01', steps: null, repeats: null, ...fields }) as Task

test('the last block of a task was done and the task stayed due: the student is asked, and only then', () => {
  const done = block('a', { state: 'done' })
  expect(isLastOf(done, [done], now)).toBe(true)
  expect(isLastOf(done, [done, block('b', { day: '2026-11-27' })], now)).toBe(false)
  expect(isLastOf(done, [done, block('b', { day: '2026-11-25' }), block('c', { refId: 'other' })], now)).toBe(true)
  expect(isLastOf(block('a'), [block('a')], now)).toBe(false)
  expect(taskDone(task(), null, now.today, at)).toEqual({ doneAt: at.toISOString() })
  expect(taskDone(task({ doneAt: '2026-11-25T10:00:00Z' }), null, now.today, at)).toBeNull()
})

test('a date that is done is due again, and the last step ends its task', () => {
  const weekly = task({ repeats: { v: 1, rule: 'FREQ=WEEKLY' } })
  expect(taskDone(weekly, '2026-12-01', now.today, at)).toEqual({ dueOn: '2026-12-08' })
  expect(taskDone(weekly, '2026-12-15', now.today, at)).toBeNull()
  const step = (id: string, doneAt: string | null) => ({ id, title: id, minutes: 40, dueOn: null, doneAt })
  const steps = (first: string | null) => ({ v: 1 as const, steps: [step('one', first), step('two', null)] })
  expect(taskDone(task({ steps: steps(null) }), 'two', now.today, at)).not.toHaveProperty('doneAt')
  expect(taskDone(task({ steps: steps(at.toISOString()) }), 'two', now.today, at)).toHaveProperty('doneAt')
})
