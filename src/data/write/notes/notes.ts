import type { ReadableAtom } from 'nanostores'
import type { Fields, Note } from '#contract/entities.ts'
import type { SummaryRow } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { findNotes } from '#data/read/notes/note-search.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import type { Remote } from '#lib/remote.ts'

export interface NoteSummary {
  readonly id: string
  readonly title: string
  readonly subjectId: string | null
  readonly updatedAt: string
  readonly excerpt: string
  readonly words: number
  readonly topicId: string | null
  readonly tags: readonly string[]
  readonly pinned: boolean
}

export function fromSummary(row: SummaryRow): NoteSummary {
  const { id, title, subject_id, updated_at, excerpt, words, topic_id = null, tags = [], pinned = false } = row
  return { id, title, subjectId: subject_id, updatedAt: updated_at, excerpt, words, topicId: topic_id, tags, pinned }
}

/** Newest change first. */
export const $notes = live<NoteSummary[]>(async db => {
  const rows = await db.summaries.orderBy('updated_at').reverse().toArray()
  return rows.map(fromSummary)
})

/** The note, or null when it does not exist or was deleted. */
export function liveNote(id: string): ReadableAtom<Remote<Note | null>> {
  return live(async db => {
    const row = await db.notes.get(id)
    return isLiving(row) ? fromRow('notes', row) : null
  })
}

/** The note as it is committed now. */
export async function readNote(id: string): Promise<Note | null> {
  const row = await workspace().db.notes.get(id)
  return isLiving(row) ? fromRow('notes', row) : null
}

/** Saves what `rewrite` makes of the note as it is at the moment of the commit. */
export function rewriteNote(
  id: string,
  rewrite: (now: Fields<'notes'> | null) => Partial<Fields<'notes'>>
): Promise<void> {
  return saveAll([{ name: 'notes', id, rewrite }])
}

/** Notes that hold every word, newest change first. */
export async function searchNotes(text: string): Promise<NoteSummary[]> {
  const found = await findNotes(workspace().db, text)
  return found.map(fromSummary)
}
