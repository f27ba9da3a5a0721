import type { Pushing } from '#data/sync/push.ts'
import { TransportError } from '#data/sync/transport.ts'

/** Sends the bytes of new files whose entries the server has; they stay on the device as well. */
export async function uploadFiles({ db, transport }: Pushing): Promise<void> {
  const waiting = await db.blobs.where('uploaded').equals(0).primaryKeys()
  for (const id of waiting) {
    const [blob, entry] = await Promise.all([db.blobs.get(id), db.files.get(id)])
    if (!blob || blob.refused !== null || !entry || entry.deleted_at !== null) continue
    if ((await db.outbox.where('[table+id]').equals(['files', id]).count()) > 0) continue
    try {
      await transport.upload(id, blob.bytes, blob.mime)
      await db.blobs.update(id, { uploaded: 1 })
    } catch (error) {
      // The bucket asks for a profile, which a first sign-in may still be writing: the file waits for the next round.
      if (error instanceof TransportError && error.status === 403) continue
      if (!(error instanceof TransportError) || error.code !== 'invalid') throw error
      await db.blobs.update(id, { refused: error.message })
    }
  }
}
