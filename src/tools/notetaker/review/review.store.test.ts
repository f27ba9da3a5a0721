import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $pending, savesDone } from '#data/write/held.ts'
import { dueQueue } from '#data/write/cards/review.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { buryCurrent, suspendCurrent, undoStep } from '#tools/notetaker/review/review-steps.ts'
import { editCurrent } from '#tools/notetaker/review/review-edit.ts'
import { $intervals, $progress } from '#tools/notetaker/review/review-view.store.ts'
import {
  $review,
  $stored,
  $tally,
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

test('an answer shows the next card at once and reaches the disk after it', async () => {
  await addCards(3)
  await beginReview(NOW)
  expect(question()).toBe('Question 0')
  showAnswer(after(2))
  gradeCurrent(3, after(5))
  expect(question()).toBe('Question 1')
  expect([$pending.get(), $stored.get()]).toEqual([1, 0])
  const [review] = await reviews()
  expect(review).toMatchObject({ grade: 3, duration_ms: 5000, reviewed_at: after(5).toISOString() })
  expect([$pending.get(), $stored.get()]).toEqual([0, 1])
})

test('a grade counts only once the answer is shown', async () => {
  await addCards(1)
  await beginReview(NOW)
  gradeCurrent(4, after(1))
  expect(question()).toBe('Question 0')
  expect(await reviews()).toEqual([])
})

test('what the disk makes of the answers is what the screen made of them', async () => {
  await addCards(4)
  await beginReview(NOW)
  for (const [index, grade] of ([4, 1, 3, 4, 2, 3, 4, 4] as const).entries()) {
    showAnswer(after(index * 40))
    gradeCurrent(grade, after(index * 40 + 5))
  }
  await savesDone()
  const review = $review.get()
  const inPlay =
    'session' in review ? [review.session.current, ...review.session.learning].flatMap(one => one ?? []) : []
  for (const card of inPlay) expect((await workspace().db.schedules.get(card.id))?.schedule).toEqual(card.schedule)
  expect((await reviews()).length).toBe($tally.get().answers)
})

test('undo takes the answer back on the screen and on the disk', async () => {
  await addCards(2)
  await beginReview(NOW)
  showAnswer(NOW)
  gradeCurrent(1, after(1))
  expect($tally.get()).toMatchObject({ answers: 1, recalled: 0 })
  await undoStep(after(2))
  expect(question()).toBe('Question 0')
  expect(asked().face).toBe('answer')
  expect($tally.get().answers).toBe(0)
  const [review] = await reviews()
  expect(review?.deleted_at).not.toBeNull()
  expect((await dueQueue(after(3), 10)).counts).toEqual({ due: 0, new: 2, learning: 0 })
})

test('undo before the disk has answered still takes the answer back', async () => {
  await addCards(1)
  await beginReview(NOW)
  showAnswer(NOW)
  gradeCurrent(3, after(1))
  const undone = undoStep(after(1))
  await undone
  expect((await reviews()).map(review => review.deleted_at === null)).toEqual([false])
})

test('a buried card is asked again tomorrow, a suspended one not until it is resumed, and both can be undone', async () => {
  await addCards(3)
  await beginReview(NOW)
  await buryCurrent(NOW)
  expect(question()).toBe('Question 1')
  await suspendCurrent(NOW)
  expect(question()).toBe('Question 2')
  expect((await dueQueue(NOW, 10)).cards.map(card => card.front)).toEqual(['Question 2'])
  const tomorrow = new Date(NOW.getTime() + 25 * 3_600_000)
  expect((await dueQueue(tomorrow, 10)).cards.map(card => card.front)).toEqual(['Question 0', 'Question 2'])
  await undoStep(NOW)
  expect(question()).toBe('Question 1')
  await undoStep(NOW)
  expect(question()).toBe('Question 0')
  expect((await dueQueue(NOW, 10)).cards).toHaveLength(3)
})

test('a long queue is fetched piece by piece and ends with the last card', async () => {
  await addCards(20)
  await addCards(90, index => `More ${index}`)
  await saveAll([{ name: 'preferences', id: USER, fields: { newPerDay: 100 } }])
  await beginReview(NOW)
  $progress.listen(() => undefined)
  expect($progress.get()).toEqual({ learnt: 0, total: 100 })
  const seen = new Set<string>()
  for (let step = 0; step < 100; step++) {
    seen.add(asked().session.current?.id ?? '')
    showAnswer(after(step))
    gradeCurrent(4, after(step))
    await savesDone()
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  expect(seen.size).toBe(100)
  expect($review.get().state).toBe('finished')
})

test('new words are on the card and on the disk, and the schedule is what it was', async () => {
  await addCards(2)
  await beginReview(NOW)
  await editCurrent({ kind: 'basic', front: 'Better question', back: 'B' })
  expect(question()).toBe('Better question')
  const id = asked().session.current?.id ?? ''
  expect(await workspace().db.cards.get(id)).toMatchObject({ front: 'Better question', back: 'B' })
})

test('the words on the buttons appear with the answer', async () => {
  await addCards(1)
  await beginReview(NOW)
  $intervals.listen(() => undefined)
  expect($intervals.get()).toBeNull()
  showAnswer(NOW)
  expect($intervals.get()).toEqual({
    1: '1 min',
    2: '6 min',
    3: '10 min',
    4: expect.stringContaining('days') as string
  })
})

test('an empty day says so at once', async () => {
  await beginReview(NOW)
  expect($review.get().state).toBe('finished')
  await undoStep(NOW)
  expect($review.get().state).toBe('finished')
})
