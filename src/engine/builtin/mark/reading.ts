import { givenQuantities, type Quantity } from '#engine/builtin/mark/quantities.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'

/** An answer beside its question, read once for all points of the scheme. */
export interface AnswerReading {
  readonly question: string
  readonly answer: string
  /** Senses of the question's words. */
  readonly asked: ReadonlySet<string>
  readonly said: readonly Word[]
  /** The words of each clause, of each sentence and of the whole. */
  readonly pieces: readonly (readonly Word[])[]
  readonly given: readonly Quantity[]
}

interface Piece {
  readonly start: number
  readonly end: number
}

function cut(answer: string, pattern: RegExp): Piece[] {
  const found: Piece[] = []
  let start = 0
  for (const match of [...answer.matchAll(pattern), undefined]) {
    const end = match ? match.index : answer.length
    if (answer.slice(start, end).trim() !== '') found.push({ start, end })
    start = match ? match.index + match[0].length : end
  }
  return found
}

const clauses = /[.!?](?=\s|$)|[,;:\n]|\s(?=(?:because|so|but|and|which|while|whereas)\s)/g
const sentences = /[.!?](?=\s|$)|\n/g

export function readAnswer(question: string, answer: string): AnswerReading {
  const said = wordsWithPlaces(answer)
  const pieces = [...cut(answer, clauses), ...cut(answer, sentences), { start: 0, end: answer.length }]
  return {
    question,
    answer,
    asked: new Set(wordsWithPlaces(question).map(word => word.sense)),
    said,
    pieces: pieces.map(piece => said.filter(word => word.start >= piece.start && word.end <= piece.end)),
    given: givenQuantities(answer.replace(/(\d+)\/(\d+)\/(\d+)/g, '$1 $2 $3'))
  }
}
