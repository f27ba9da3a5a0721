import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Marker } from '#contract/entities.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { lendToCard } from '#data/sync/files/files.ts'
import { save, saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { deleteMarker } from '#tools/notetaker/lecture/acts.ts'
import { shownOf } from '#tools/notetaker/lecture/cards/PhotoOffer.tsx'
import { addPhoto, photosIn, photosNear } from '#tools/notetaker/lecture/photos.ts'

vi.mock('#tools/shared/pictures/picture.ts', () => ({
  preparePicture: () => {
    const bytes = new TextEncoder().encode('board').buffer
    return Promise.resolve({ kind: 'ready', bytes, mime: 'image/webp', width: 4, height: 3 })
  }
}))

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

const markers = (): Promise<Marker[]> => readRows('markers')
const files = () => readRows('files')

test('photos of the board stand at their seconds, in their order, with their bytes on the device', async () => {
  const recording = newId()
  await addPhoto(recording, 40, new File(['b'], 'board.jpg', { type: 'image/jpeg' }))
  await addPhoto(recording, 12, new File(['a'], 'board.jpg', { type: 'image/jpeg' }))
  const photos = photosIn(await markers())
  expect(photos.map(({ second }) => second)).toEqual([12, 40])
  for (const { fileId } of photos) expect(await workspace().db.blobs.get(fileId)).toMatchObject({ uploaded: 0 })
})

test('a photo goes with its marker, unless a note has it for its own', async () => {
  const recording = newId()
  for (const second of [1, 2]) await addPhoto(recording, second, new File(['a'], 'board.jpg', { type: 'image/jpeg' }))
  const [own, shown] = photosIn(await markers())
  if (!own || !shown) throw new Error('two were taken')
  await save('files', shown.fileId, { kind: 'note' })
  await deleteMarker(own)
  await deleteMarker(shown)
  expect(await markers()).toEqual([])
  expect((await files()).map(({ id }) => id)).toEqual([shown.fileId])
})

test("the board's photo is not on the card made from its second", async () => {
  const recording = newId()
  for (const second of [10, 100, 130, 300])
    await addPhoto(recording, second, new File(['a'], 'board.jpg', { type: 'image/jpeg' }))
  const all = photosIn(await markers())
  const near = photosNear(all, 105)
  expect(near.map(({ second }) => second)).toEqual([100, 130])
  const [photo] = near
  if (!photo) throw new Error('one is near')
  const picture = { fileId: photo.fileId, alt: '', width: null, height: null }
  const draft = { kind: 'basic', front: 'a', back: 'b', backMedia: { v: 1, pictures: [picture], sound: null } } as const
  const shown = shownOf(near, { ...draft, backMedia: { ...draft.backMedia, pictures: [picture] } })
  expect(shown).toEqual([photo.fileId])
  await saveAll((await Promise.all(shown.map(lendToCard))).flat())
  await deleteMarker(photo)
  expect((await files()).map(({ id }) => id)).toContain(photo.fileId)
})
