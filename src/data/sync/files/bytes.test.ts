import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { removeBytes } from '#data/sync/files/remove-bytes.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import { uploadFiles } from '#data/sync/files/upload.ts'
import { newId } from '#lib/ids.ts'
import { bothSync, phone, server } from '../../../../tests/support/two-devices.ts'

const ENTRY = { noteId: null, name: 'a.png', mime: 'image/png', size: 1, sha256: '' }

async function aFile(): Promise<string> {
  const id = newId()
  await phone.write({ name: 'files', id, fields: ENTRY })
  await phone.db.blobs.add({ id, bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 0, refused: null })
  return id
}

function watched(change: Partial<Transport> = {}) {
  const [sent, removed] = [[] as string[], [] as string[][]]
  const transport: Transport = {
    ...server.transport(),
    upload: id => Promise.resolve(void sent.push(id)),
    remove: ids => Promise.resolve(void removed.push([...ids])),
    ...change
  }
  const work = { db: phone.db, transport, device: phone.name, now: () => phone.at() }
  return { sent, removed, work, transport }
}

test('bytes stay on the device while their entry waits, was refused, or is gone', async () => {
  const { sent, work, transport } = watched()
  const waits = await aFile()
  await uploadFiles(work)
  expect(sent).toEqual([])
  await phone.db.outbox.toCollection().modify({ state: 'rejected' })
  await uploadFiles(work)
  expect(sent).toEqual([])
  await phone.db.outbox.toCollection().modify({ state: 'queued' })
  await phone.sync(transport)
  expect(sent).toEqual([waits])
  const gone = await aFile()
  await phone.sync({ ...transport, upload: () => Promise.reject(new TransportError(403, 'not yet')) })
  await phone.write({ name: 'files', id: gone, remove: true })
  await phone.sync(transport)
  expect(sent).toEqual([waits])
})

test('bytes that the server refuses are noted with its words, not sent again, and hold up no others', async () => {
  const [bad, good] = [await aFile(), await aFile()].toSorted()
  const { sent, transport } = watched()
  const tried: string[] = []
  const upload: Transport['upload'] = id => {
    tried.push(id)
    if (id === bad) return Promise.reject(new TransportError(413, 'too large'))
    return Promise.resolve(void sent.push(id))
  }
  await phone.sync({ ...transport, upload })
  await phone.sync({ ...transport, upload })
  expect(sent).toEqual([good])
  expect(tried).toEqual([bad, good])
  expect(await phone.db.blobs.get(bad ?? '')).toMatchObject({ uploaded: 0, refused: 'too large' })
  expect(await phone.db.blobs.get(good ?? '')).toMatchObject({ uploaded: 1, refused: null })
})

test('bytes of deleted files go a hundred at a time, once, and only when the server knows of the deletion', async () => {
  const ids: string[] = []
  for (let made = 0; made < 101; made += 1) ids.push(await aFile())
  await bothSync()
  await phone.write(...ids.map(id => ({ name: 'files', id, remove: true }) as const))
  const { removed, work } = watched()
  await removeBytes(work)
  expect(removed).toEqual([])
  let asked = 0
  const dies = watched({
    remove: ids => {
      asked += 1
      if (asked === 2) return Promise.reject(new TransportError(503, 'busy'))
      removed.push([...ids])
      return Promise.resolve()
    }
  })
  await expect(phone.sync(dies.transport)).rejects.toMatchObject({ status: 503 })
  expect(removed.map(some => some.length)).toEqual([100])
  await removeBytes(work)
  expect(removed.map(some => some.length)).toEqual([100, 1])
  expect(removed.flat().toSorted()).toEqual(ids.toSorted())
  await removeBytes(work)
  expect(removed).toHaveLength(2)
})

test('a removal that the server refuses is not asked again, and a file that came back is sent and removable again', async () => {
  const id = await aFile()
  await bothSync()
  await phone.write({ name: 'files', id, remove: true })
  let asked = 0
  const refusing = () => {
    asked += 1
    return Promise.reject(new TransportError(400, 'no'))
  }
  for (let round = 0; round < 2; round += 1) await phone.sync(watched({ remove: refusing }).transport)
  expect(asked).toBe(1)
  await phone.write({ name: 'files', id, restore: true })
  const { sent, removed, transport } = watched()
  await phone.sync(transport)
  expect(sent).toEqual([id])
  await phone.write({ name: 'files', id, remove: true })
  await phone.sync(transport)
  expect(removed).toEqual([[id]])
})
