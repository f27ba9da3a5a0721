import type { Recording } from '#contract/entities.ts'
import { readRows } from '#data/read/live-rows.ts'
import { hintTerms } from '#domain/lecture/pieces/hints.ts'

/** What the student's own notes, cards and topics of the subject call things: likely to be said. */
export async function hintsFor({ subjectId, noteId }: Recording, signs: number): Promise<string[]> {
  if (signs === 0 || (subjectId === null && noteId === null)) return []
  const [topics, notes, cards] = await Promise.all([readRows('topics'), readRows('notes'), readRows('cards')])
  const isOfSubject = (one: { readonly subjectId: string | null }): boolean =>
    subjectId !== null && one.subjectId === subjectId
  const ownNotes = notes.filter(note => note.id === noteId || isOfSubject(note))
  const ids = new Set(ownNotes.map(note => note.id))
  return hintTerms(
    {
      names: [...ownNotes.map(note => note.title), ...topics.filter(isOfSubject).map(topic => topic.name)],
      docs: ownNotes.map(note => note.doc),
      cards: cards.filter(card => isOfSubject(card) || (card.noteId !== null && ids.has(card.noteId)))
    },
    signs
  )
}
