import { workspace } from '#data/read/workspace.ts'
import { isLiving } from '#data/device/rows.ts'
import { endingOf } from '#domain/import/file-kinds.ts'
import { sharedKey } from '#lib/ids.ts'

const SHARED_NAME = /^[0-9a-f]{20,64}\.[a-z0-9]{1,5}$/

/** Of a note that came from a share: how it was then. */
export const SHARED_NOTE_MIME = 'application/vnd.cramless.share+json'

/**
 * What each file of the student is called in a share: by its bytes, so that a later version of the share shows the same
 * one. A file that came from a share keeps its name, for a large picture was made smaller on the way in.
 */
export async function sharedNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  await workspace().db.files.each(row => {
    if (!isLiving(row) || row.mime === SHARED_NOTE_MIME) return
    const { id, name, sha256, mime } = row
    names.set(id, SHARED_NAME.test(name) ? name : `${sha256 === '' ? sharedKey(id) : sha256}.${endingOf(mime)}`)
  })
  return names
}
