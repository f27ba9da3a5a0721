import { SHARED_NOTE_MIME } from '#data/import/share/file-names.ts'
import { workspace } from '#data/read/workspace.ts'
import { withRoom } from '#data/write/held.ts'

/** Stores what notes were when they were shared, beside rows of `files` that are laid down already. */
export async function putBefore(files: readonly { readonly id: string; readonly bytes: ArrayBuffer }[]): Promise<void> {
  const { db } = workspace()
  for (const { id, bytes } of files)
    await withRoom(() => db.blobs.put({ id, bytes, mime: SHARED_NOTE_MIME, uploaded: 0, refused: null }))
}
