import type { AnswerReading, Piece } from '#engine/builtin/mark/reading.ts'
import { bestHit, coverage, wantedWords, type Wanted } from '#engine/builtin/mark/wanted.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'

/**
 * A logistic model over what can be counted of one wording of a point beside one piece of the answer: its weights were
 * fitted on answers of four hands; four signals of fourteen that an ablation did not defend are left out, their mean
 * in the bias.
 */
const WEIGHTS = {
  /** Share of the point's words that the piece says, by weight; words of the question count little. */
  coverage: 1.485,
  /** The same of the words that the question does not have, and how many these are. */
  own: 1.275,
  newWords: 0.275,
  /** Share of the point's numbers that are not in the question and stand in the piece. */
  numbers: 2.662,
  length: -0.388,
  /** How well the piece says the best other point of the scheme, and how much better it says this one. */
  rival: -0.971,
  lead: 2.261,
  answerWords: 0.194,
  answerPieces: 0.173,
  /** Long answers hold every word somewhere. */
  excess: -3.394
}
const BIAS = -1.4
export type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

/** What does not change from piece to piece. */
export interface Setting {
  readonly wanted: readonly Wanted[]
  readonly reading: AnswerReading
  /** How well the best other point of the scheme covers each piece. */
  readonly others: readonly number[]
  /** For each number of the point that the question does not give, where the answer has it. */
  readonly numbers: readonly (readonly { readonly start: number; readonly end: number }[])[]
}

/** As many new words, and pieces, as an answer to one question needs. */
const ENOUGH = 30
const PIECES = 12
const LEAD = 0.5

const share = (some: number, all: number): number => (all === 0 ? 0 : some / all)
const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0)

export function featuresOf(piece: Piece, at: number, { wanted, reading, others, numbers }: Setting): Features {
  const covered = coverage(wanted, piece)
  const rival = others[at] ?? 0
  // The words that the question does not have.
  const own = wanted.filter(one => !one.asked)
  const met = numbers.filter(places => places.some(one => one.start >= piece.start && one.end <= piece.end))
  return {
    coverage: covered,
    own: share(sum(own.map(one => one.weight * (bestHit(one, piece)?.like ?? 0))), sum(own.map(one => one.weight))),
    newWords: Math.log(1 + own.length),
    numbers: share(met.length, numbers.length),
    length: Math.log(1 + piece.words.length),
    rival,
    lead: Math.max(-LEAD, Math.min(LEAD, covered - rival)),
    answerWords: Math.log(1 + Math.min(ENOUGH, reading.fresh)),
    answerPieces: Math.log(Math.min(PIECES, reading.pieces.length)),
    excess: Math.log(Math.max(1, reading.fresh / ENOUGH))
  }
}

/** How likely it is that the piece holds the point. */
export function chance(features: Features): number {
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]
  return 1 / (1 + Math.exp(-BIAS - sum(names.map(name => WEIGHTS[name] * features[name]))))
}

/** For each point how well the best of the others covers each piece: a sentence is seldom about two. */
export function rivalsOf(
  points: readonly { readonly alternatives: readonly string[] }[],
  reading: AnswerReading
): number[][] {
  const all = points.map(({ alternatives }) => {
    const ways = alternatives.map(text => wantedWords(wordsWithPlaces(text), reading.said, reading.asked))
    return reading.pieces.map(piece => Math.max(0, ...ways.map(wanted => coverage(wanted, piece))))
  })
  return all.map((_, at) =>
    reading.pieces.map((_piece, place) =>
      Math.max(0, ...all.map((row, other) => (other === at ? 0 : (row[place] ?? 0))))
    )
  )
}
