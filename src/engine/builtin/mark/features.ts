import type { AnswerReading, Piece } from '#engine/builtin/mark/reading.ts'
import { bestHit, type Wanted } from '#engine/builtin/mark/wanted.ts'

/** What the weights of `weights.ts` belong to, each about one wording of a point and one piece of the answer. */
export interface Features {
  /** Share of the point's words that the piece says, by weight; words of the question count little. */
  readonly coverage: number
  /** How many words of the point are not in the question, and the heaviest of them that the piece does not say. */
  readonly newWords: number
  readonly missed: number
  /** Share of the point's numbers that are not in the question and stand in the piece. */
  readonly numbers: number
  /** Share of the piece's new words that the point has too. */
  readonly precision: number
  readonly length: number
  /** How well the piece says the best other point of the scheme, and how much better it says this one. */
  readonly rival: number
  readonly lead: number
  /** The more points a scheme has, the fewer of them one answer holds. */
  readonly points: number
  readonly answerWords: number
  readonly answerPieces: number
  /** Long answers hold every word somewhere. */
  readonly excess: number
}

export const FEATURES = [
  'coverage',
  'newWords',
  'missed',
  'numbers',
  'precision',
  'length',
  'rival',
  'lead',
  'points',
  'answerWords',
  'answerPieces',
  'excess'
] as const satisfies readonly (keyof Features)[]
export type FeatureName = keyof Features

/** What does not change from piece to piece. */
export interface Setting {
  readonly wanted: readonly Wanted[]
  readonly reading: AnswerReading
  /** How well this wording covers each piece, and the best of the other points. */
  readonly covers: readonly number[]
  readonly others: readonly number[]
  readonly points: number
  /** For each number of the point that the question does not give, where the answer has it. */
  readonly numbers: readonly (readonly { readonly start: number; readonly end: number }[])[]
}

/** As many new words, and pieces, as an answer to one question needs. */
const ENOUGH = 30
const PIECES = 12
const LEAD = 0.5
const MEANT = 0.5

const share = (some: number, all: number): number => (all === 0 ? 0 : some / all)

export function featuresOf(piece: Piece, at: number, setting: Setting): Features {
  const { wanted, reading, covers, others } = setting
  const coverage = covers[at] ?? 0
  const rival = others[at] ?? 0
  const own = wanted.filter(one => !one.asked)
  const meant = new Set(wanted.flatMap(one => one.hits.filter(hit => hit.like >= MEANT).map(hit => hit.word)))
  const fresh = piece.words.filter(word => !reading.asked.has(word.sense))
  const isInside = (one: { start: number; end: number }): boolean => one.start >= piece.start && one.end <= piece.end
  const met = setting.numbers.filter(places => places.some(isInside))
  return {
    coverage,
    newWords: Math.log(1 + own.length),
    missed: Math.max(0, ...own.map(one => one.weight * (1 - (bestHit(one, piece)?.like ?? 0)))),
    numbers: share(met.length, setting.numbers.length),
    precision: share(fresh.filter(word => meant.has(word)).length, fresh.length),
    length: Math.log(1 + piece.words.length),
    rival,
    lead: Math.max(-LEAD, Math.min(LEAD, coverage - rival)),
    points: Math.log(setting.points),
    answerWords: Math.log(1 + Math.min(ENOUGH, reading.fresh)),
    answerPieces: Math.log(Math.min(PIECES, reading.pieces.length)),
    excess: Math.log(Math.max(1, reading.fresh / ENOUGH))
  }
}
