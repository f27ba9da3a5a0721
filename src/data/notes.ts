import type { ReadableAtom } from 'nanostores'
import type { Note } from '#contract/entities.ts'
import type { SummaryRow } from '#data/database.ts'
import { live } from '#data/live.ts'
import { findNotes } from '#data/note-search.ts'
import { fromRow } from '#data/rows.ts'
import { workspace } from '#data/workspace.ts'
import type { Remote } from '#lib/remote.ts'

export interface NoteSummary {
  readonly id: string
  readonly title: string
  readonly subjectId: string | null
  readonly updatedAt: string
  readonly excerpt: string
  readonly words: number
}

function fromSummary({ subject_id, updated_at, ...rest }: SummaryRow): NoteSummary {
  return { ...rest, subjectId: subject_id, updatedAt: updated_at }
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
    return row?.deleted_at === null ? fromRow('notes', row) : null
  })
}

/** Notes that hold every word, newest change first. */
export async function searchNotes(text: string): Promise<NoteSummary[]> {
  const found = await findNotes(workspace().db, text)
  return found.map(fromSummary)
}
