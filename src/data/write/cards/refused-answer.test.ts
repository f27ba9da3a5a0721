import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { withSchedules } from '#data/read/cards/cards.ts'
import { gradeCard } from '#data/write/cards/review.ts'
import { exportParts } from '#data/write/export.ts'
import { retryHeld, savesDone } from '#data/write/held.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
})

test('an answer that a full device refused is in the export, and keeps its id when it is stored', async () => {
  await openWorkspace(user)
  const id = newId()
  await save('cards', id, aCard())
  const { db } = workspace()
  const [card] = await withSchedules(db, await db.cards.toArray())
  if (!card) throw new Error('There is no card')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const at = new Date()
  gradeCard({ card, grade: 3, at, durationMs: 1200 }, () => undefined)
  await savesDone()
  const file = JSON.parse(JSON.stringify(await exportParts())) as { notStored: { id: string }[]; reviews: unknown[] }
  const fields = { cardId: id, grade: 3, reviewedAt: at.toISOString(), durationMs: 1200 }
  expect(file.notStored).toMatchObject([{ name: 'reviews', fields }])
  expect(file.reviews).toEqual([])
  vi.restoreAllMocks()
  await retryHeld()
  expect(await db.reviews.toCollection().primaryKeys()).toEqual(file.notStored.map(one => one.id))
})
