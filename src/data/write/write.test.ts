import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard, aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { remove, restore, save, saveAll } from '#data/write/write.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

let user = ''
let db: Database

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  db = workspace().db
})
afterEach(() => eraseWorkspace(user))

test('a new row and its change for the server are written together', async () => {
  const id = newId()
  await save('subjects', id, aSubject({ name: 'Physics', examOn: '2027-05-12' }))
  expect(await db.subjects.get(id)).toMatchObject({
    id,
    rev: 0,
    name: 'Physics',
    exam_on: '2027-05-12',
    deleted_at: null
  })
  const [op] = await db.outbox.toArray()
  expect(op).toMatchObject({
    table: 'subjects',
    id,
    state: 'queued',
    patch: { name: 'Physics', exam_on: '2027-05-12' }
  })
})

test('changes that never left the device become one change, and what changes nothing is not written', async () => {
  const id = newId()
  await save('subjects', id, aSubject())
  await save('subjects', id, { name: 'Old history' })
  await save('subjects', id, { name: 'Old history' })
  expect(await db.outbox.count()).toBe(1)
  expect((await db.outbox.toCollection().first())?.patch).toMatchObject({ name: 'Old history', position: 0 })
})

test('a change that was sent is never rewritten: the next one waits behind it', async () => {
  const id = newId()
  await save('subjects', id, aSubject())
  await db.outbox.toCollection().modify({ state: 'sent' })
  await save('subjects', id, { name: 'B' })
  await save('subjects', id, { position: 3 })
  const ops = await db.outbox.orderBy('seq').toArray()
  expect(ops.map(op => op.state)).toEqual(['sent', 'queued'])
  expect(ops[0]?.patch['name']).toBe('History')
  expect(ops[1]?.patch).toEqual({ name: 'B', position: 3 })
})

test('the version the server knows is kept while a row has unsent changes', async () => {
  const id = newId()
  await save('subjects', id, aSubject())
  await db.outbox.clear()
  await db.subjects.update(id, { rev: 7 })
  await save('subjects', id, { name: 'B' })
  await save('subjects', id, { name: 'C' })
  expect((await db.bases.get(['subjects', id]))?.row).toMatchObject({ rev: 7, name: 'History' })
})

test('one bad change in many leaves no trace of the others', async () => {
  const good = newId()
  const changes = [
    { name: 'subjects', id: good, fields: aSubject() },
    { name: 'subjects', id: newId(), fields: aSubject({ name: 'x'.repeat(81) }) }
  ] as const
  await expect(saveAll(changes)).rejects.toMatchObject({ code: 'invalid' })
  expect(await db.subjects.count()).toBe(0)
  expect(await db.outbox.count()).toBe(0)
})

test('a row without all its fields is refused on the device, not by the server', async () => {
  await expect(save('subjects', newId(), { name: 'x' })).rejects.toMatchObject({ code: 'invalid' })
})

test('deleting keeps the row, restoring brings it back, and an edit brings a deleted row back too', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'aaaaaaaa', text: 'one two' }]))
  await remove('notes', id)
  expect((await db.notes.get(id))?.deleted_at).not.toBeNull()
  expect(await db.summaries.count()).toBe(0)
  await restore('notes', id)
  expect(await db.summaries.get(id)).toMatchObject({ excerpt: 'one two', words: 2 })
  await remove('notes', id)
  await save('notes', id, { title: 'Back' })
  expect(await db.notes.get(id)).toMatchObject({ title: 'Back', deleted_at: null })
  expect((await db.outbox.toCollection().first())?.patch).toMatchObject({ title: 'Back', deleted_at: null })
})

test('an answer is never changed, only undone', async () => {
  const [card, review] = [newId(), newId()]
  await save('cards', card, aCard())
  await save('reviews', review, { cardId: card, grade: 3, reviewedAt: '2026-11-21T10:00:00.000Z', durationMs: 900 })
  await expect(save('reviews', review, { grade: 4 })).rejects.toMatchObject({ code: 'invalid' })
  await remove('reviews', review)
  await restore('reviews', review)
  expect((await db.reviews.get(review))?.deleted_at).not.toBeNull()
})

test('whatever the order of edits, deletions and sends, row = base + outbox', async () => {
  const { viewOf } = await import('#data/device/rows.ts')
  const { blankRow } = await import('#data/write/record.ts')
  const step = fc.oneof(
    fc.record({ name: fc.constantFrom('A', 'B', 'C') }),
    fc.record({ position: fc.integer({ min: 0, max: 3 }) }),
    fc.constantFrom('remove' as const, 'restore' as const, 'send' as const)
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const id = newId()
      await save('subjects', id, aSubject())
      for (const now of steps) {
        if (now === 'remove') await remove('subjects', id)
        else if (now === 'restore') await restore('subjects', id)
        else if (now === 'send') await db.outbox.where('[table+id]').equals(['subjects', id]).modify({ state: 'sent' })
        else await save('subjects', id, now)
      }
      const ops = await db.outbox.where('[table+id]').equals(['subjects', id]).sortBy('seq')
      const row = await rowsOf(db, 'subjects').get(id)
      expect(viewOf('subjects', blankRow('subjects', id, row?.created_at ?? ''), ops)).toEqual(row)
    }),
    { numRuns: 60 }
  )
})

test('a closed workspace keeps everything for the next time', async () => {
  const id = newId()
  await save('subjects', id, aSubject())
  closeWorkspace()
  await openWorkspace(user)
  expect(await workspace().db.subjects.get(id)).toMatchObject({ name: 'History' })
  expect(await workspace().db.outbox.count()).toBe(1)
})

test('a title with half an emoji or U+0000 was accepted here, refused by the server and then "needed attention"', async () => {
  const id = newId()
  const title = `${'x'.repeat(198)}a\0😀`.slice(0, 201)
  await save(
    'notes',
    id,
    aNote([{ id: 'b1', text: 'One\0 thing \udc00led to another 😀' }], { title, tags: ['war\ud83d'] })
  )
  await save('notes', id, { title: 'Renamed\0\ud800' })
  const stored = JSON.stringify([await db.notes.get(id), await db.outbox.toArray()])
  expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  expect(await db.notes.get(id)).toMatchObject({
    title: 'Renamed',
    tags: ['war'],
    plain: 'One thing led to another 😀'
  })
  expect(await db.outbox.toArray()).toMatchObject([{ patch: { title: 'Renamed' } }])
})

test('a title of 200 emoji is as long as the server allows, one of 201 is not', async () => {
  const id = newId()
  await save('notes', id, aNote([], { title: '😀'.repeat(200) }))
  await expect(save('notes', id, { title: '😀'.repeat(201) })).rejects.toMatchObject({ code: 'invalid' })
})
