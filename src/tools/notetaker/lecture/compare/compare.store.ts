import { atom, type ReadableAtom } from 'nanostores'
import type { Card, Note, Recording } from '#contract/entities.ts'
import { study } from '#data/ai/study.ts'
import { readRows } from '#data/read/live-rows.ts'
import { plainQuestion, wantedWords } from '#domain/cards/card-sides.ts'
import { momentNear } from '#domain/lecture/heard/moment.ts'
import { lecturePlaceOf, lecturesIn } from '#domain/lecture/heard/source.ts'
import { compare, type Compared, type Defined, type OwnText } from '#domain/lecture/known/known.ts'
import { askedDoc, secondOfBlock } from '#domain/lecture/note/asked.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { definedTerm } from '#engine/builtin/defined-term.ts'
import { sourceFromDoc } from '#engine/source.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

/** Terms of one lecture that are compared. */
const MOST = 80

export interface Comparison {
  readonly recordingId: string
  /** Null while it is made. */
  readonly terms: readonly Compared[] | null
}

const $made = atom<Comparison | null>(null)
export const $comparison: ReadableAtom<Comparison | null> = $made

/** What the lecture says that a term is, as the built-in engine finds it for cards. */
async function definedIn(recording: Recording): Promise<Defined[]> {
  const rows = await readRows('segments', { column: 'recording_id', is: recording.id })
  const { lines } = transcriptOf(rows)
  const source = sourceFromDoc(recording.id, recording.title, askedDoc(lines, ''))
  const { result } = await study.cards(source, { max: MOST }, { only: 'builtin' })
  return result.cards.flatMap(({ front, source: span }) => {
    const [term, block] = [definedTerm(front), secondOfBlock(span.blockId)]
    if (term === undefined || block === null) return []
    return [{ term, words: span.quote, second: momentNear(span.quote, block, lines).from }]
  })
}

const noteText = ({ id, title, plain }: Note): OwnText => ({ id, kind: 'note', title, text: plain })
const cardText = (card: Card): OwnText => {
  const question = plainQuestion(card)
  return { id: card.id, kind: 'card', title: question, text: `${question}\n${wantedWords(card)}` }
}

/** Notes and cards of its subject, and those of none, that were not made of this lecture itself. */
async function ownTexts({ id, subjectId, noteId }: Recording): Promise<OwnText[]> {
  const [notes, cards] = await Promise.all([readRows('notes'), readRows('cards')])
  const isOfIt = (note: Note): boolean => note.id === noteId || lecturesIn(note.doc as unknown as DocNode).includes(id)
  const made = new Set(notes.filter(isOfIt).map(note => note.id))
  const isOfSubject = (one: Note | Card): boolean =>
    subjectId === null || one.subjectId === null || one.subjectId === subjectId
  const isOwn = (card: Card): boolean =>
    !(card.noteId !== null && made.has(card.noteId)) &&
    !(card.source && lecturePlaceOf(card.source)?.recordingId === id)
  return [
    ...notes.filter(note => isOfSubject(note) && !made.has(note.id)).map(noteText),
    ...cards.filter(card => isOfSubject(card) && isOwn(card)).map(cardText)
  ]
}

export function compareLecture(recording: Recording): Promise<void> {
  $made.set({ recordingId: recording.id, terms: null })
  return tryOrNotify(async () => {
    try {
      const [said, own] = await Promise.all([definedIn(recording), ownTexts(recording)])
      $made.set({ recordingId: recording.id, terms: compare(said, own) })
    } catch (error) {
      $made.set(null)
      throw error
    }
  })
}
