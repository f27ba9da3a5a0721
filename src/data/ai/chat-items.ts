import type { Scope } from '#data/read/chat/chat-sources.ts'
import { notesIn } from '#data/read/chat/chat-sources.ts'
import { study, type StudyRun } from '#data/ai/study.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { isLiving } from '#data/device/rows.ts'
import { readRows } from '#data/read/live-rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { NearHeading, Passage } from '#contract/engine/ask.ts'
import type { QuizItem } from '#contract/engine/quiz.ts'
import { findInNotes } from '#data/workers/asked-notes.ts'
import type { Card } from '#contract/entities.ts'
import { wantedWords } from '#domain/cards/card-sides.ts'
import { nearFirst, nearTo } from '#domain/chat/near-to.ts'
import { isQuestion, itemOfCard, itemOfQuiz, type DialogueItem, type DialogueSource } from '#domain/dialogue/item.ts'
import { itemOfAsked } from '#engine/asked-item.ts'
import { besides, neighbours } from '#engine/outline.ts'
import { sourceFromNote } from '#engine/source.ts'

/** Questions of one round. */
const MOST = 8
/** With fewer cards, questions are made from the notes as well. */
const FEW = 3
/** Where the student asked: that question, and so many of the same note after it. */
const AFTER = 4
const WHY = /^(?:why|how come|explain why)\b/i
/** Notes that questions are made from at once. */
const NOTES = 5

/** The heading above a block of a note: where to look, and no more. */
function placeOf(source: ReturnType<typeof sourceFromNote>, blockId: string): string {
  const at = source.blocks.findIndex(({ id }) => id === blockId)
  return source.blocks.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'heading')?.text ?? source.title
}

async function fromCard(card: Card): Promise<DialogueItem | null> {
  const note = card.noteId === null ? null : await readNote(card.noteId)
  if (!note || card.source === null) return itemOfCard(card.id, card, { place: note?.title ?? '' })
  const { blockId, quote } = card.source
  const place = placeOf(sourceFromNote(note), blockId)
  return itemOfCard(card.id, card, { place, source: { noteId: note.id, title: note.title, blockId, quote } })
}

/** Of a question why, no gaps and no numbers; of any, no gap for a bare number: its year is not what matters. */
function isFit(item: QuizItem, words: string): boolean {
  if (item.type === 'short') return true
  if (WHY.test(words.trim()) || item.type === 'numeric') return !WHY.test(words.trim()) && item.type === 'numeric'
  return item.type === 'cloze' && !/^[\d\s,.%–-]+$/u.test(item.answers[0] ?? '')
}

/** By the built-in engine: what is asked here works without a network. */
async function fromNotes(ids: readonly string[], words: string, run: StudyRun): Promise<DialogueItem[]> {
  const notes = (await Promise.all(ids.map(readNote))).flatMap(note => note ?? [])
  const sources = new Map(notes.map(note => [note.id, sourceFromNote(note)]))
  const readable = [...sources.values()].filter(({ blocks }) => blocks.length > 0)
  if (readable.length === 0) return []
  const options = { max: 3 * MOST, types: ['short', 'cloze', 'numeric'] as const }
  const { result } = await study.quiz(readable, options, { ...run, only: 'builtin' })
  return result.items.flatMap(item => {
    const { sourceId, span } = item.evidence
    const source = sources.get(sourceId)
    if (!source || !isFit(item, words)) return []
    const from = { noteId: sourceId, title: source.title, blockId: span.blockId, quote: span.quote }
    return itemOfQuiz(item, { place: placeOf(source, span.blockId), source: from }) ?? []
  })
}

/** In words alone: a question about a picture or a sound has no sense without it. */
const isAskable = (card: Card): boolean => !card.suspended && card.frontMedia === null && wantedWords(card) !== ''

export interface Asked {
  readonly items: readonly DialogueItem[]
  /** A question was asked that the notes do not answer: nothing else is asked in its place. */
  readonly refused: readonly NearHeading[] | null
}

/** The question itself, with what the notes say to it. */
async function ofQuestion(question: string, noteIds: readonly string[] | undefined, run: StudyRun): Promise<Asked> {
  const { passages, headings = [] } = await findInNotes(question, { noteIds }, run)
  const item = itemOfAsked(question, passages)
  return item ? { items: [item], refused: null } : { items: [], refused: headings }
}

const namesOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The subject that is named, and nothing else: "geography" of "Geography (CBSE)". */
async function subjectOf(words: string): Promise<string | null> {
  const wanted = namesOf(words)
  if (wanted.length === 0) return null
  const subjects = await workspace().db.subjects.filter(isLiving).toArray()
  return subjects.find(({ name }) => wanted.every(word => namesOf(name).includes(word)))?.id ?? null
}

/**
 * What can be asked: the student's own question first; then their cards nearest to the words, and questions from the
 * notes where those are few.
 */
export async function readItems(scope: Scope, words: string, run: StudyRun = {}): Promise<Asked> {
  const { noteIds } = await notesIn(scope)
  const own = isQuestion(words) ? await ofQuestion(words, noteIds, run) : null
  if (own?.refused) return own
  const first = own?.items ?? []
  const { db } = workspace()
  const summaries = await db.summaries.orderBy('updated_at').reverse().toArray()
  const at = first[0]?.source?.noteId
  const within = at !== undefined ? new Set([at]) : noteIds && new Set(noteIds)
  const subject = at === undefined ? await subjectOf(words) : null
  const inScope = summaries.filter(({ id }) => within?.has(id) ?? true)
  const ofSubject = inScope.filter(({ subject_id }) => subject !== null && subject_id === subject)
  const notes = ofSubject.length > 0 ? ofSubject : inScope
  const wanted = ofSubject.length > 0 ? new Set(ofSubject.map(({ id }) => id)) : within
  const cards = (await readRows('cards')).filter(card => isAskable(card) && (!wanted || wanted.has(card.noteId ?? '')))
  const nearCards = nearTo(words, cards, card => `${card.front} ${card.back}`).slice(0, MOST)
  const items = (await Promise.all(nearCards.map(fromCard))).flatMap(item => item ?? [])
  const most = first.length > 0 ? AFTER : MOST
  const isNew = ({ source }: DialogueItem): boolean => source === null || source.quote !== first[0]?.source?.quote
  if (items.length >= FEW) return { items: [...first, ...items.filter(isNew)].slice(0, most), refused: null }
  const near = nearTo(words, notes, note => `${note.title} ${note.excerpt}`).slice(0, NOTES)
  const made = await fromNotes(
    near.map(({ id }) => id),
    words,
    run
  )
  const more = nearFirst(
    words,
    made.filter(isNew),
    item => `${item.question} ${item.points.join(' ')}`,
    ({ source }) => source?.noteId
  )
  return { items: [...first, ...items, ...more].slice(0, most), refused: null }
}

/** The part of a note in which an answer stands, as the note is now. */
async function sayAround({ noteId, blockId }: DialogueSource): Promise<Passage[]> {
  const note = await readNote(noteId)
  return note ? besides(sourceFromNote(note), blockId) : []
}

/** The sentences right before and after a quote, with it. */
export async function sayNear({ noteId, blockId, quote }: DialogueSource): Promise<Passage[]> {
  const note = await readNote(noteId)
  return note ? neighbours(sourceFromNote(note), blockId, quote) : []
}

/** Its sentences: any of them is a true answer. */
export async function sentencesBeside({ source }: DialogueItem): Promise<string[]> {
  return source ? (await sayAround(source)).map(({ span }) => span.quote) : []
}
