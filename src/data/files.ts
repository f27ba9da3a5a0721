import { SIZES } from '#config/sizes.ts'
import { commit } from '#data/commit.ts'
import type { BlobRow } from '#data/database.ts'
import { withRoom } from '#data/held.ts'
import { toStorageError } from '#data/storage.ts'
import { workspace } from '#data/workspace.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'

export interface NewFile {
  readonly name: string
  readonly mime: string
  readonly noteId: string | null
}

/** Hex, or empty where the page is not secure (http on a local network) and the browser offers no digest. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  return [...new Uint8Array(await subtle.digest('SHA-256', bytes))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Resolves with the file's id when its bytes and its entry are on the disk; they leave for the server later. */
export async function addFile(bytes: ArrayBuffer, { name, mime, noteId }: NewFile): Promise<string> {
  if (bytes.byteLength > SIZES.fileBytes) throw new AppError('invalid', 'The file is too large')
  const { db } = workspace()
  const id = newId()
  const fields = {
    noteId,
    name: name.slice(0, 200),
    mime: mime.slice(0, 100),
    size: bytes.byteLength,
    sha256: await sha256(bytes)
  }
  const blob: BlobRow = { id, bytes, mime, uploaded: 0, refused: null }
  try {
    await withRoom(() => commit(db, [{ name: 'files', id, fields }], new Date().toISOString(), blob))
  } catch (cause) {
    throw toStorageError(cause) ?? cause
  }
  return id
}

const urls = new Map<string, string>()

/** An object URL of the bytes, from the device or else from the server. */
export async function fileUrl(id: string): Promise<string> {
  const known = urls.get(id)
  if (known !== undefined) return known
  const { db } = workspace()
  const blob = (await db.blobs.get(id)) ?? (await fetched(id))
  const url = URL.createObjectURL(new Blob([blob.bytes], { type: blob.mime }))
  urls.set(id, url)
  return url
}

async function fetched(id: string): Promise<{ bytes: ArrayBuffer; mime: string }> {
  const { db, userId } = workspace()
  const entry = await db.files.get(id)
  if (!entry) throw new AppError('missing', 'No such file')
  const { supabaseTransport } = await import('#data/sync/supabase-transport.ts')
  const bytes = await supabaseTransport(userId).download(id)
  const mime = entry.mime
  // A cache only: a full device shows the picture all the same.
  await db.blobs.put({ id, bytes, mime, uploaded: 1, refused: null }).catch(() => undefined)
  return { bytes, mime }
}
