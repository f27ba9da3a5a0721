import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $closingLoses, $pending, $unstored, heldChanges, retryHeld, savesDone } from '#data/write/held.ts'
import { $refusedAnswers } from '#data/write/cards/review.ts'
import { $storage } from '#data/device/storage.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { undoStep } from '#tools/notetaker/review/review-steps.ts'
import {
  $review,
  $stored,
  type Asking,
  asking,
  beginReview,
  gradeCurrent,
  showAnswer
} from '#tools/notetaker/review/review.store.ts'

const USER = '0198c5f0-0000-7000-8000-000000000002'
const NOW = new Date()
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

async function addCards(count: number, front = (index: number) => `Question ${index}`): Promise<void> {
  const rest = { subjectId: null, noteId: null, source: null, engine: 'manual', suspended: false, buriedUntil: null }
  await saveAll(
    Array.from({ length: count }, (_, index) => ({
      name: 'cards' as const,
      id: newId(),
      fields: { ...rest, groupId: newId(), kind: 'basic' as const, front: front(index), back: 'A', ordinal: 0 }
    }))
  )
}

function asked(): Asking {
  const review = asking()
  if (!review) throw new Error(`The review is ${$review.get().state}`)
  return review
}

const question = () => asked().session.current?.front

async function reviews() {
  await savesDone()
  return workspace().db.reviews.toArray()
}

beforeEach(() => openWorkspace(USER))
afterEach(async () => {
  await savesDone()
  await eraseWorkspace(USER)
})

test('an answer the device refuses is told, kept, and stored on request', async () => {
  await addCards(2)
  await beginReview(NOW)
  workspace().db.close({ disableAutoOpen: true })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  expect(question()).toBe('Question 1')
  await savesDone()
  expect($refusedAnswers.get()).toMatchObject([{ code: 'storage' }])
  await workspace().db.open()
  await retryHeld()
  expect(await reviews()).toHaveLength(1)
  expect([$pending.get(), $stored.get(), $refusedAnswers.get()]).toEqual([0, 1, []])
})

test('a refused answer counts as not stored, stays so while the device refuses, and goes in with "Try again"', async () => {
  await addCards(2)
  await beginReview(NOW)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  expect([$unstored.get(), $closingLoses.get()]).toEqual([0, 1])
  await savesDone()
  expect([$unstored.get(), $closingLoses.get(), $storage.get()]).toEqual([1, 1, 'full'])
  const counts: number[] = []
  const stop = $unstored.listen(count => counts.push(count))
  await retryHeld()
  expect([$unstored.get(), $storage.get()]).toEqual([1, 'full'])
  put.mockRestore()
  await retryHeld()
  stop()
  expect(counts).toEqual([0])
  expect(await reviews()).toHaveLength(1)
  expect([$closingLoses.get(), $storage.get()]).toEqual([0, 'ok'])
})

test('a refused answer that is tried again is counted once', async () => {
  await addCards(2)
  await beginReview(NOW)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  await savesDone()
  const counts: number[] = []
  const stop = $closingLoses.listen(count => counts.push(count))
  await retryHeld()
  put.mockRestore()
  await retryHeld()
  stop()
  expect(counts).toEqual([0])
})

test('a refused answer is tried again without anybody asking', async () => {
  await addCards(2)
  await beginReview(NOW)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  await savesDone()
  put.mockRestore()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(() => $unstored.get()).toBe(0)
  expect(await reviews()).toHaveLength(1)
})

test('a refused answer that is taken back leaves the memory, and one behind another refused save comes after it', async () => {
  await addCards(2)
  await beginReview(NOW)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const change = { name: 'preferences' as const, id: USER, fields: { newPerDay: 5 } }
  await expect(saveAll([change])).rejects.toMatchObject({ code: 'storage' })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  await savesDone()
  expect(heldChanges(USER)).toMatchObject([{ name: 'preferences' }, { name: 'reviews' }])
  await undoStep(after(2))
  expect(heldChanges(USER)).toEqual([change])
  put.mockRestore()
  await retryHeld()
  expect([await reviews(), $unstored.get()]).toEqual([[], 0])
})

test('a refused answer of one student is never stored for another', async () => {
  await addCards(2)
  await beginReview(NOW)
  workspace().db.close({ disableAutoOpen: true })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  await savesDone()
  const other = newId()
  await openWorkspace(other)
  await retryHeld()
  expect(await reviews()).toEqual([])
  expect($unstored.get()).toBe(1)
  await eraseWorkspace(other)
  await openWorkspace(USER)
  await retryHeld()
  expect($unstored.get()).toBe(0)
  expect(await reviews()).toHaveLength(1)
})

test('a refused answer of one student does not make the device of another look full for ever', async () => {
  await addCards(2)
  await beginReview(NOW)
  workspace().db.close({ disableAutoOpen: true })
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  await savesDone()
  const other = newId()
  await openWorkspace(other)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(saveAll([{ name: 'preferences', id: other, fields: { newPerDay: 5 } }])).rejects.toThrow('full')
  put.mockRestore()
  await retryHeld()
  expect([$storage.get(), $unstored.get(), $refusedAnswers.get()]).toEqual(['ok', 1, []])
  await eraseWorkspace(other)
  await openWorkspace(USER)
  expect($refusedAnswers.get()).toHaveLength(1)
  await retryHeld()
  expect(await reviews()).toHaveLength(1)
})
