import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { readLog } from '#data/read/study/log.ts'
import { corrections, type ActivityFields } from '#data/write/study/corrections.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const MINUTE = 60_000
const NOON = Math.floor(Date.now() / 3_600_000) * 3_600_000

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const entry = (title: string, from: number, minutes: number): ActivityFields => {
  const refs = { subjectId: null, topicId: null, refKind: 'hand', refId: null, blockId: null }
  const [startedAt, endedAt] = [from, from + minutes].map(at => new Date(NOON + at * MINUTE).toISOString())
  return {
    tool: 'study-zone',
    title,
    ...refs,
    startedAt: startedAt ?? '',
    endedAt: endedAt ?? '',
    seconds: minutes * 60
  }
}

const told = async (from = -600, to = 600): Promise<string[]> =>
  (await readLog(workspace().db, NOON + from * MINUTE, NOON + to * MINUTE)).map(
    ({ title, kind, seconds }) => `${kind} ${title} ${seconds / 60}`
  )

test('what is added, changed, taken out and brought back', async () => {
  const [first] = corrections([], [entry('Vectors', 0, 25)]).changes
  await saveAll(first ? [first] : [])
  expect(await told()).toEqual(['hand Vectors 25'])
  const logged = { id: first?.id ?? '', fields: entry('Vectors', 0, 25) }
  const change = corrections([logged], [entry('Vectors, exercise 5', 0, 20)])
  await saveAll(change.changes)
  expect(await told()).toEqual(['hand Vectors, exercise 5 20'])
  await saveAll(change.back)
  expect(await told()).toEqual(['hand Vectors 25'])
})

test('a split is two entries, a join is one, and undo brings back what there was', async () => {
  const made = corrections([], [entry('a', 0, 20), entry('b', 30, 20)])
  await saveAll(made.changes)
  const [a, b] = made.changes.map(({ id }) => id)
  const both = [
    { id: a ?? '', fields: entry('a', 0, 20) },
    { id: b ?? '', fields: entry('b', 30, 20) }
  ]
  const join = corrections(both, [entry('a', 0, 50)])
  await saveAll(join.changes)
  expect(await told()).toEqual(['hand a 50'])
  await saveAll(join.back)
  expect(await told()).toEqual(['hand a 20', 'hand b 20'])
})

test('an entry that was moved to another day is told on that day alone', async () => {
  const made = corrections([], [entry('a', 0, 20)])
  await saveAll(made.changes)
  const moved = corrections([{ id: made.changes[0]?.id ?? '', fields: entry('a', 0, 20) }], [entry('a', 3000, 20)])
  await saveAll(moved.changes)
  expect(await told()).toEqual([])
  expect(await told(2900, 3100)).toEqual(['hand a 20'])
})

test('answers to cards are a session of review, which can be mended as well', async () => {
  const cardId = newId()
  const answers = [0, 1].map(at => {
    const reviewedAt = new Date(Date.now() + at * MINUTE).toISOString()
    return {
      name: 'reviews' as const,
      id: newId(),
      fields: aRow('reviews', { cardId, reviewedAt, durationMs: 30_000 })
    }
  })
  await saveAll(answers)
  expect(await told()).toEqual(['review  1'])
  const fields = { ...entry('Cards on the bus', 0, 10), refKind: 'review' }
  await saveAll(corrections([{ id: answers[0]?.id ?? '', fields }], [fields]).changes)
  expect(await told()).toEqual(['review Cards on the bus 10'])
})
