import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { aCard, aNote } from '../../../../tests/support/stored-rows.ts'
import { bothSync, expectEqual, laptop, phone, server } from '../../../../tests/support/two-devices.ts'
import type { CardMedia } from '#contract/entities.ts'
import { fetchAhead } from '#data/sync/files/fetch-ahead.ts'
import { newId } from '#lib/ids.ts'

const DAY = 86_400_000

function media(pictures: readonly string[], sound: string | null = null): CardMedia {
  return {
    v: 1,
    pictures: pictures.map(fileId => ({ fileId, alt: 'a cell', width: 40, height: 30 })),
    sound: sound === null ? null : { fileId: sound, name: 'word.webm' }
  }
}

async function aFile(mime: string, kind: 'card' | 'note' = 'card'): Promise<string> {
  const id = newId()
  await phone.write({ name: 'files', id, fields: { noteId: null, name: 'a', mime, size: 1, sha256: '', kind } })
  await phone.db.blobs.add({ id, bytes: new ArrayBuffer(1), mime, uploaded: 0, refused: null })
  return id
}

async function daysLater(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    phone.skew += DAY
    await phone.sync()
  }
  await phone.sync()
}

test('the picture and the sound of a card come to the second device with it', async () => {
  const [picture, sound, card] = [await aFile('image/png'), await aFile('audio/webm'), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard({ frontMedia: media([picture], sound) }) })
  await bothSync()
  await expectEqual()
  expect((await laptop.db.cards.get(card))?.front_media?.pictures[0]?.fileId).toBe(picture)
  expect([...server.files.keys()].toSorted()).toEqual([picture, sound].toSorted())
})

test('what the next days ask is on the second device before anybody opens it there, and nothing else', async () => {
  const [soon, later, card, other] = [await aFile('image/png'), await aFile('audio/webm'), newId(), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard({ backMedia: media([soon]) }) })
  await phone.write({ name: 'cards', id: other, fields: aCard({ suspended: true, frontMedia: media([], later) }) })
  await bothSync()
  await fetchAhead({ db: laptop.db, transport: server.transport(), now: () => laptop.at() })
  expect(await laptop.db.blobs.toCollection().primaryKeys()).toEqual([soon])
  expect(await laptop.db.blobs.get(soon)).toMatchObject({ mime: 'image/png', uploaded: 1 })
})

test('two devices that put a picture on one side each keep both', async () => {
  const [one, other, card] = [await aFile('image/png'), await aFile('image/png'), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  await bothSync()
  await phone.write({ name: 'cards', id: card, fields: { frontMedia: media([one]) } })
  await laptop.write({ name: 'cards', id: card, fields: { backMedia: media([other]) } })
  await bothSync()
  await expectEqual()
  const row = await phone.db.cards.get(card)
  expect([row?.front_media, row?.back_media].map(side => side?.pictures[0]?.fileId)).toEqual([one, other])
})

test('a picture put on a card while another device deletes the card stands: the edit came later', async () => {
  const [picture, card] = [await aFile('image/png'), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  await bothSync()
  await laptop.write({ name: 'cards', id: card, remove: true })
  await laptop.sync()
  await phone.write({ name: 'cards', id: card, fields: { frontMedia: media([picture]) } })
  await bothSync()
  await expectEqual()
  expect(await laptop.db.cards.get(card)).toMatchObject({ deleted_at: null, front_media: media([picture]) })
})

test('a figure that was put on a card stays when the note no longer shows it', async () => {
  const [figure, note] = [await aFile('image/png', 'note'), newId()]
  const image = { type: 'image', attrs: { id: 'block-image', fileId: figure } }
  const plain = aNote([{ id: 'block-one', text: 'one' }])
  await phone.write({ name: 'notes', id: note, fields: { ...plain, doc: { type: 'doc', content: [image] } } })
  await phone.write({ name: 'cards', id: newId(), fields: aCard({ noteId: note, frontMedia: media([figure]) }) })
  await phone.write({ name: 'notes', id: note, fields: plain })
  await daysLater(60)
  expect(server.files.has(figure)).toBe(true)
})

test('files that no card uses go after a month, sounds as well', async () => {
  const [kept, picture, sound] = [await aFile('image/png'), await aFile('image/png'), await aFile('audio/webm')]
  await phone.write({ name: 'cards', id: newId(), fields: aCard({ backMedia: media([kept]) }) })
  await phone.sync()
  await daysLater(29)
  expect([...server.files.keys()].toSorted()).toEqual([kept, picture, sound].toSorted())
  await daysLater(2)
  expect([...server.files.keys()]).toEqual([kept])
})

test('files of a deleted card stay for as long as it can come back, and then go: its answers keep its row for ever', async () => {
  // The server of these tests begins its year here.
  phone.skew = Date.UTC(2026, 0, 1) - Date.now()
  const [picture, card] = [await aFile('image/png'), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard({ frontMedia: media([picture]) }) })
  const answer = { cardId: card, grade: 3 as const, reviewedAt: '2026-11-01T08:00:00.000Z', durationMs: 900 }
  await phone.write({ name: 'reviews', id: newId(), fields: answer })
  await phone.sync()
  await phone.write({ name: 'cards', id: card, remove: true })
  await daysLater(60)
  expect(server.files.has(picture)).toBe(true)
  await daysLater(70)
  expect(server.files.has(picture)).toBe(false)
})

test('a device that is nearly full fetches nothing ahead', async () => {
  const [picture, card] = [await aFile('image/png'), newId()]
  await phone.write({ name: 'cards', id: card, fields: aCard({ frontMedia: media([picture]) }) })
  await bothSync()
  const storage = { estimate: () => Promise.resolve({ quota: 1_000_000_000, usage: 950_000_000 }) }
  vi.stubGlobal('navigator', { storage })
  await fetchAhead({ db: laptop.db, transport: server.transport(), now: () => laptop.at() })
  expect(await laptop.db.blobs.count()).toBe(0)
  vi.unstubAllGlobals()
})
