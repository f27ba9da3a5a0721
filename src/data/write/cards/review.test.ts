import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { liveCards, type CardWithSchedule } from '#data/read/cards/cards.ts'
import type { Database } from '#data/device/database.ts'
import { loadAhead } from '#data/read/cards/load-ahead.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { dueQueue, reviewOf } from '#data/write/cards/review.ts'
import { remove, save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { replay } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'
import { newId } from '#lib/ids.ts'

const DAY = 86_400_000
let user = ''
let db: Database

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  db = workspace().db
  await savePreferences({ timeZone: 'UTC' })
})
afterEach(() => eraseWorkspace(user))

async function newCard(): Promise<CardWithSchedule> {
  const id = newId()
  await save('cards', id, aCard())
  const { cards } = await dueQueue(new Date(), 1000)
  const made = cards.find(card => card.id === id)
  if (!made) throw new Error('a new card is not in the queue')
  return made
}

async function scheduleOf({ id }: CardWithSchedule): Promise<Schedule> {
  const row = await db.schedules.get(id)
  if (!row) throw new Error('no schedule')
  return row.schedule
}

test('an answer gives the schedule that follows from the whole log, and an undone one does not count', async () => {
  const card = await newCard()
  const now = Date.now()
  await gradeCard(card, 3, new Date(now), 1200)
  const first = await scheduleOf(card)
  const second = await gradeCard(card, 1, new Date(now + 600_000), 800)
  const wishes = { desiredRetention: 0.9, weights: null }
  const log = [{ grade: 3 as const, reviewedAt: new Date(now).toISOString() }]
  expect((await scheduleOf(card)).reps).toBe(2)
  await remove('reviews', second)
  expect(await scheduleOf(card)).toEqual(first)
  expect(first).toEqual(replay(card.id, card.createdAt, log, wishes))
})

test('the queue keeps the limits of the day, and what was answered today counts against them', async () => {
  await savePreferences({ newPerDay: 3 })
  for (let made = 0; made < 5; made += 1) await save('cards', newId(), aCard())
  const now = new Date()
  const { cards, counts } = await dueQueue(now, 50)
  expect([cards.length, counts.new]).toEqual([3, 3])
  const [card] = cards
  if (card) await gradeCard(card, 4, now, 500)
  expect((await dueQueue(new Date(now.getTime() + 1000), 50)).counts.new).toBe(2)
  const tomorrow = await dueQueue(new Date(now.getTime() + DAY), 50)
  expect(tomorrow.counts.new).toBe(3)
})

test('the queue gives no more cards than were asked for, and counts them all', async () => {
  for (let made = 0; made < 7; made += 1) await save('cards', newId(), aCard())
  const { cards, counts } = await dueQueue(new Date(), 3)
  expect([cards.length, counts.new]).toEqual([3, 7])
  const all = await dueQueue(new Date(), 50)
  expect(all.cards.slice(0, 3).map(card => card.id)).toEqual(cards.map(card => card.id))
})

test('an answer lasts whole milliseconds, from none to an hour', () => {
  const at = new Date('2026-11-21T10:00:00.000Z')
  const durationOf = (durationMs: number) =>
    reviewOf({ card: { id: 'card' }, grade: 3, at, durationMs, reviewId: newId() })
  expect(durationOf(3_600_001)).toMatchObject({ fields: { durationMs: 3_600_000, reviewedAt: at.toISOString() } })
  expect(durationOf(-5)).toMatchObject({ fields: { durationMs: 0 } })
  expect(durationOf(12.6)).toMatchObject({ fields: { durationMs: 13, cardId: 'card', grade: 3 } })
})

test('suspended, buried and deleted cards are not asked', async () => {
  const [a, b, c] = [await newCard(), await newCard(), await newCard()]
  await save('cards', a.id, { suspended: true })
  await save('cards', b.id, { buriedUntil: '2999-01-01' })
  await remove('cards', c.id)
  expect((await dueQueue(new Date(), 50)).cards).toEqual([])
  await save('cards', a.id, { suspended: false })
  expect((await dueQueue(new Date(), 50)).cards.map(card => card.id)).toEqual([a.id])
})

test('other wishes for recall give every answered card another due date', async () => {
  const card = await newCard()
  await gradeCard(card, 4, new Date(), 500)
  const schedule = await scheduleOf(card)
  await savePreferences({ desiredRetention: 0.97 })
  const again = await db.schedules.get(card.id)
  expect(Date.parse(again?.due ?? '')).toBeLessThan(Date.parse(schedule.due))
})

test('a clock two days off changes neither the order of the log nor loses an answer', async () => {
  const card = await newCard()
  const now = Date.now()
  await gradeCard(card, 3, new Date(now + 2 * DAY), 500)
  await gradeCard(card, 4, new Date(now), 500)
  const schedule = await scheduleOf(card)
  const log = [
    { grade: 4 as const, reviewedAt: new Date(now).toISOString() },
    { grade: 3 as const, reviewedAt: new Date(now + 2 * DAY).toISOString() }
  ]
  expect(schedule).toEqual(replay(card.id, card.createdAt, log, { desiredRetention: 0.9, weights: null }))
})

test('the cards of a note follow each change', async () => {
  const noteId = newId()
  const $cards = liveCards({ noteId })
  const seen: number[] = []
  const stop = $cards.subscribe(now => {
    if (now.state === 'ready') seen.push(now.value.length)
  })
  await expect.poll(() => seen.at(-1)).toBe(0)
  await save('cards', newId(), aCard({ noteId }))
  await expect.poll(() => seen.at(-1)).toBe(1)
  stop()
})

test('a review of one note asks all its cards, beyond the limit of the day; one of a subject keeps the limit of new ones', async () => {
  await savePreferences({ newPerDay: 2 })
  const [noteId, subjectId] = [newId(), newId()]
  for (let made = 0; made < 4; made += 1) await save('cards', newId(), { ...aCard(), noteId, subjectId })
  for (let made = 0; made < 3; made += 1) await save('cards', newId(), aCard())
  const note = await dueQueue(new Date(), 50, { kind: 'note', id: noteId })
  expect(note.cards.map(card => card.noteId)).toEqual(Array(4).fill(noteId))
  const subject = await dueQueue(new Date(), 50, { kind: 'subject', id: subjectId })
  expect(subject.cards.map(card => card.subjectId)).toEqual(Array(2).fill(subjectId))
  expect((await dueQueue(new Date(), 50, { kind: 'note', id: newId() })).cards).toEqual([])
})

test('the load ahead counts what falls due tomorrow, and new cards up to the limit of each day', async () => {
  await savePreferences({ newPerDay: 2 })
  for (let made = 0; made < 20; made += 1) await save('cards', newId(), aCard())
  expect(await loadAhead(new Date())).toEqual({
    tomorrow: { due: 0, learning: 0, new: 2 },
    week: { due: 0, learning: 0, new: 14 }
  })
})
