import type { FileKind } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { inDoc } from '#data/entities/file-ids.ts'
import { fileOwners } from '#data/entities/registry.ts'

export interface Reference {
  readonly kind: FileKind
  /** The note that shows it, for its entry. */
  readonly noteId: string | null
}

/** Every file that any row refers to. Deleted rows count as well, for as long as they can come back. */
export async function referencedFiles(db: Database, now: Date): Promise<Map<string, Reference>> {
  const found = new Map<string, Reference>()
  for (const [name, { kind, of, keepsDeleted = Infinity }] of fileOwners())
    await rowsOf(db, name).each(row => {
      if (row.deleted_at !== null && now.getTime() - Date.parse(row.deleted_at) > keepsDeleted) return
      for (const id of of(row)) found.set(id, { kind, noteId: name === 'notes' ? row.id : null })
    })
  // A picture that only an earlier text shows comes back with it.
  await db.note_versions.each(({ note_id: noteId, doc }) => {
    for (const id of inDoc(doc)) if (!found.has(id)) found.set(id, { kind: 'note', noteId })
  })
  // A PDF lies beside a note whose text does not name it.
  const sources = (await db.files.toArray()).filter(({ kind }) => kind === 'source')
  const notes = await db.notes.bulkGet(sources.map(file => file.note_id ?? ''))
  for (const [at, { id, note_id: noteId }] of sources.entries())
    if (notes[at] && !found.has(id)) found.set(id, { kind: 'source', noteId })
  return found
}
