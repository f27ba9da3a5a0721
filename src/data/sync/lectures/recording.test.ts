import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PieceRow } from '#data/device/database.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { keepWhole } from '#data/sync/lectures/keep-whole.ts'
import { keepPiece, loudnessOf, reachOf, recordingRow, sealPieces } from '#data/sync/lectures/pieces.ts'
import {
  beginRecording,
  endRecording,
  finishRecording,
  forgetEnded,
  inHand,
  keepRecording,
  leftRecordings,
  runningHere
} from '#data/sync/lectures/recording.ts'
import { soundOf } from '#data/sync/lectures/sound.ts'
import { $unsent } from '#data/sync/status.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'

const join = vi.hoisted(() => ({ fails: false }))
vi.mock('#data/workers/sound.ts', () => ({
  /** Joins bytes as they are, in cuts of six: the real one is tested beside its worker. */
  joinInWorker: ({ sounds }: { sounds: readonly Blob[] }) => {
    if (join.fails) return Promise.reject(new Error('killed'))
    const all = new Blob([...sounds])
    const cuts = Array.from({ length: Math.ceil(all.size / 6) }, (_, at) => all.slice(at * 6, at * 6 + 6))
    return Promise.resolve({ cuts, mime: 'audio/webm', seconds: all.size })
  }
}))

const user = newId()
const about = { title: 'Light', subjectId: null, topicId: null, noteId: null, origin: 'microphone' } as const

const piece = (id: string, at: number, run = 0): PieceRow => {
  const bytes = new TextEncoder().encode(`piece${at} `).buffer
  return {
    recording_id: id,
    at,
    bytes,
    mime: 'audio/webm;codecs=opus',
    seconds: (at + 1) * 5,
    run,
    from: at * 5,
    levels: [at]
  }
}

beforeEach(async () => {
  join.fails = false
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const never = () => Promise.reject(new Error('no network'))
const soundText = async (id: string): Promise<string> => {
  const row = await recordingRow(id)
  return row ? (await soundOf(row, undefined, never)).text() : ''
}

/** What the disk holds of a recording must be the pieces, each once, in order, whatever happened in between. */
async function expectWhole(id: string, pieces: number): Promise<void> {
  const words = Array.from({ length: pieces }, (_, at) => `piece${at} `)
  expect(await soundText(id)).toBe(words.join(''))
}

test('pieces become a file, and the next ones the next; nothing is twice', async () => {
  const id = await beginRecording(about)
  for (const at of [0, 1, 2]) await keepPiece(piece(id, at))
  await sealPieces(id)
  for (const at of [3, 4]) await keepPiece(piece(id, at))
  await sealPieces(id)
  await sealPieces(id)
  expect((await recordingRow(id))?.sound?.cuts.map(cut => cut['pieces'])).toEqual([3, 5])
  expect(await recordingRow(id)).toMatchObject({ seconds: 25, state: 'recording' })
  expect(await workspace().db.pieces.count()).toBe(0)
  expect(await workspace().db.files.where('deleted_at').equals('').count()).toBe(0)
  await expectWhole(id, 5)
  const row = await recordingRow(id)
  expect(row && loudnessOf(row).levels[20]).toBe(4)
})

test('a page that died after the file was made and before its pieces were dropped puts none of them in twice', async () => {
  const id = await beginRecording(about)
  for (const at of [0, 1, 2]) await keepPiece(piece(id, at))
  await sealPieces(id)
  for (const at of [1, 2, 3]) await keepPiece(piece(id, at))
  await sealPieces(id)
  await expectWhole(id, 4)
})

test('a recording that no tab has in hand is offered, with all that is here, also when a newer one was begun', async () => {
  const old = await beginRecording(about)
  for (const at of [0, 1]) await keepPiece(piece(old, at))
  const newer = await beginRecording(about)
  await keepPiece(piece(newer, 0))
  await inHand(newer, async () => {
    expect(await leftRecordings()).toEqual([{ id: old, seconds: 10 }])
    expect(await inHand(newer, () => Promise.resolve('taken twice'))).toBeNull()
  })
  expect((await leftRecordings()).map(({ id }) => id).sort()).toEqual([old, newer].sort())
  await finishRecording(old)
  expect((await leftRecordings()).map(({ id }) => id)).toEqual([newer])
  await expectWhole(old, 2)
  expect((await recordingRow(old))?.state).toBe('kept')
})

test('what a recorder that goes on after a kill brings follows on what was there', async () => {
  const id = await beginRecording(about)
  for (const at of [0, 1]) await keepPiece(piece(id, at))
  expect(await reachOf(id)).toEqual({ seconds: 10, pieces: 2, run: 1 })
  await sealPieces(id)
  expect(await reachOf(id)).toEqual({ seconds: 10, pieces: 2, run: 1 })
  for (const at of [2, 3]) await keepPiece(piece(id, at, 1))
  await finishRecording(id)
  await expectWhole(id, 4)
})

test('an attempt to make the whole file that dies leaves the sound as it was, and the next one leaves nothing behind', async () => {
  const { db } = workspace()
  const id = await beginRecording(about)
  for (const at of [0, 1]) await keepPiece(piece(id, at))
  join.fails = true
  await expect(finishRecording(id)).rejects.toThrow('killed')
  expect((await recordingRow(id))?.state).toBe('stopped')
  join.fails = false
  await expectWhole(id, 2)
  // Killed between two cuts of the new file.
  const put = vi.spyOn(db.blobs, 'put')
  let left = 2
  put.mockImplementation(() => {
    left -= 1
    if (left < 0) throw new Error('killed')
    return Promise.resolve('') as never
  })
  await expect(keepWhole(id)).rejects.toThrow('killed')
  put.mockRestore()
  expect((await recordingRow(id))?.sound?.making).toHaveLength(2)
  await keepWhole(id)
  await expectWhole(id, 2)
  const row = await recordingRow(id)
  const living = (await db.files.toArray()).filter(file => file.deleted_at === null).map(file => file.id)
  expect(living.sort()).toEqual(row?.sound?.cuts.map(cut => cut.fileId).sort())
  expect((await db.blobs.toCollection().primaryKeys()).sort()).toEqual(living)
  expect(row).toMatchObject({ state: 'kept', sound: { making: [] } })
})

test('a recording of which nothing came is as if it had not been begun; one with a marker stays', async () => {
  const nothing = await beginRecording(about)
  await endRecording(nothing)
  expect((await recordingRow(nothing))?.deletedAt).not.toBeNull()
  expect(await leftRecordings()).toEqual([])
})

test('a recording that another device deleted meanwhile comes back whole with the next piece', async () => {
  const { db } = workspace()
  const id = await beginRecording(about)
  await keepPiece(piece(id, 0))
  await sealPieces(id)
  await db.recordings.update(id, { deleted_at: '2026-11-26T10:00:00.000Z' })
  await keepPiece(piece(id, 1))
  await finishRecording(id)
  expect((await recordingRow(id))?.deletedAt).toBeNull()
  await expectWhole(id, 2)
})

test('a page that died between the end and its note of it leaves nothing to go on with', async () => {
  const { db } = workspace()
  const id = await beginRecording(about)
  await keepPiece(piece(id, 0))
  const note = await db.meta.get(`lecture ${id}`)
  await endRecording(id)
  if (note) await db.meta.put(note)
  expect((await leftRecordings()).map(left => left.id)).toEqual([id])
  await forgetEnded()
  expect(await leftRecordings()).toEqual([])
  await finishRecording(id)
  await expectWhole(id, 1)
})

test('a page that died before the recording was written leaves no name behind; one that is recorded keeps its own', async () => {
  const { db } = workspace()
  await db.meta.put({ key: `lecture ${newId()}`, value: '' })
  const id = await beginRecording(about)
  await inHand(id, async () => {
    await forgetEnded()
    expect(await runningHere()).toBe(id)
  })
  expect(await runningHere()).toBeNull()
  expect((await leftRecordings()).map(left => left.id)).toEqual([id])
})

test('what was deleted on another device while it waited here goes with its pieces', async () => {
  const { db } = workspace()
  const id = await beginRecording(about)
  await keepPiece(piece(id, 0))
  await db.recordings.update(id, { deleted_at: '2026-11-26T10:00:00.000Z' })
  await forgetEnded()
  expect(await leftRecordings()).toEqual([])
  expect(await db.pieces.count()).toBe(0)
  expect((await recordingRow(id))?.deletedAt).not.toBeNull()
})

test('deleted on another device while it is recorded here, its earlier files come back and are sent again', async () => {
  const { db } = workspace()
  const id = await beginRecording(about)
  await keepPiece(piece(id, 0))
  await sealPieces(id)
  const file = (await recordingRow(id))?.sound?.cuts[0]?.fileId ?? ''
  const deletedElsewhere = async (): Promise<void> => {
    await db.recordings.update(id, { deleted_at: '2026-11-26T10:00:00.000Z' })
    await db.files.update(file, { deleted_at: '2026-11-26T10:00:00.000Z' })
    await db.blobs.update(file, { uploaded: 1 })
  }
  await deletedElsewhere()
  await keepRecording(id)
  expect((await recordingRow(id))?.deletedAt).toBeNull()
  expect(await db.files.get(file)).toMatchObject({ deleted_at: null })
  expect(await db.blobs.get(file)).toMatchObject({ uploaded: 0 })
  await deletedElsewhere()
  await keepPiece(piece(id, 1))
  await finishRecording(id)
  await expectWhole(id, 2)
  const living = (await db.files.toArray()).filter(one => one.deleted_at === null).map(one => one.id)
  expect(living).toEqual((await recordingRow(id))?.sound?.cuts.map(cut => cut.fileId))
})

test('sound that is not yet a file counts among what the server does not have', async () => {
  const id = await beginRecording(about)
  await keepPiece(piece(id, 0))
  const seen: number[] = []
  const unbind = $unsent.subscribe(now => {
    if (isReady(now)) seen.push(now.value)
  })
  await vi.waitFor(() => expect(seen.at(-1)).toBe(2))
  unbind()
})
