import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { aNote, type TestBlock } from '../../../../tests/support/stored-rows.ts'
import { aRow } from '../../../../tests/support/any-row.ts'
import { bothSync, laptop, phone, server } from '../../../../tests/support/two-devices.ts'
import { sha256 as digest } from '#data/device/digest.ts'
import { TransportError } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'

const DAY = 86_400_000
const TEXT: TestBlock[] = [{ id: 'block-one', text: 'one' }]

function showing(file: string) {
  const image = { type: 'image', attrs: { id: 'block-image', fileId: file } }
  return { doc: { type: 'doc', content: [{ type: 'blockquote', content: [image] }] } }
}

/** A note on both devices with two pictures, of which it shows one. */
async function twoPictures() {
  const [note, shown, cut] = [newId(), newId(), newId()]
  for (const id of [shown, cut]) {
    const fields = { noteId: note, name: 'a.png', mime: 'image/png', size: 1, sha256: '' }
    await phone.write({ name: 'files', id, fields })
    await phone.db.blobs.add({ id, bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 0, refused: null })
  }
  await phone.write({ name: 'notes', id: note, fields: aNote(TEXT, showing(shown)) })
  await bothSync()
  expect([...server.files.keys()].sort()).toEqual([shown, cut].sort())
  return { note, shown, cut }
}

/** Syncs on each of so many days, as a device that is used. */
async function daysLater(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    phone.skew += DAY
    await phone.sync()
  }
  await phone.sync()
}

test('a file that no note shows goes after a month, entry and bytes, and one that is shown stays', async () => {
  const { shown, cut } = await twoPictures()
  await daysLater(29)
  expect(server.files.has(cut)).toBe(true)
  await daysLater(1)
  expect([...server.files.keys()]).toEqual([shown])
  await laptop.sync()
  expect((await laptop.db.files.get(cut))?.deleted_at).not.toBeNull()
})

test('a picture that is shown again within the month stays, and its month begins anew', async () => {
  const { note, cut } = await twoPictures()
  await daysLater(20)
  await laptop.write({ name: 'notes', id: note, fields: showing(cut) })
  await laptop.sync()
  await daysLater(20)
  await laptop.write({ name: 'notes', id: note, fields: aNote(TEXT) })
  await laptop.sync()
  await daysLater(20)
  expect(server.files.has(cut)).toBe(true)
  await daysLater(31)
  expect(server.files.has(cut)).toBe(false)
})

test('a picture that was deleted as unused and is shown again comes back, on the server and on other devices', async () => {
  const { note, cut } = await twoPictures()
  await daysLater(30)
  expect(server.files.has(cut)).toBe(false)
  await laptop.sync()
  await laptop.write({ name: 'notes', id: note, fields: showing(cut) })
  await laptop.sync()
  await daysLater(2)
  expect(server.files.get(cut)?.byteLength).toBe(1)
  await laptop.sync()
  expect((await laptop.db.files.get(cut))?.deleted_at).toBeNull()
})

test('a shown picture whose deletion the server has forgotten gets a new entry', async () => {
  const { note, cut } = await twoPictures()
  await phone.write({ name: 'files', id: cut, remove: true })
  await phone.sync()
  server.purge('files')
  await laptop.db.blobs.add({ id: cut, bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 1, refused: null })
  await laptop.write({ name: 'notes', id: note, fields: showing(cut) })
  laptop.skew += 2 * DAY
  await laptop.sync()
  await laptop.sync()
  expect(server.files.get(cut)?.byteLength).toBe(1)
  const sha256 = await digest(new ArrayBuffer(1))
  const entry = { mime: 'image/png', size: 1, note_id: note, sha256 }
  expect(server.rows('files').find(row => row.id === cut)).toMatchObject(entry)
  expect(sha256).toHaveLength(64)
})

test('a clock that jumps ahead deletes nothing, nor does one that is put right', async () => {
  const { cut } = await twoPictures()
  for (const jump of [400, -400, 4000, -4000]) {
    phone.skew += jump * DAY
    await phone.sync()
    await phone.sync()
  }
  expect(server.files.has(cut)).toBe(true)
})

test('looks go on when a clock that was years ahead is put right: unused pictures still go', async () => {
  const { shown } = await twoPictures()
  phone.skew += 4000 * DAY
  await phone.sync()
  phone.skew -= 4000 * DAY
  await phone.sync()
  await daysLater(40)
  expect([...server.files.keys()]).toEqual([shown])
})

test('many syncs of one day are one look', async () => {
  const { cut } = await twoPictures()
  for (let times = 0; times < 40; times += 1) await phone.sync()
  await daysLater(20)
  expect(server.files.has(cut)).toBe(true)
})

test('the pictures of a deleted note stay for as long as it can come back', async () => {
  const { note, shown } = await twoPictures()
  await phone.write({ name: 'notes', id: note, remove: true })
  await phone.sync()
  await daysLater(60)
  expect(server.files.has(shown)).toBe(true)
})

test('bytes leave after an outage as well, once; and come back with an entry that comes back', async () => {
  const { cut } = await twoPictures()
  await phone.write({ name: 'files', id: cut, remove: true })
  const asked: string[] = []
  const line = { ...server.transport(), remove: (ids: readonly string[]) => Promise.resolve(void asked.push(...ids)) }
  const down = { ...line, remove: () => Promise.reject(new TransportError(503, 'busy')) }
  await expect(phone.sync(down)).rejects.toMatchObject({ status: 503 })
  phone.kill()
  await phone.sync(line)
  await phone.sync(line)
  expect(asked).toEqual([cut])
  server.files.delete(cut)
  await phone.write({ name: 'files', id: cut, restore: true })
  await phone.sync()
  expect(server.files.has(cut)).toBe(true)
})

test('a picture of another room that no note shows is not swept, and one that an answer shows as well stays', async () => {
  const { cut } = await twoPictures()
  const [attempt, answer, photo, loose] = [newId(), newId(), newId(), newId()]
  for (const [id, kind] of [
    [photo, 'answer'],
    [loose, 'question']
  ] as const) {
    const fields = { noteId: null, kind, name: 'p.png', mime: 'image/png', size: 1, sha256: '' }
    await phone.write({ name: 'files', id, fields })
    await phone.db.blobs.add({ id, bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 0, refused: null })
  }
  await phone.write(
    { name: 'attempts', id: attempt, fields: aRow('attempts') },
    { name: 'answers', id: answer, fields: { ...aRow('answers', { attemptId: attempt }), fileIds: [photo, cut] } }
  )
  await daysLater(60)
  for (const id of [photo, loose, cut]) expect(server.files.has(id), id).toBe(true)
})

test('the PDF beside a note stays, also while the note can come back, and goes when nothing of the note is left', async () => {
  const [note, pdf] = [newId(), newId()]
  const fields = { noteId: note, name: 'a.pdf', mime: 'application/pdf', size: 1, sha256: '', kind: 'source' as const }
  await phone.write({ name: 'notes', id: note, fields: aNote(TEXT) })
  await phone.write({ name: 'files', id: pdf, fields })
  await phone.db.blobs.add({ id: pdf, bytes: new ArrayBuffer(1), mime: fields.mime, uploaded: 0, refused: null })
  await daysLater(40)
  expect(server.files.has(pdf)).toBe(true)
  await phone.write({ name: 'notes', id: note, remove: true })
  await daysLater(60)
  expect(server.files.has(pdf)).toBe(true)
  await phone.db.notes.delete(note)
  await daysLater(31)
  expect(server.files.has(pdf)).toBe(false)
})
