import type { CardSuggestion, Source } from '#contract/engine/engine.ts'
import type { Quoted } from '#contract/engine/quiz.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import { definedTerm } from '#engine/builtin/defined-term.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { contentWords, wordCount } from '#engine/text/words.ts'
import { onlyNumber } from '#engine/builtin/quiz/perturb.ts'
import { MONTH_NAME } from '#engine/text/tables/months.ts'

/** What kind of thing an answer is: only answers of one kind can stand beside each other as options. */
export type Kind = 'thing' | 'person' | 'occasion' | 'name' | 'date' | 'number' | 'formula' | 'cell' | 'other'

/** A question with its answer and the words that prove it. */
export interface Fact {
  readonly kind: Kind
  readonly question: string
  readonly answer: string
  readonly card: CardSuggestion
  readonly source: Source
  readonly quoted: Quoted
  /** Of a table's cell, the column it stands in. */
  readonly column?: string
  /** Of a definition, what it defines. */
  readonly term?: string
}

export const GAP = '_____'
const DATE = new RegExp(
  String.raw`^(?:(?:about|around|in|by|early|late) )?(?:\d{1,2} )?(?:(?:${MONTH_NAME}) ?)?(?:\d{3,4})?(?: (?:BCE?|CE|AD))?$`,
  'i'
)

interface Open {
  readonly question: string
  readonly answer: string
  readonly hint: string
}

/** A gap card with its gap open; the engine makes one gap a card, and not every gap has a hint. */
export function openOf(card: CardSuggestion): Open | undefined {
  const read = parseCloze(card.front)
  if (read.kind === 'faulty') return undefined
  const [mark, ...others] = read.segments.flatMap(one => (one.kind === 'mark' ? [one] : []))
  if (!mark || others.length > 0) return undefined
  const question = read.segments.map(one => (one.kind === 'text' ? one.text : GAP)).join('')
  return { question, answer: mark.answer, hint: mark.hint ?? '' }
}

export const hintOf = (card: CardSuggestion): string => openOf(card)?.hint ?? ''

/** A number, perhaps rough or with its sign, before anything else. */
const COUNT = /^(?:(?:about|around|approx\.?|over|under|up to) )?[^\p{L}\d(]{0,3}\d/iu

function kindOf(card: CardSuggestion, answer: string): Kind {
  if (card.type === 'date' && DATE.test(answer)) return 'date'
  if (card.kind === 'cloze') return hintOf(card) === 'year' ? 'date' : hintOf(card) === 'number' ? 'number' : 'other'
  if (/\bwho was\b/i.test(card.front) && card.type === 'definition') return 'person'
  if (card.type === 'definition') return /^(?:when|if|how)\b/i.test(answer) ? 'occasion' : 'thing'
  if (card.type === 'formula') return /[$=→÷×−+]/.test(answer) ? 'formula' : 'other'
  // "CH3COOH", "Leavis (1937)", "October 1859" have digits and are no number.
  if (onlyNumber(answer) && COUNT.test(answer) && wordCount(answer) <= 4) return 'number'
  return 'other'
}

/** The column of a table that an answer is a cell of. */
function columnOf({ source: span }: CardSuggestion, answer: string, source: Source): string | undefined {
  const row = source.blocks.find(block => block.id === span.blockId)
  const cells = row?.header && row.cells ? row.cells : []
  const at = cells.findIndex(cell => cell.trim().toLowerCase() === answer.trim().toLowerCase())
  return at < 0 ? undefined : `${row?.header?.join('|') ?? ''} ${at}`
}

/** The facts of one card: a definition can be asked from both ends. */
export function factsOf(card: CardSuggestion, source: Source): Fact[] {
  const asked = card.kind === 'cloze' ? openOf(card) : { question: card.front, answer: card.back }
  if (!asked) return []
  const { question, answer } = asked
  const plainKind = kindOf(card, answer)
  const column = plainKind === 'other' ? columnOf(card, answer, source) : undefined
  const kind = column === undefined ? plainKind : 'cell'
  const quoted = { sourceId: source.id, span: card.source }
  const term = kind === 'thing' || kind === 'occasion' ? definedTerm(card.front) : undefined
  const fact: Fact = {
    kind,
    question,
    answer,
    card,
    source,
    quoted,
    ...(column !== undefined && { column }),
    ...(term && { term })
  }
  if (!term || wordCount(term) > 4) return [fact]
  const words = new Set(contentWords(answer))
  if (contentWords(term).some(word => words.has(word)) || words.size < 3) return [fact]
  const back: Fact = {
    kind: 'name',
    question: `Which term means “${answer}”?`,
    answer: upperFirst(term),
    card,
    source,
    quoted
  }
  return [fact, back]
}
