import { plainQuestion, wantedWords, type TwoSided } from '#domain/cards/card-sides.ts'
import { withAskingWord } from '#domain/chat/small-words.ts'
import type { ScoredItem } from '#domain/quiz/item.ts'

/** Where the answer stands in a note, word for word. */
export interface DialogueSource {
  readonly noteId: string
  readonly title: string
  readonly blockId: string
  readonly quote: string
}

/** One thing that is asked: a card or a quiz item of the student's own. */
export interface DialogueItem {
  readonly key: string
  readonly question: string
  /** What answers it, one thing a point. */
  readonly points: readonly string[]
  /** The note or heading under which it stands; empty where none is known. */
  readonly place: string
  readonly source: DialogueSource | null
}

export interface Origin {
  readonly place?: string
  readonly source?: DialogueSource | null
}

/** An answer longer than this is no answer to type from memory. */
const MOST_POINTS = 8
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/
/** A full stop that ends a sentence: not that of "e.g." or of a number. */
const SENTENCES = /(?<=[\p{L}\d)”"'][.!?])\s+(?=[\p{Lu}\d“"])/u

/** The points of an answer: its lines, else its parts between semicolons, else its sentences. */
export function pointsOf(answer: string): string[] {
  const lines = answer.split('\n')
  const split = lines.length > 1 ? lines : answer.includes(';') ? answer.split(';') : answer.split(SENTENCES)
  return split.map(point => point.replace(BULLET, '').trim()).filter(point => /[\p{L}\p{N}]/u.test(point))
}

const NAMES = /^(?:who|what) (?:is|was|are|were)\b/i
/** A second clause with a subject of its own: "and his wife was …". */
const ALSO =
  /,?\s+(?:and|but)\s+(?:his|her|its|their|he|she|it|they|the|an?)\s[^.;]*\b(?:is|are|was|were|has|have|had)\b.*$/isu

/** Who asks what something is, is answered by the first clause: "the king of France", without what his wife was. */
const firstClause = (question: string, answer: string): string =>
  NAMES.test(question.trim()) && !answer.includes('\n') ? answer.replace(ALSO, '') || answer : answer

function itemOf(key: string, question: string, answer: string, origin: Origin): DialogueItem | null {
  const points = pointsOf(firstClause(question, answer))
  const isAskable = question.trim() !== '' && points.length > 0 && points.length <= MOST_POINTS
  return isAskable
    ? { key, question: question.trim(), points, place: origin.place ?? '', source: origin.source ?? null }
    : null
}

/** A card as it is asked in words; null where it has no words to answer with, as a picture has none. */
export const itemOfCard = (id: string, card: TwoSided, origin: Origin = {}): DialogueItem | null =>
  itemOf(`card:${id}`, plainQuestion(card), wantedWords(card), origin)

/** A quiz item that is answered in words of one's own; null for those that are chosen, paired or put in order. */
export function itemOfQuiz(item: ScoredItem, origin: Origin = {}): DialogueItem | null {
  const key = `quiz:${item.key}`
  if (item.type === 'short' || item.type === 'cloze') return itemOf(key, item.question, item.answers[0] ?? '', origin)
  if (item.type === 'numeric') return itemOf(key, item.question, `${item.value} ${item.unit}`.trim(), origin)
  return null
}

const ASKS =
  /^(?:what|why|how|when|who|whom|whose|where|which|explain|describe|define|compare|outline|state|name|list)\b/i
/** A message of fewer words is a topic, unless it is marked as a question. */
const LEAST = 3

/** Whether a student asks something, and does not only name a topic. */
export function isQuestion(text: string): boolean {
  const trimmed = withAskingWord(text.trim())
  return ASKS.test(trimmed) && (trimmed.endsWith('?') || trimmed.split(/\s+/).length >= LEAST)
}
