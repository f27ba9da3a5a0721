import type { Database, SummaryRow } from '#data/device/database.ts'
import { fromRow, isLiving, type Row } from '#data/device/rows.ts'
import { askedDoc } from '#domain/lecture/note/asked.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

/** What a question needs to know of a text before it reads it. */
export type AskedRow = Pick<SummaryRow, 'id' | 'title' | 'subject_id' | 'updated_at' | 'words'>

export interface AskedText {
  readonly id: string
  readonly title: string
  readonly doc: DocNode | Readonly<Record<string, unknown>>
}

/** Said in a second of a lesson, as a measure of how much one call of the worker takes. */
const WORDS = 2.5

const livingRecordings = async (db: Database): Promise<Row<'recordings'>[]> =>
  (await db.recordings.toArray()).filter(isLiving)

const noteOf = async (db: Database, id: string | null) => (id === null ? undefined : await db.notes.get(id))

/** The lectures with a text. `updated_at` changes with it: rows of a transcript are only ever added. */
export async function askedLectures(db: Database): Promise<AskedRow[]> {
  const rows = await Promise.all(
    (await livingRecordings(db)).map(async row => {
      const count = await db.segments.where('recording_id').equals(row.id).count()
      const note = row.note_id === null ? undefined : await db.summaries.get(row.note_id)
      const stamp = `${row.updated_at} ${count} ${note?.updated_at ?? ''}`
      const { id, title, subject_id } = row
      return count === 0 ? [] : [{ id, title, subject_id, updated_at: stamp, words: Math.ceil(row.seconds * WORDS) }]
    })
  )
  return rows.flat()
}

/** What was said in lectures, as texts that can be asked; ids of anything else bring nothing. */
export async function lectureTexts(db: Database, ids: readonly string[]): Promise<AskedText[]> {
  const found = (await db.recordings.bulkGet([...ids])).filter(isLiving)
  return Promise.all(
    found.map(async ({ id, title, note_id }) => {
      const rows = (await db.segments.where('recording_id').equals(id).toArray()).filter(isLiving)
      const note = await noteOf(db, note_id)
      const { lines } = transcriptOf(rows.map(row => fromRow('segments', row)))
      return { id, title, doc: askedDoc(lines, isLiving(note) ? note.plain : '') }
    })
  )
}

/** The lectures of a subject or topic, and that of a note. */
export async function lecturesIn(
  db: Database,
  column: 'subject_id' | 'topic_id' | 'note_id',
  id: string
): Promise<string[]> {
  return (await livingRecordings(db)).filter(row => row[column] === id).map(row => row.id)
}
