import { SIZES } from '#config/sizes.ts'
import type { FileKind } from '#contract/entities.ts'
import type { Change } from '#data/write/change.ts'
import { commit } from '#data/write/commit.ts'
import type { BlobRow, Database } from '#data/device/database.ts'
import { isWhole, sha256 } from '#data/device/digest.ts'
import { withRoom } from '#data/write/held.ts'
import { toStorageError } from '#data/device/storage.ts'
import type { Transport } from '#data/sync/transport.ts'
import { workspace } from '#data/read/workspace.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'

export interface NewFile {
  readonly name: string
  readonly mime: string
  readonly noteId: string | null
  /** `note` where nothing is said: such a one goes when no note shows it for a month. */
  readonly kind?: FileKind
}

/**
 * Resolves with the file's id when its bytes, its entry and what is stored with it are on the disk; they leave for the
 * server later.
 */
export async function addFile(
  bytes: ArrayBuffer,
  { name, mime, noteId, kind = 'note' }: NewFile,
  before: readonly Change[] = []
): Promise<string> {
  if (bytes.byteLength > SIZES.fileBytes) throw new AppError('invalid', 'The file is too large')
  const { db } = workspace()
  const id = newId()
  const fields = {
    noteId,
    kind,
    name: name.slice(0, 200),
    mime: mime.slice(0, 100),
    size: bytes.byteLength,
    sha256: await sha256(bytes)
  }
  const blob: BlobRow = { id, bytes, mime, uploaded: 0, refused: null }
  try {
    const changes: Change[] = [...before, { name: 'files', id, fields }]
    await withRoom(() => commit(db, changes, new Date().toISOString(), blob))
  } catch (cause) {
    throw toStorageError(cause) ?? cause
  }
  return id
}

export type Download = Transport['download']

export async function fromServer(id: string): Promise<ArrayBuffer> {
  const { userId } = workspace()
  const { supabaseTransport } = await import('#data/sync/supabase-transport.ts')
  return supabaseTransport(userId).download(id)
}

const urls = new Map<string, string>()

/** An object URL of the bytes, from the device or else from the server; `download` is for tests, which have their own. */
export async function fileUrl(id: string, download: Download = fromServer): Promise<string> {
  const known = urls.get(id)
  if (known !== undefined) return known
  const { db } = workspace()
  const blob = (await db.blobs.get(id)) ?? (await bringFile(db, id, download))
  const url = URL.createObjectURL(new Blob([blob.bytes], { type: blob.mime }))
  urls.set(id, url)
  return url
}

/** The bytes, from the device or else from the server. */
export async function fileBytes(id: string): Promise<ArrayBuffer> {
  const { db } = workspace()
  return ((await db.blobs.get(id)) ?? (await bringFile(db, id, fromServer))).bytes
}

/** Brings the bytes onto the device for a time without a network. */
export async function saveFile(id: string, download: Download = fromServer): Promise<void> {
  const { db } = workspace()
  if ((await db.blobs.where('id').equals(id).count()) === 0) await bringFile(db, id, download)
}

/** The bytes if they are on this device: nothing is fetched for a list that scrolls by. */
export async function fileHere(id: string): Promise<Blob | null> {
  const blob = await workspace().db.blobs.get(id)
  return blob ? new Blob([blob.bytes], { type: blob.mime }) : null
}

/**
 * A picture of a note that a card shows as well is the card's too: it stays when the note lets go of it, also on a device
 * that has not heard of cards with pictures.
 */
export async function lendToCard(id: string): Promise<Change[]> {
  const entry = await workspace().db.files.get(id)
  return entry && (entry as Partial<typeof entry>).kind !== 'card'
    ? [{ name: 'files', id, fields: { kind: 'card' } }]
    : []
}

/** Fetches the bytes and keeps them, if they are those that the entry tells of. */
export async function bringFile(
  db: Database,
  id: string,
  download: Download
): Promise<Pick<BlobRow, 'bytes' | 'mime'>> {
  const entry = await db.files.get(id)
  if (!entry) throw new AppError('missing', 'No such file')
  const bytes = await download(id)
  // A network's own page comes with status 200 as well.
  if (!(await isWhole(bytes, entry))) throw new AppError('unavailable', 'Other bytes than were stored')
  const mime = entry.mime
  // A cache only: a full device shows the picture all the same.
  await db.blobs.put({ id, bytes, mime, uploaded: 1, refused: null }).catch(() => undefined)
  return { bytes, mime }
}
