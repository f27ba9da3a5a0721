import type { Scope } from '#data/read/chat/ground.ts'
import { notesIn } from '#data/read/chat/ground.ts'
import { study, type StudyRun } from '#data/ai/study.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { readRows } from '#data/read/live-rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Card } from '#contract/entities.ts'
import { wantedWords } from '#domain/cards/card-sides.ts'
import { nearTo } from '#domain/chat/near-to.ts'
import { itemOfCard, itemOfQuiz, type DialogueItem } from '#domain/dialogue/item.ts'
import { sourceFromNote } from '#engine/source.ts'

/** Questions of one round. */
const MOST = 8
/** With fewer cards, questions are made from the notes as well. */
const FEW = 3
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

/** By the built-in engine: what is asked here works without a network. */
async function fromNotes(ids: readonly string[], run: StudyRun): Promise<DialogueItem[]> {
  const notes = (await Promise.all(ids.map(readNote))).flatMap(note => note ?? [])
  const sources = new Map(notes.map(note => [note.id, sourceFromNote(note)]))
  const readable = [...sources.values()].filter(({ blocks }) => blocks.length > 0)
  if (readable.length === 0) return []
  const options = { max: 3 * MOST, types: ['short', 'cloze', 'numeric'] as const }
  const { result } = await study.quiz(readable, options, { ...run, only: 'builtin' })
  return result.items.flatMap(item => {
    const { sourceId, span } = item.evidence
    const source = sources.get(sourceId)
    if (!source) return []
    const from = { noteId: sourceId, title: source.title, blockId: span.blockId, quote: span.quote }
    return itemOfQuiz(item, { place: placeOf(source, span.blockId), source: from }) ?? []
  })
}

/** In words alone: a question about a picture or a sound has no sense without it. */
const isAskable = (card: Card): boolean => !card.suspended && card.frontMedia === null && wantedWords(card) !== ''

/** What can be asked: the student's own cards nearest to the words, and questions from the notes where those are few. */
export async function readItems(scope: Scope, words: string, run: StudyRun = {}): Promise<DialogueItem[]> {
  const { noteIds } = await notesIn(scope)
  const { db } = workspace()
  const summaries = await db.summaries.orderBy('updated_at').reverse().toArray()
  const wanted = noteIds && new Set(noteIds)
  const notes = summaries.filter(({ id }) => wanted?.has(id) ?? true)
  const cards = (await readRows('cards')).filter(card => isAskable(card) && (!wanted || wanted.has(card.noteId ?? '')))
  const nearCards = nearTo(words, cards, card => `${card.front} ${card.back}`).slice(0, MOST)
  const items = (await Promise.all(nearCards.map(fromCard))).flatMap(item => item ?? [])
  if (items.length >= FEW) return items
  const near = nearTo(words, notes, note => `${note.title} ${note.excerpt}`).slice(0, NOTES)
  const made = await fromNotes(
    near.map(({ id }) => id),
    run
  )
  return [...items, ...nearTo(words, made, item => `${item.question} ${item.points.join(' ')}`)].slice(0, MOST)
}
