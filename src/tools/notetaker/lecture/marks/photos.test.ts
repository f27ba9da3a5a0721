import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Marker } from '#contract/entities.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { deleteMarker } from '#tools/notetaker/lecture/acts.ts'
import { addPhoto, photosIn } from '#tools/notetaker/lecture/marks/photos.ts'

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
