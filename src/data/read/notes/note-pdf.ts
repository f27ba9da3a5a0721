import { computed, type ReadableAtom } from 'nanostores'
import type { FileEntry } from '#contract/entities.ts'
import { sha256 } from '#data/device/digest.ts'
import { isLiving } from '#data/device/rows.ts'
import { liveRows, readRows } from '#data/read/live-rows.ts'
import { workspace } from '#data/read/workspace.ts'

export const PDF_MIME = 'application/pdf'

const isPdf = ({ kind, mime }: Pick<FileEntry, 'kind' | 'mime'>): boolean => kind === 'source' && mime === PDF_MIME

/** The PDF beside a note; null where there is none, or before it is known. */
export function notePdf(noteId: string): ReadableAtom<FileEntry | null> {
  return computed(liveRows('files', { column: 'note_id', is: noteId }), files =>
    files.state === 'ready' ? (files.value.find(isPdf) ?? null) : null
  )
}

/** The note beside which these very bytes lie already; null where there is none. */
export async function noteOfPdf(bytes: ArrayBuffer): Promise<string | null> {
  const digest = await sha256(bytes)
  const files = (await readRows('files')).filter(
    file => digest !== '' && isPdf(file) && file.sha256 === digest && file.size === bytes.byteLength
  )
  const notes = await workspace().db.notes.bulkGet(files.map(file => file.noteId ?? ''))
  return notes.find(isLiving)?.id ?? null
}
