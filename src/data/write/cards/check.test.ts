import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { findFaults, mendFaults } from '#data/write/cards/check.ts'
import { readAllEntries } from '#data/read/cards/card-index.ts'
import { emptySums, addCard } from '#domain/progress/review-stats.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

const TODAY = '2027-03-01'
let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  await workspace().db.meta.put({ key: 'lastSyncedAt', value: '2027-02-28T10:00:00.000Z' })
})
afterEach(() => eraseWorkspace(user))

test('orphans, impossible states and doubled answers are found, mended, and then there are none', async () => {
  const { db } = workspace()
  const [orphan, gap, well] = [newId(), newId(), newId()]
  await save('cards', orphan, aCard({ topicId: newId(), buriedUntil: '9999-12-31' }))
  await save('cards', gap, aCard({ kind: 'cloze', front: '{{c1::a}}', ordinal: 7 }))
  await save('cards', well, aCard())
  const at = new Date('2027-02-01T10:00:00.000Z')
  for (let times = 0; times < 3; times += 1) await gradeCard({ id: well }, 3, at, 1000)
  const found = await findFaults(TODAY)
  expect(found.map(({ kind }) => kind).sort()).toEqual(['buried', 'double', 'double', 'gap', 'topic'])
  await mendFaults(found)
  expect(await findFaults(TODAY)).toEqual([])
  expect(await db.cards.get(orphan)).toMatchObject({ topic_id: null, buried_until: null, deleted_at: null })
  expect(await db.cards.get(gap)).toMatchObject({ suspended: true, deleted_at: null })
  expect((await db.schedules.get(well))?.schedule.reps).toBe(1)
})

test('a check on a device that had not fetched everything cut links to what was still to come', async () => {
  const { db } = workspace()
  await db.meta.delete('lastSyncedAt')
  await save('cards', newId(), aCard({ topicId: newId(), subjectId: newId() }))
  expect(await findFaults(TODAY)).toEqual([])
})

test('an empty deck has no faults, no entries and no figures', async () => {
  expect(await findFaults(TODAY)).toEqual([])
  expect((await readAllEntries(() => {}, new AbortController().signal))?.size).toBe(0)
  const sums = emptySums()
  addCard(sums, { id: 'a', createdAt: TODAY, topicId: null, answers: [] }, new Date(), {
    desiredRetention: 0.9,
    weights: null
  })
  expect(sums.days.size).toBe(0)
})

test('a card of a megabyte is refused, and the deck is as it was', async () => {
  const { db } = workspace()
  await expect(save('cards', newId(), aCard({ front: 'x'.repeat(1_000_000) }))).rejects.toThrow()
  expect(await db.cards.count()).toBe(0)
})
