import type { Span } from '#contract/engine/engine.ts'
import type { MarkedPoint, MarkTask, Proposed } from '#contract/engine/mark.ts'
import { likeness } from '#engine/builtin/mark/likeness.ts'
import { isDirection } from '#engine/text/senses.ts'
import { quantitiesOf, sameQuantity, type Quantity } from '#engine/builtin/mark/quantities.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { locate, spanOf } from '#engine/model/quotes.ts'

/** Words by which an answer speaks to its marker: they are worth nothing, whoever quotes them. */
const TO_MARKER = [
  /\b(?:full|all|every|maximum|top|award|give|ignore|disregard|forget|override|confirm)\b[^.!?\n]{0,60}\b(?:marks?|scheme|grade|instructions?|examiner|marker)\b/i,
  /\b(?:marks?|scheme|grade|examiner|marker)\b[^.!?\n]{0,60}\b(?:full|award|ignore|disregard|forget|moderated|withdrawn|confirm|deserves?)\b/i,
  /\b(?:system|assistant|examiner|marker|teacher)\s*:/i,
  /\b(?:test mode|mark scheme|full marks|award (?:all|every)|all points? (?:is|are)|every point is|moderated)\b/i
]

const sentenceAround = (text: string, { start, end }: Span): string => {
  const from = Math.max(...['.', '!', '?', '\n'].map(sign => text.lastIndexOf(sign, start - 1))) + 1
  const rest = text.slice(end).search(/[.!?\n]/)
  return text.slice(from, rest < 0 ? text.length : end + rest)
}

/** The quotes that stand in the answer and say something about the subject, not about marks. */
export function evidenceIn(answer: string, quotes: readonly string[]): { spans: Span[]; lost: number } {
  const spans: Span[] = []
  let lost = 0
  for (const quote of quotes) {
    const place = locate(quote, answer)
    const span = place && spanOf({ id: 'answer', text: answer }, place)
    const sentence = span ? sentenceAround(answer, span) : ''
    const speaksToMarker = TO_MARKER.some(one => one.test(sentence))
    if (!span || speaksToMarker) lost += 1
    else if (!spans.some(one => one.start < span.end && span.start < one.end)) spans.push(span)
  }
  return { spans: spans.sort((a, b) => a.start - b.start), lost }
}

export interface Wanted {
  readonly point: readonly Word[]
  /** The point, the rest of the scheme and the question together. */
  readonly subject: readonly Word[]
  readonly question: ReadonlySet<string>
  readonly numbers: readonly Quantity[]
  /** The answer as a whole is about what was asked. */
  readonly isOnSubject: boolean
}

/** "Pay later" speaks of "on credit", as the lists of everyday wordings and WordNet's nearest relations have it. */
const SPEAKS = 0.5
/** So many words of an answer, and such a share of them, speak of its subject; of a short one a single word. */
const WORDS = 2
const SHARE = 0.15
const SHORT = 15

const speaks = (words: readonly Word[], of: readonly Word[]): readonly Word[] =>
  words.filter(word => of.some(one => likeness(one, word) >= SPEAKS))

const distinct = (words: readonly Word[]): number => new Set(words.map(word => word.sense)).size

/**
 * Whether an answer is about what was asked, and not about marks. Of 1,892 answers that earn something 81 % are, of
 * answers to questions of another subject 7 %.
 */
function isAbout(subject: readonly Word[], answer: string): boolean {
  if (TO_MARKER.some(one => one.test(answer))) return false
  const said = wordsWithPlaces(answer, true)
  const [near, all] = [distinct(speaks(said, subject)), distinct(said)]
  return near >= (all <= SHORT ? 1 : WORDS) && near >= all * SHARE
}

/** What each point of a scheme asks of this answer; what is the same for all is read once. */
export function wantedOf(task: MarkTask, scheme: readonly string[]): Wanted[] {
  const subject = wordsWithPlaces([task.question, task.reference ?? '', ...scheme].join('\n'))
  const question = new Set(wordsWithPlaces(task.question).map(word => word.sense))
  const isOnSubject = isAbout(subject, task.answer)
  return scheme.map(point => ({
    point: wordsWithPlaces(point).filter(word => !isDirection(word.stem)),
    subject,
    question,
    numbers: quantitiesOf(point),
    isOnSubject
  }))
}

/**
 * How far code lets a model's "found" go: all the way where the quoted words speak of the point, in its words or in
 * everyday ones, or where the answer is about its subject and no other point claims the same words; nowhere where they
 * only repeat the question.
 */
export function reachOf(spans: readonly Span[], wanted: Wanted, isShared: boolean): Proposed {
  const text = spans.map(span => span.quote).join(' ')
  const said = wordsWithPlaces(text, true)
  const numbers = quantitiesOf(text)
  if (numbers.some(one => wanted.numbers.some(other => sameQuantity(other, one)))) return 'found'
  const own = said.filter(word => !wanted.question.has(word.sense))
  if (own.length === 0 && numbers.length === 0) return 'not-found'
  if (speaks(own, wanted.point).length > 0) return 'found'
  const isItsOwn = wanted.isOnSubject || own.some(word => wanted.subject.some(one => one.sense === word.sense))
  return isItsOwn && !isShared ? 'found' : 'unsure'
}

const RANK: Readonly<Record<Proposed, number>> = { 'not-found': 0, unsure: 1, found: 2 }

export const lower = (one: Proposed, two: Proposed): Proposed => (RANK[one] < RANK[two] ? one : two)

/** What code itself cannot accept: another value than the scheme's. */
export const ceilingOf = ({ evidence }: MarkedPoint): Proposed =>
  evidence.kind === 'value' && evidence.is !== 'same' ? 'unsure' : 'found'
