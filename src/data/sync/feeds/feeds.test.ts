import { expect, test } from 'vitest'
import { isDue } from '#data/sync/feeds/feeds.ts'
import { taskChanges, type StoredTask } from '#data/sync/feeds/tasks.ts'
import { EMPTY_TASK, taskOf } from '#data/write/plan/imported.ts'
import type { IcsRead } from '#domain/ics/event.ts'

const none: IcsRead = {
  events: [],
  deadlines: [],
  daysOff: [],
  uids: [],
  notBusy: 0,
  unreadable: [],
  unknownZones: [],
  tooOften: [],
  isCut: false,
  isUnfinished: false
}
const essay = { uid: 'essay', key: 'essay', title: 'Essay', day: '2026-12-04', minute: null }
const read: IcsRead = { ...none, deadlines: [essay], uids: ['essay'] }
const today = '2026-11-26'

function stored(fields: Partial<StoredTask> = {}): StoredTask {
  const { id } = taskOf(essay, '')
  const base = { id, rev: 1, createdAt: '', updatedAt: '', deletedAt: null }
  return { ...base, ...EMPTY_TASK, title: 'Essay', dueOn: '2026-12-04', importKey: 'essay', ...fields }
}

const changes = (before: IcsRead | null, now: IcsRead, rows: readonly StoredTask[], takes: 'both' | 'busy' = 'both') =>
  taskChanges({ takes }, before, now, rows, today, 'New task')

test('a new deadline is a new task, the same calendar again changes nothing', () => {
  expect(changes(null, read, [])).toMatchObject([{ name: 'tasks', fields: { title: 'Essay', dueOn: '2026-12-04' } }])
  expect(changes(read, read, [stored()])).toEqual([])
  expect(changes(null, read, [stored()])).toEqual([])
  expect(changes(null, read, [], 'busy')).toEqual([])
})

test('what the student removed or has done does not come back', () => {
  const moved = { ...read, deadlines: [{ ...essay, day: '2026-12-09' }] }
  expect(changes(read, moved, [stored({ deletedAt: '2026-11-20T00:00:00Z' })])).toEqual([])
  expect(changes(read, moved, [stored({ doneAt: '2026-11-20T00:00:00Z' })])).toEqual([])
})

test('only what the calendar changed is changed: the student’s own title stays', () => {
  const moved = { ...read, deadlines: [{ ...essay, day: '2026-12-09' }] }
  const row = stored({ title: 'Essay on Weimar' })
  expect(changes(read, moved, [row])).toEqual([{ name: 'tasks', id: row.id, fields: { dueOn: '2026-12-09' } }])
})

test('a calendar that comes empty, or no longer names an event, removes no task', () => {
  expect(changes(read, none, [stored()])).toEqual([])
  expect(changes(read, { ...none, uids: ['essay'] }, [stored()])).toMatchObject([{ remove: true }])
})

test('a calendar is read again after a day, and an hour after a try that failed', () => {
  const at = (read_at: string | null, tried_at: string, failed: string | null) => ({
    copy: { id: 'f', address: 'a', read: null, read_at, tried_at, failed }
  })
  const now = Date.parse('2026-11-26T12:00:00Z')
  expect(isDue({ copy: null }, now)).toBe(true)
  expect(isDue(at('2026-11-25T12:30:00Z', '2026-11-25T12:30:00Z', null), now)).toBe(false)
  expect(isDue(at('2026-11-25T11:59:00Z', '2026-11-25T11:59:00Z', null), now)).toBe(true)
  expect(isDue(at('2026-11-25T11:00:00Z', '2026-11-26T11:30:00Z', 'Gone.'), now)).toBe(false)
  expect(isDue(at('2026-11-25T11:00:00Z', '2026-11-26T10:30:00Z', 'Gone.'), now)).toBe(true)
})
