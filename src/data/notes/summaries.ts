import type { Database, SummaryRow } from '#data/database.ts'
import type { Row } from '#data/rows.ts'
import { countWords } from '#domain/note-text.ts'

const EXCERPT = 200

function summaryOf(note: Row<'notes'>): SummaryRow {
  const { id, title, subject_id, updated_at, plain } = note
  const excerpt = plain.slice(0, EXCERPT).replaceAll(/\s+/g, ' ').trim()
  return { id, title, subject_id, updated_at, excerpt, words: countWords(plain) }
}

/** Inside the transaction that changed these notes: a list must not read ten thousand documents. */
export async function summarise(db: Database, noteIds: readonly string[]): Promise<void> {
  const notes = await db.notes.bulkGet([...noteIds])
  const live = notes.filter(note => note !== undefined).filter(note => note.deleted_at === null)
  await db.summaries.bulkDelete(noteIds.filter((_, index) => notes[index]?.deleted_at !== null))
  await db.summaries.bulkPut(live.map(summaryOf))
}
