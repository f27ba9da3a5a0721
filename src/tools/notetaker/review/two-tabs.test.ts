import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { savesDone } from '#data/write/held.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { $steps, $tally, asking, beginReview, gradeCurrent, showAnswer } from '#tools/notetaker/review/review.store.ts'

const USER = newId()
const NOW = new Date()
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

async function twoCards(): Promise<void> {
  for (const at of [0, 1]) await save('cards', newId(), { ...aCard(), groupId: newId(), front: `Question ${at}` })
}

async function reviews() {
  await savesDone()
  return workspace().db.reviews.toArray()
}

beforeEach(() => openWorkspace(USER))
afterEach(async () => {
  await savesDone()
  await eraseWorkspace(USER)
})

test('of two tabs with one card open the second answer is told and not counted', async () => {
  await twoCards()
  await beginReview(NOW)
  // What another tab writes: the log of the same card, under an id that this tab does not know.
  await gradeCard({ id: asking()?.session.current?.id ?? '' }, 3, after(10), 900)
  showAnswer(after(20))
  gradeCurrent(4, after(25))
  await savesDone()
  await vi.waitFor(() => expect($tally.get().answers).toBe(0))
  expect((await reviews()).map(review => review.grade)).toEqual([3])
  expect($steps.get()).toEqual([])
  expect(asking()?.session.current?.front).toBe('Question 1')
  showAnswer(after(30))
  gradeCurrent(4, after(35))
  await savesDone()
  expect($tally.get().answers).toBe(1)
  expect((await reviews()).map(review => review.grade)).toEqual([3, 4])
})
