import { workspace } from '#data/read/workspace.ts'
import { thinned } from '#domain/notes/note-versions.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'

/** A deleted note can come back for so long; its versions wait with it. */
const DELETED_KEPT = 30 * 86_400_000

/** Lets go of the versions that the rule no longer keeps: of this note, and of notes that are gone for good. */
export async function thinVersions(noteId: string, now = Date.now()): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.note_versions, db.notes, async () => {
    const own = await db.note_versions.where('[note_id+at]').between([noteId, ''], [noteId, '\uffff']).toArray()
    const stay = thinned(
      own.map(({ at, doc }) => ({ at, bytes: jsonBytes(doc) })),
      now
    )
    await db.note_versions.bulkDelete(own.flatMap(({ at }) => (stay.has(at) ? [] : [[noteId, at] as [string, string]])))
    const of = (await db.note_versions.orderBy('note_id').uniqueKeys()) as string[]
    const notes = await db.notes.bulkGet(of)
    const gone = of.filter((_, index) => {
      const deletedAt = notes[index] ? notes[index].deleted_at : ''
      return deletedAt === '' || (deletedAt !== null && now - Date.parse(deletedAt) > DELETED_KEPT)
    })
    await db.note_versions.where('note_id').anyOf(gone).delete()
  })
}
