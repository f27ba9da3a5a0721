import type { Recording } from '#contract/entities.ts'
import type { BlobRow, Database, PieceRow } from '#data/device/database.ts'
import { sha256 } from '#data/device/digest.ts'
import { toStorageError } from '#data/device/storage.ts'
import { fromRow } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { piecesUpTo, type Sound } from '#data/sync/lectures/cuts.ts'
import type { Change } from '#data/write/change.ts'
import { commit } from '#data/write/commit.ts'
import { withRoom } from '#data/write/held.ts'
import { hear, packLevels, SILENCE, unpackLevels, type Loudness } from '#domain/lecture/loudness.ts'
import { newId } from '#lib/ids.ts'

/** On the disk when it resolves. Throws `storage` where the device is full, after making room. */
export async function keepPiece(piece: PieceRow): Promise<void> {
  const { db } = workspace()
  try {
    await withRoom(() => db.pieces.put(piece))
  } catch (cause) {
    throw toStorageError(cause) ?? cause
  }
}

/** Also one that another device has deleted meanwhile: what is recorded on brings it back whole. */
export async function recordingRow(id: string): Promise<Recording | null> {
  const row = await workspace().db.recordings.get(id)
  return row ? fromRow('recordings', row) : null
}

const ofRecording = (db: Database, id: string, from = 0) =>
  db.pieces.where('[recording_id+at]').between([id, from], [id, Infinity])

export async function dropPieces(id: string): Promise<void> {
  await ofRecording(workspace().db, id).delete()
}

/** Bytes with their entry and the row that names them: all or nothing. */
export async function keepCut(
  bytes: ArrayBuffer,
  mime: string,
  changesFor: (fileId: string) => readonly Change[],
  id = newId()
): Promise<void> {
  const { db } = workspace()
  const file = { noteId: null, kind: 'recording', name: '', mime, size: bytes.byteLength } as const
  const blob: BlobRow = { id, bytes, mime, uploaded: 0, refused: null }
  const entry: Change = { name: 'files', id, fields: { ...file, sha256: await sha256(bytes) } }
  try {
    await withRoom(() => commit(db, [entry, ...changesFor(id)], new Date().toISOString(), blob))
  } catch (cause) {
    throw toStorageError(cause) ?? cause
  }
}

export function loudnessOf({ loudness }: Pick<Recording, 'loudness'>): Loudness {
  return loudness ? { step: loudness.step, levels: unpackLevels(loudness.levels) } : SILENCE
}

/**
 * A recording that was deleted elsewhere comes back with the files of its sound. Their bytes may have gone from the
 * server: they are sent again from here.
 */
export async function keepDespite({ id, sound }: Recording): Promise<void> {
  const { db } = workspace()
  const at = new Date().toISOString()
  await commit(db, [{ name: 'recordings', id, restore: true }], at)
  const markers = await db.markers.where('recording_id').equals(id).toArray()
  const files = [...(sound?.cuts ?? []).map(cut => cut.fileId), ...markers.flatMap(({ file_id: photo }) => photo ?? [])]
  for (const fileId of files) {
    const [blob, entry] = await Promise.all([db.blobs.get(fileId), db.files.get(fileId)])
    if (!entry?.deleted_at) continue
    const back = blob && { ...blob, uploaded: 0 as const, refused: null }
    await commit(db, [{ name: 'files', id: fileId, restore: true }], at, back)
  }
}

async function sealRun(id: string, run: readonly PieceRow[]): Promise<void> {
  const row = await recordingRow(id)
  if (row?.deletedAt) await keepDespite(row)
  const last = run.at(-1)
  if (!last) return
  const bytes = await new Blob(run.map(piece => piece.bytes)).arrayBuffer()
  const sound: Sound = row?.sound ?? { v: 1, mime: last.mime, cuts: [], making: [] }
  const heard = run.reduce((so, { from, levels }) => hear(so, from, levels), row ? loudnessOf(row) : SILENCE)
  const mime = last.mime.split(';')[0] ?? ''
  await keepCut(bytes, mime, fileId => {
    const cut = { fileId, bytes: bytes.byteLength, pieces: last.at + 1, run: last.run, seconds: last.seconds }
    const loudness = { v: 1, step: heard.step, levels: packLevels(heard.levels) } as const
    const fields = { sound: { ...sound, cuts: [...sound.cuts, cut] }, seconds: last.seconds, loudness }
    return [{ name: 'recordings', id, fields }]
  })
}

/**
 * Makes of the pieces that lie here one file a run of the recorder, which goes to the server by itself. Killed in the
 * middle it goes on: pieces that are in a file already are told by their number.
 */
export async function sealPieces(id: string): Promise<void> {
  const { db } = workspace()
  const sealed = piecesUpTo((await recordingRow(id))?.sound ?? null)
  await ofRecording(db, id)
    .and(({ at }) => at < sealed)
    .delete()
  const pieces = await ofRecording(db, id, sealed).sortBy('at')
  for (const run of new Set(pieces.map(piece => piece.run)))
    await sealRun(
      id,
      pieces.filter(piece => piece.run === run)
    )
  const last = pieces.at(-1)
  if (last)
    await ofRecording(db, id)
      .and(({ at }) => at <= last.at)
      .delete()
}

/** How far the sound on this device reaches, and what a recorder that goes on counts from. */
export async function reachOf(id: string): Promise<{ seconds: number; pieces: number; run: number }> {
  const row = await recordingRow(id)
  const last = (await ofRecording(workspace().db, id).sortBy('at')).at(-1)
  const runs = row?.sound?.cuts.map(cut => (typeof cut['run'] === 'number' ? cut['run'] : 0)) ?? []
  return {
    seconds: Math.max(row?.seconds ?? 0, last?.seconds ?? 0),
    pieces: Math.max(piecesUpTo(row?.sound ?? null), last ? last.at + 1 : 0),
    run: Math.max(-1, ...runs, last?.run ?? -1) + 1
  }
}
