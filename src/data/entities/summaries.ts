import type { Database, SummaryRow } from '#data/device/database.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { linkedNotes } from '#domain/notes/note-links.ts'
import { countWords, textWith, type DocNode } from '#domain/notes/note-text.ts'
import { readableLatex } from '#domain/text/readable-latex.ts'

const EXCERPT = 200
/** Blocks that fill an excerpt, however short they are. */
const BLOCKS = 40

/** The beginning of a note as a list shows it: formulas in plain signs. */
function beginning({ doc, plain }: Pick<Row<'notes'>, 'doc' | 'plain'>): string {
  const { content = [] } = doc as unknown as DocNode
  return content.length === 0 ? plain : textWith({ type: 'doc', content: content.slice(0, BLOCKS) }, readableLatex)
}

/** A row of before these columns has none of them. */
type NoteRow = Omit<Row<'notes'>, 'topic_id' | 'tags' | 'pinned'> &
  Partial<Pick<Row<'notes'>, 'topic_id' | 'tags' | 'pinned'>>

function summaryOf(note: NoteRow): SummaryRow {
  const { id, title, subject_id, updated_at, plain, topic_id = null, tags = [], pinned = false } = note
  const excerpt = beginning(note).slice(0, EXCERPT).replaceAll(/\s+/g, ' ').trim()
  const links = linkedNotes(note.doc as unknown as DocNode)
  return { id, title, subject_id, updated_at, excerpt, words: countWords(plain), topic_id, tags, pinned, links }
}

/** Inside the transaction that changed these notes: a list must not read ten thousand documents. */
export async function summarise(db: Database, noteIds: readonly string[]): Promise<void> {
  const notes = await db.notes.bulkGet([...noteIds])
  const live = notes.filter(isLiving)
  await db.summaries.bulkDelete(noteIds.filter((_, index) => !isLiving(notes[index])))
  await db.summaries.bulkPut(live.map(summaryOf))
}
