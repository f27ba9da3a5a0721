import type { ReadableAtom } from 'nanostores'
import type { Card } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { fromRow, type Row, isLiving } from '#data/device/rows.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'
import type { Remote } from '#lib/remote.ts'

export type CardWithSchedule = Card & { readonly schedule: Schedule }
export type CardsOf = { readonly noteId: string } | { readonly subjectId: string } | { readonly all: true }

function matching(db: Database, which: CardsOf): Promise<Row<'cards'>[]> {
  if ('noteId' in which) return db.cards.where('note_id').equals(which.noteId).toArray()
  if ('subjectId' in which) return db.cards.where('subject_id').equals(which.subjectId).toArray()
  return db.cards.toArray()
}

export async function withSchedules(db: Database, rows: readonly Row<'cards'>[]): Promise<CardWithSchedule[]> {
  const schedules = await db.schedules.bulkGet(rows.map(row => row.id))
  return rows.map((row, index) => ({
    ...fromRow('cards', row),
    schedule: schedules[index]?.schedule ?? newSchedule(row.created_at)
  }))
}

/** The subject of each card: its own, else that of its note. */
export async function subjectsOf(db: Database, cards: readonly { readonly id: string }[]): Promise<(string | null)[]> {
  const rows = await db.cards.bulkGet(cards.map(({ id }) => id))
  const noteIds = rows.flatMap(row => (row?.subject_id === null && row.note_id !== null ? [row.note_id] : []))
  const notes = await db.summaries.bulkGet([...new Set(noteIds)])
  const ofNote = new Map(notes.flatMap(note => (note ? [[note.id, note.subject_id]] : [])))
  return rows.map(row => row?.subject_id ?? (row?.note_id ? (ofNote.get(row.note_id) ?? null) : null))
}

/** Oldest first. */
export function liveCards(which: CardsOf): ReadableAtom<Remote<CardWithSchedule[]>> {
  return live(async db => {
    const rows = await matching(db, which)
    const kept = rows.filter(isLiving).sort((a, b) => (a.id < b.id ? -1 : 1))
    return withSchedules(db, kept)
  })
}
