import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEEP_KEY } from '#config/study-this.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'
import { takeIn } from '#tools/shell/workspace/take-in.ts'

const storage = new Map<string, string>()
globalThis.localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key)
} as Storage

const entry = {
  title: 'Potsdam',
  subject: 'History',
  markdown: '## What was agreed\n\n- four zones\n- $x^2$',
  cards: [
    { front: 'Who?', back: 'Attlee' },
    { front: 'When?', back: '1945' }
  ]
}
const put = (...items: unknown[]) => storage.set(KEEP_KEY, JSON.stringify(items))

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(async () => {
  storage.clear()
  await eraseWorkspace(user)
})

async function counts() {
  const { db } = workspace()
  return { subjects: await db.subjects.count(), notes: await db.notes.count(), cards: await db.cards.count() }
}

test('a kept page becomes a subject, a note with its blocks, and its cards; the key is cleared', async () => {
  put(entry)
  expect(await takeIn()).toMatchObject([{ title: 'Potsdam', cards: 2 }])
  expect(await counts()).toEqual({ subjects: 1, notes: 1, cards: 2 })
  const [note] = await workspace().db.notes.toArray()
  expect(note).toMatchObject({ title: 'Potsdam' })
  expect(JSON.stringify(note?.doc)).toContain('"type":"heading"')
  expect(storage.has(KEEP_KEY)).toBe(false)
})

test('two tabs at once take each page in once, and a subject of that name is used', async () => {
  put(entry, { ...entry, title: 'Yalta', subject: 'history ' })
  const taken = await Promise.all([takeIn(), takeIn()])
  expect(taken.flat()).toHaveLength(2)
  expect(await counts()).toEqual({ subjects: 1, notes: 2, cards: 4 })
})

test('a tab that died after writing does not make a second note', async () => {
  put(entry)
  const [taken] = await takeIn()
  put({ ...entry, noteId: taken?.noteId })
  expect(await takeIn()).toEqual([])
  expect(await counts()).toEqual({ subjects: 1, notes: 1, cards: 2 })
  expect(storage.has(KEEP_KEY)).toBe(false)
})

test('what is no page is dropped without a word', async () => {
  put({ title: 3 }, null, entry)
  expect(await takeIn()).toHaveLength(1)
})

test('answers given on the page before there was an account are in the review log, once', async () => {
  const answer = { card: 1, grade: 3, at: '2026-11-22T10:00:00.000Z', durationMs: 2400 }
  put({ ...entry, answers: [answer, { ...answer, card: 0, grade: 1 }, { ...answer, card: 9 }] })
  const [taken] = await takeIn()
  put({ ...entry, answers: [answer], noteId: taken?.noteId })
  await takeIn()
  const { db } = workspace()
  const reviews = await db.reviews.toArray()
  const fronts = await db.cards.bulkGet(reviews.map(review => review.card_id))
  expect(reviews.map(({ grade, reviewed_at }, index) => [fronts[index]?.front, grade, reviewed_at]).sort()).toEqual([
    ['When?', 3, answer.at],
    ['Who?', 1, answer.at]
  ])
  expect((await db.schedules.toArray()).every(({ last_reviewed_at }) => last_reviewed_at === answer.at)).toBe(true)
})
