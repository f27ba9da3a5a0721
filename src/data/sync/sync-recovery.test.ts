import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { aCard, aDoc, aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { losing } from '../../../tests/support/device.ts'
import { TWO, bothSync, expectEqual, laptop, phone, server, textOf } from '../../../tests/support/two-devices.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { reconcile, UnansweredError } from '#data/sync/reconcile.ts'
import { readPlace } from '#data/sync/state.ts'
import { beginSweep } from '#data/sync/sweep.ts'
import { AccountGone, TransportError } from '#data/sync/transport.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'

test('an older client keeps everything and asks for a reload', async () => {
  await phone.write({ name: 'subjects', id: newId(), fields: aSubject() })
  const transport = { ...server.transport(), push: () => Promise.resolve({ status: 'reload' as const, protocol: 2 }) }
  expect(await phone.sync(transport)).toBe('reload')
  expect(await phone.waiting()).toBe(1)
  await phone.sync()
  expect(server.rows('subjects')).toHaveLength(1)
})

test('a first fetch is resumed where a kill stopped it', async () => {
  for (let index = 0; index < 50; index += 1)
    await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ position: index }) })
  await phone.sync()
  server.pageSize = 7
  await laptop.syncAndDie(5)
  const some = await laptop.db.subjects.count()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(50)
  await laptop.sync()
  await expectEqual()
})

test('deletions that were forgotten before a device heard of them reach it all the same', async () => {
  const [gone, stays, edited] = [newId(), newId(), newId()]
  for (const id of [gone, stays, edited]) await phone.write({ name: 'subjects', id, fields: aSubject() })
  await bothSync()
  await phone.write({ name: 'subjects', id: gone, remove: true }, { name: 'subjects', id: edited, remove: true })
  await phone.sync()
  server.purge('subjects')
  await laptop.write({ name: 'subjects', id: edited, fields: { name: 'Edited late' } })
  await laptop.db.outbox.toCollection().modify({ state: 'rejected' })
  await laptop.sync()
  expect(await laptop.db.subjects.get(gone)).toBeUndefined()
  expect(await laptop.db.subjects.get(stays)).toBeDefined()
  expect(await laptop.db.subjects.get(edited)).toMatchObject({ name: 'Edited late' })
})

test('an account that was deleted on another device is no loss of the server: nothing is sent, nothing goes', async () => {
  const empty = server.snapshot()
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject() })
  await phone.sync()
  server.restore(empty, false)
  await phone.write({ name: 'subjects', id, fields: { name: 'Later' } })
  await expect(phone.sync({ ...server.transport(), isGone: () => Promise.resolve(true) })).rejects.toThrow(AccountGone)
  expect(server.rows('subjects')).toEqual([])
  expect(await phone.waiting()).toBe(1)
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'Later' })
  await phone.sync()
  await laptop.sync()
})

test('a server that went back in time is refilled from the devices', async () => {
  const [old, fresh, note] = [newId(), newId(), newId()]
  await phone.write({ name: 'subjects', id: old, fields: aSubject() }, { name: 'notes', id: note, fields: aNote(TWO) })
  await bothSync()
  const backup = server.snapshot()
  await phone.write({ name: 'subjects', id: old, fields: { name: 'Newer' } })
  await phone.write({ name: 'notes', id: note, fields: aNote([...TWO, { id: 'block-new', text: 'late' }]) })
  await phone.write({ name: 'subjects', id: fresh, fields: aSubject({ name: 'Fresh' }) })
  await phone.write({ name: 'cards', id: newId(), fields: aCard({ subjectId: fresh }) })
  await bothSync()
  server.restore(backup)
  await laptop.write({ name: 'cards', id: newId(), fields: aCard({ subjectId: fresh }) })
  await laptop.sync()
  await bothSync()
  await expectEqual()
  expect(await phone.db.subjects.get(old)).toMatchObject({ name: 'Newer' })
  expect(await textOf(laptop, note)).toBe('one\ntwo\nlate')
  expect(server.rows('cards')).toHaveLength(2)
  expect((await laptop.db.notices.toArray()).map(notice => notice.kind)).toEqual(['refilled'])
})

const LATER = [
  { id: 'block-one', text: 'one' },
  { id: 'block-two', text: 'two, later' },
  { id: 'block-new', text: 'late' }
]

/** The server has a new note of the phone, and a new epoch before its answer arrives. */
async function lostNewNote(): Promise<string> {
  const id = newId()
  await bothSync()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await expect(phone.sync(losing(server.transport()))).rejects.toMatchObject({ status: 0 })
  server.restore(server.snapshot())
  await laptop.sync()
  await laptop.write({ name: 'notes', id, fields: aNote(LATER) })
  await laptop.sync()
  return id
}

test('a new note whose answer was lost before a new epoch keeps what another device wrote in it', async () => {
  const id = await lostNewNote()
  await phone.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'one more' }, ...TWO.slice(1)]) })
  await bothSync()
  await expectEqual()
  expect(await textOf(phone, id)).toBe('one more\ntwo, later\nlate')
})

test('so it does where the tab dies while it compares, and where the student then goes on writing', async () => {
  for (const after of [1, 2, 3, 4, 5]) {
    const id = await lostNewNote()
    await phone.syncAndDie(after)
    const seen = (await textOf(phone, id))?.split('\n').length === 2 ? TWO : LATER
    await phone.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'one more' }, ...seen.slice(1)]) })
    await bothSync()
    await expectEqual()
    expect((await textOf(phone, id))?.split('\n'), `after ${after}`).toEqual(['one more', 'two, later', 'late'])
  }
})

test('a server that went back without saying so is known by its counter', async () => {
  const backup = server.snapshot()
  for (const name of ['A', 'B', 'C']) await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ name }) })
  await phone.sync()
  server.restore(backup, false)
  await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ name: 'D' }) })
  await phone.sync()
  expect(
    server
      .rows('subjects')
      .map(row => row['name'])
      .toSorted()
  ).toEqual(['A', 'B', 'C', 'D'])
})

test('counts that differ for no known reason lead to one full compare, and the student is told', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject({ name: 'Lost?' }) })
  await bothSync()
  // A row that vanished on the server without a trace, as after a repair by hand.
  const holes = server.snapshot() as { rows: { subjects: Map<string, unknown> } }
  holes.rows.subjects.delete(id)
  server.restore(holes, false)
  phone.isCheckDue = true
  await phone.write({ name: 'subjects', id: newId(), fields: aSubject() })
  await phone.sync()
  expect(server.rows('subjects')).toHaveLength(2)
  expect(await phone.db.notices.toArray()).toMatchObject([{ kind: 'compared', count: 1 }])
})

test('bytes of a file arrive once its entry is there, and stay on the device until then', async () => {
  const id = newId()
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const fields = { noteId: null, name: 'a.png', mime: 'image/png', size: 3, sha256: '' }
  await phone.write({ name: 'files', id, fields })
  await phone.db.blobs.add({ id, bytes, mime: 'image/png', uploaded: 0, refused: null })
  const offline = { ...server.transport(), upload: () => Promise.reject(new TransportError(503, 'busy')) }
  await expect(phone.sync(offline)).rejects.toMatchObject({ status: 503 })
  expect(await phone.db.blobs.get(id)).toMatchObject({ uploaded: 0 })
  await phone.sync()
  expect(new Uint8Array(server.files.get(id) ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 3]))
  expect(await phone.db.blobs.get(id)).toMatchObject({ uploaded: 1 })
})

test('a file that the bucket does not take yet waits for the next round', async () => {
  const id = newId()
  const fields = { noteId: null, name: 'a.png', mime: 'image/png', size: 1, sha256: '' }
  await phone.write({ name: 'files', id, fields })
  await phone.db.blobs.add({ id, bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 0, refused: null })
  await phone.sync({ ...server.transport(), upload: () => Promise.reject(new TransportError(403, 'no profile')) })
  expect(await phone.db.blobs.get(id)).toMatchObject({ uploaded: 0, refused: null })
  await phone.sync()
  expect(await phone.db.blobs.get(id)).toMatchObject({ uploaded: 1 })
})

test('after a loss a deleted card is told again, for its answers refer to it', async () => {
  const card = newId()
  await bothSync()
  const backup = server.snapshot()
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  const answer = { cardId: card, grade: 3 as const, reviewedAt: '2026-11-21T10:00:00.000Z', durationMs: 100 }
  await phone.write({ name: 'reviews', id: newId(), fields: answer })
  await phone.write({ name: 'cards', id: card, remove: true })
  await phone.sync()
  server.restore(backup)
  await bothSync()
  await expectEqual()
  expect(server.rows('cards')).toMatchObject([{ id: card, deleted_at: expect.any(String) as string }])
  expect(server.rows('reviews')).toHaveLength(1)
})

test('what was sent before a loss stays sent under its own id: the log of the server went back with its rows', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject() })
  await phone.db.outbox.toCollection().modify({ state: 'sent' })
  const before = await phone.db.outbox.toArray()
  await beginSweep(phone.db, await readPlace(phone.db), { reason: 'loss', tables: ['subjects'], whole: 0 })
  expect(await phone.db.outbox.toArray()).toEqual(before)
  await bothSync()
  expect(server.effects).toEqual([before[0]?.op_id])
})

test('a note is not merged while the answer to one of its changes is open: the server may hold it already', async () => {
  const id = newId()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await bothSync()
  await phone.write({ name: 'notes', id, fields: { title: 'Sent' } })
  await phone.db.outbox.toCollection().modify({ state: 'sent' })
  const row = { ...(await laptop.db.notes.get(id)), rev: 99, title: 'Theirs' } as unknown as AnyRow
  const context = { db: phone.db, name: 'notes', whole: Infinity, at: phone.at().toISOString() } as const
  await expect(reconcile(context, row)).rejects.toBeInstanceOf(UnansweredError)
  expect(await phone.db.notes.get(id)).toMatchObject({ title: 'Sent' })
})

test('of a block that two devices wrote, one of them in the time that a restored copy forgot, both versions stand', async () => {
  const id = newId()
  const rewritten = (text: string) => ({ name: 'notes', id, fields: aNote([{ id: 'block-one', text }]) }) as const
  await phone.write(rewritten('one'))
  await bothSync()
  const backup = server.snapshot()
  await phone.write(rewritten('phone'))
  await phone.sync()
  server.restore(backup)
  await laptop.write(rewritten('laptop'))
  await laptop.sync()
  await bothSync()
  await expectEqual()
  expect((await textOf(laptop, id))?.split('\n').toSorted()).toEqual(['laptop', 'phone'])
  const told = [...(await phone.db.notices.toArray()), ...(await laptop.db.notices.toArray())]
  expect(told.filter(({ kind }) => kind === 'merged')).toMatchObject([{ kind: 'merged', noteId: id, count: 1 }])
})

test('a block stays in the list into which it was moved in the time that a restored copy forgot', async () => {
  const id = newId()
  const line = (of: string, text: string) => aDoc([{ id: of, text }])['content'] as DocNode[]
  const note = (one: DocNode[], other: DocNode[], last: string) => {
    const quotes = [one, other].flatMap((content, at) =>
      content.length > 0 ? [{ type: 'blockquote', attrs: { id: `quote-${at}` }, content }] : []
    )
    const doc = { type: 'doc', content: [...quotes, ...line('last', last)] }
    return { name: 'notes', id, fields: { ...aNote([]), doc, plain: '' } } as const
  }
  const [a, b, c] = [line('a', 'one'), line('b', 'two'), line('c', 'three')]
  await phone.write(note([...a, ...b], c, 'old'))
  await bothSync()
  const backup = server.snapshot()
  await phone.write(note(b, [...c, ...a], 'old'))
  await phone.sync()
  server.restore(backup)
  await laptop.write(note([...line('a', 'ONE'), ...b], c, 'new'))
  await laptop.sync()
  await bothSync()
  await expectEqual()
  expect((await phone.db.notes.get(id))?.doc).toEqual(note(b, [...c, ...line('a', 'ONE')], 'new').fields.doc)
  expect(await phone.db.notices.toArray()).toEqual([])
})
