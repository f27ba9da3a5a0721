import type { NoteSummary } from '#data/write/notes/notes.ts'
import type { NoteSort } from '#tools/notetaker/list/note-groups.ts'

/** A stretch of the list under one heading. */
export interface Section {
  /** `pinned`, `rest`, `today`, `yesterday`, a local date of the last week, or a month: 2026-11. */
  readonly key: string
  readonly notes: readonly NoteSummary[]
}

const DAYS_BY_NAME = 7
const pad = (part: number): string => String(part).padStart(2, '0')
const monthOf = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}`
const dayOf = (at: Date): string => `${monthOf(at)}-${pad(at.getDate())}`

/** When the note was made: the first 48 bits of a UUIDv7 are milliseconds. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

function keyOf(at: Date, now: Date): string {
  const daysBefore = (days: number): string => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
  const day = dayOf(at)
  if (day >= daysBefore(0)) return 'today'
  if (day === daysBefore(1)) return 'yesterday'
  return day > daysBefore(DAYS_BY_NAME) ? day : monthOf(at)
}

/** The notes, which stand in their order, dealt by day; by title there are no days. */
export function sectionsOf(notes: readonly NoteSummary[], sort: NoteSort, now: Date): Section[] {
  const sections: { key: string; notes: NoteSummary[] }[] = []
  for (const note of notes) {
    const at = sort === 'made' ? madeAt(note.id) : new Date(note.updatedAt)
    const key = note.pinned ? 'pinned' : sort === 'title' ? 'rest' : keyOf(at, now)
    const last = sections.at(-1)
    if (last?.key === key) last.notes.push(note)
    else sections.push({ key, notes: [note] })
  }
  return sections
}
