import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { bringSound, clearLeftFiles } from '#data/sync/lectures/brought.ts'
import { recordingRow } from '#data/sync/lectures/pieces.ts'
import { CUT_BYTES, soundOf } from '#data/sync/lectures/sound.ts'
import { unpackLevels } from '#domain/lecture/loudness.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'

const probe = vi.hoisted(() => ({
  found: { seconds: 700, mime: 'audio/mpeg', codec: 'mp3', hasPicture: false, isLoose: false },
  loud: 20,
  isSound: true,
  decodes: true
}))
vi.mock('#data/workers/sound.ts', () => ({
  joinInWorker: ({ cutBytes }: { cutBytes: number }) => {
    const cuts = [new Blob([bytes.slice(0, cutBytes)]), new Blob([bytes.slice(cutBytes, cutBytes + 7)])]
    return Promise.resolve({ cuts, mime: 'audio/mp4', seconds: 690 })
  },
  probeInWorker: () =>
    probe.isSound ? Promise.resolve(probe.found) : Promise.reject(new AppError('unreadable', 'no sound')),
  cutInWorker: ({ from, to }: { from: number; to: number }) =>
    probe.decodes
      ? Promise.resolve({ levels: Array.from({ length: (to - from) * 20 }, (_, at) => at % probe.loud), step: 0.05 })
      : Promise.reject(new Error('no decoder'))
}))

const user = newId()
const about = { title: 'Light', subjectId: null }
const bytes = new Uint8Array(CUT_BYTES * 2 + 5).map((_, at) => (at * 31) % 251)
const file = (): File => new File([bytes], 'light.mp3')
const nothing = () => undefined
const never = () => Promise.reject(new Error('no network'))
const left = () => workspace().db.meta.where('key').startsWith('lecture-file ').count()

beforeEach(async () => {
  probe.found = { seconds: 700, mime: 'audio/mpeg', codec: 'mp3', hasPicture: false, isLoose: false }
  probe.loud = 20
  probe.isSound = true
  probe.decodes = true
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

test('a file becomes a lecture, byte for byte, in cuts', async () => {
  const shares: number[] = []
  const { id } = await bringSound(
    file(),
    about,
    () => true,
    share => shares.push(share)
  )
  const row = await recordingRow(id)
  expect(row).toMatchObject({ title: 'Light', origin: 'file', state: 'kept', seconds: 700 })
  expect(row?.sound?.cuts.map(cut => cut.bytes)).toEqual([CUT_BYTES, CUT_BYTES, 5])
  if (!row) return
  const whole = await (await soundOf(row, undefined, never)).arrayBuffer()
  expect(Buffer.compare(Buffer.from(whole), bytes)).toBe(0)
  expect(unpackLevels(row.loudness?.levels ?? '')).toEqual(Array.from({ length: 700 }, () => 19))
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  expect(shares.at(-1)).toBe(1)
  expect(await left()).toBe(0)
})

test('a sound that this browser plays but cannot decode is kept without its strip', async () => {
  probe.decodes = false
  const { id, isSilent } = await bringSound(file(), about, () => true, nothing)
  expect(isSilent).toBe(false)
  expect(await recordingRow(id)).toMatchObject({
    state: 'kept',
    loudness: null
  })
})

test('what cannot be a lecture is refused with its reason, and nothing is left of it', async () => {
  const huge = Object.defineProperty(file(), 'size', { value: SIZES.lectureBytes + 1 })
  await expect(bringSound(huge, about, () => true, nothing)).rejects.toMatchObject({ fault: 'big' })
  await expect(bringSound(file(), about, () => false, nothing)).rejects.toMatchObject({ fault: 'unplayed' })
  probe.found = { ...probe.found, seconds: SIZES.recordingSeconds + 1 }
  await expect(bringSound(file(), about, () => true, nothing)).rejects.toMatchObject({ fault: 'long' })
  probe.found = { ...probe.found, seconds: 700 }
  probe.isSound = false
  await expect(bringSound(file(), about, () => true, nothing)).rejects.toMatchObject({ fault: 'unread' })
  const { db } = workspace()
  expect([await db.recordings.count(), await db.blobs.count(), await left()]).toEqual([0, 0, 0])
})

test('of a video only the sound is kept, and asked for is what the browser is to play', async () => {
  probe.found = { seconds: 700, mime: 'video/mp4', codec: 'mp4a.40.2', hasPicture: true, isLoose: false }
  const asked: string[] = []
  const film = Object.defineProperty(new File([bytes], 'film.mov'), 'size', { value: SIZES.lectureBytes * 3 })
  const { id } = await bringSound(film, about, mime => asked.push(mime) > 0, nothing)
  expect(asked).toEqual(['audio/mp4; codecs="mp4a.40.2"'])
  const row = await recordingRow(id)
  expect(row).toMatchObject({ seconds: 690, sound: { mime: 'audio/mp4' } })
  expect(row?.sound?.cuts.map(cut => cut.bytes)).toEqual([CUT_BYTES, 7])
  const huge = Object.defineProperty(new File([bytes], 'film.mov'), 'size', { value: SIZES.videoBytes + 1 })
  await expect(bringSound(huge, about, () => true, nothing)).rejects.toMatchObject({ fault: 'video' })
})

test('what a recorder left without a length is written anew, so that its seconds are found', async () => {
  probe.found = { seconds: 700, mime: 'audio/webm', codec: 'opus', hasPicture: false, isLoose: true }
  const { id } = await bringSound(file(), about, () => true, nothing)
  expect((await recordingRow(id))?.seconds).toBe(690)
})

test('a file in which nothing can be heard is kept, and it is said', async () => {
  probe.loud = 1
  expect((await bringSound(file(), about, () => true, nothing)).isSilent).toBe(true)
  probe.loud = 20
  expect((await bringSound(file(), about, () => true, nothing)).isSilent).toBe(false)
})

test('what a page that died while it brought a file has left is cleared away; a lecture that was made stays', async () => {
  const { db } = workspace()
  const { id: done } = await bringSound(file(), about, () => true, nothing)
  const ids = (await recordingRow(done))?.sound?.cuts.map(cut => cut.fileId) ?? []
  await db.meta.put({ key: `lecture-file ${done}`, value: ids })
  // As it lies where the page died behind the last cut: the row was not made yet.
  const { id: other } = await bringSound(file(), about, () => true, nothing)
  const orphans = (await recordingRow(other))?.sound?.cuts.map(cut => cut.fileId) ?? []
  await db.recordings.delete(other)
  await db.meta.put({ key: `lecture-file ${other}`, value: orphans })
  await clearLeftFiles()
  expect((await db.blobs.bulkGet(ids)).every(Boolean)).toBe(true)
  expect((await db.blobs.bulkGet(orphans)).filter(Boolean)).toEqual([])
  const entries = (await db.files.bulkGet(orphans)).flatMap(row => (row && row.deleted_at === null ? [row.id] : []))
  expect([entries, await left()]).toEqual([[], 0])
})
