import { EVERYTHING, type Scope } from '#data/read/chat/chat-sources.ts'
import type { Database } from '#data/device/database.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'

export type AboutKind = 'card' | 'note' | 'question' | 'mark'

/** What a conversation is opened about: which notes it asks, and the words to begin with. */
export interface About {
  readonly scope: Scope
  readonly words: string
}

const only = (kind: 'note' | 'subject', id: string | null): Scope =>
  id === null ? EVERYTHING : { v: 1, kind: 'some', of: [{ kind, id }] }

async function ofCard(db: Database, id: string): Promise<About | null> {
  const row = await db.cards.get(id)
  if (!isLiving(row)) return null
  const card = fromRow('cards', row)
  const scope = card.noteId === null ? only('subject', card.subjectId) : only('note', card.noteId)
  return { scope, words: plainQuestion(card) }
}

async function ofQuestion(db: Database, id: string): Promise<About | null> {
  const row = await db.questions.get(id)
  return isLiving(row) ? { scope: only('subject', row.subject_id), words: row.stem } : null
}

/** What the marked answer missed, as the student's losses name it. */
async function ofMark(db: Database, id: string): Promise<About | null> {
  const mark = await db.marks.get(id)
  if (!mark) return null
  const lost = await db.losses.filter(row => isLiving(row) && row.origin_id === mark.answer_id).toArray()
  return { scope: only('subject', lost[0]?.subject_id ?? null), words: lost[0]?.words ?? '' }
}

/** Null where it is gone, or not on this device yet. */
export async function readAbout(kind: AboutKind, id: string): Promise<About | null> {
  const { db } = workspace()
  if (kind === 'card') return ofCard(db, id)
  if (kind === 'question') return ofQuestion(db, id)
  if (kind === 'mark') return ofMark(db, id)
  const note = await db.notes.get(id)
  return isLiving(note) ? { scope: only('note', id), words: '' } : null
}
