import { givenQuantities, quantitiesOf, type Quantity } from '#engine/builtin/mark/quantities.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { contentWords } from '#engine/text/words.ts'

/** A stretch of the answer that may hold a point. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

/** An answer beside its question, read once for all points of the scheme. */
export interface AnswerReading {
  readonly question: string
  readonly answer: string
  /** Senses of the question's words. */
  readonly asked: ReadonlySet<string>
  readonly askedNumbers: readonly Quantity[]
  readonly said: readonly Word[]
  /** How many of them the question does not have. */
  readonly fresh: number
  /** Each clause, each sentence, the whole. */
  readonly pieces: readonly Piece[]
  readonly given: readonly Quantity[]
  /** Its content words, plain. */
  readonly stems: ReadonlySet<string>
}

function cut(answer: string, pattern: RegExp): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  for (const match of [...answer.matchAll(pattern), undefined]) {
    const end = match ? match.index : answer.length
    if (answer.slice(start, end).trim() !== '') found.push({ start, end })
    start = match ? match.index + match[0].length : end
  }
  return found
}

const clauses = /[.!?](?=\s|$)|[,;:\n]|\s(?=(?:because|so|but|and|which|while|whereas|since|then|as|when|if|until)\s)/g
const sentences = /[.!?](?=\s|$)|\n/g
/** "x1500" and "3/12/1999" as numbers of their own. */
const spaced = (answer: string): string =>
  answer.replace(/(?<![\p{L}\d])[x×](?=\d)/gu, ' ').replace(/(\d+)\/(\d+)\/(\d+)/g, '$1 $2 $3')

export function readAnswer(question: string, answer: string): AnswerReading {
  const said = wordsWithPlaces(answer, true)
  const pieces = [...cut(answer, clauses), ...cut(answer, sentences), { start: 0, end: answer.length }]
  const asked = new Set(wordsWithPlaces(question).map(word => word.sense))
  return {
    question,
    answer,
    asked,
    askedNumbers: quantitiesOf(question),
    said,
    fresh: said.filter(word => !asked.has(word.sense)).length,
    pieces: pieces.map(({ start, end }) => ({
      start,
      end,
      words: said.filter(word => word.start >= start && word.end <= end)
    })),
    given: givenQuantities(spaced(answer)),
    stems: new Set(contentWords(answer))
  }
}
