import { EVERYTHING, type Scope } from '#data/read/chat/chat-sources.ts'
import type { Database } from '#data/device/database.ts'
import { readRows } from '#data/read/live-rows.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { sentenceAt } from '#domain/lecture/heard/sentence.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'

export type AboutKind = 'card' | 'note' | 'question' | 'mark' | 'marker'

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

/** A line that was typed while somebody spoke is a question already; of a flag, what was said there. */
async function ofMarker(db: Database, id: string): Promise<About | null> {
  const marker = await db.markers.get(id)
  const recording = isLiving(marker) ? await db.recordings.get(marker.recording_id) : undefined
  if (!isLiving(marker) || !isLiving(recording)) return null
  const scope = only('subject', recording.subject_id)
  if (marker.words !== '') return { scope, words: marker.words }
  const rows = await readRows('segments', { column: 'recording_id', is: recording.id })
  return { scope, words: sentenceAt(transcriptOf(rows).lines, marker.second)?.text ?? '' }
}

/** Null where it is gone, or not on this device yet. */
export async function readAbout(kind: AboutKind, id: string): Promise<About | null> {
  const { db } = workspace()
  if (kind === 'card') return ofCard(db, id)
  if (kind === 'question') return ofQuestion(db, id)
  if (kind === 'mark') return ofMark(db, id)
  if (kind === 'marker') return ofMarker(db, id)
  const note = await db.notes.get(id)
  return isLiving(note) ? { scope: only('note', id), words: '' } : null
}
