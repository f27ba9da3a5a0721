import type { AnswerReading, Piece } from '#engine/builtin/mark/reading.ts'
import type { Word } from '#engine/builtin/mark/tokens.ts'
import { bestHit, worth, type Wanted } from '#engine/builtin/mark/wanted.ts'

/** What the weights of `weights.ts` belong to, each about one wording of a point and one piece of the answer. */
export interface Features {
  /** Share of the point's words that the piece says, by weight; words of the question count little. */
  readonly coverage: number
  /** How many words of the point are not in the question. */
  readonly newWords: number
  /** Share of the point's numbers that are not in the question and stand in the piece. */
  readonly numbers: number
  /** Share of the piece's new words that the point has too. */
  readonly precision: number
  readonly length: number
  /** How well the piece says the best other point of the scheme, and how much better it says this one. */
  readonly rival: number
  readonly lead: number
  readonly answerWords: number
  readonly answerPieces: number
  /** Long answers hold every word somewhere. */
  readonly excess: number
  /** The coverage of the words that the question does not have. */
  readonly own: number
  /** Share of the words said one after the other that stand together in the piece too. */
  readonly together: number
  /** How much of what is said is said with the same leaning ("low wages"), and with the other one ("better wages"). */
  readonly agree: number
  readonly conflict: number
}

export const FEATURES = [
  'coverage',
  'newWords',
  'numbers',
  'precision',
  'length',
  'rival',
  'lead',
  'answerWords',
  'answerPieces',
  'excess',
  'own',
  'together',
  'agree',
  'conflict'
] as const satisfies readonly (keyof Features)[]
export type FeatureName = keyof Features

/** What does not change from piece to piece. */
export interface Setting {
  readonly wanted: readonly Wanted[]
  readonly reading: AnswerReading
  /** How well this wording covers each piece, and the best of the other points. */
  readonly covers: readonly number[]
  readonly others: readonly number[]
  /** For each number of the point that the question does not give, where the answer has it. */
  readonly numbers: readonly (readonly { readonly start: number; readonly end: number }[])[]
}

/** As many new words, and pieces, as an answer to one question needs. */
const ENOUGH = 30
const PIECES = 12
const LEAD = 0.5
const MEANT = 0.5
/** So many content words further on. */
const NEARBY = 3

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
  const best = wanted.map(one => ({ one, hit: bestHit(one, piece) }))
  const sum = (some: typeof best, of: (one: (typeof best)[number]) => number): number =>
    some.reduce((whole, one) => whole + of(one), 0)
  const whole = sum(best, ({ one }) => worth(one))
  const ownBest = best.filter(({ one }) => !one.asked)
  const leaning = (sign: number): number =>
    share(
      sum(best, ({ one, hit }) =>
        hit && one.leaning * (reading.leanings.get(hit.word) ?? 0) === sign ? worth(one) : 0
      ),
      whole
    )
  const pairs = best.slice(1).flatMap((now, place) => {
    const before = best[place]
    return before?.hit && now.hit ? [{ from: before.hit.word, to: now.hit.word }] : []
  })
  const places = new Map(piece.words.map((word, place) => [word, place]))
  const isTogether = ({ from, to }: { from: Word; to: Word }): boolean => {
    const far = (places.get(to) ?? 0) - (places.get(from) ?? 0)
    return far >= 0 && far <= NEARBY
  }
  return {
    own: share(
      sum(ownBest, ({ one, hit }) => one.weight * (hit?.like ?? 0)),
      sum(ownBest, ({ one }) => one.weight)
    ),
    together: share(pairs.filter(isTogether).length, Math.max(1, best.length - 1)),
    agree: leaning(1),
    conflict: leaning(-1),
    coverage,
    newWords: Math.log(1 + own.length),
    numbers: share(met.length, setting.numbers.length),
    precision: share(fresh.filter(word => meant.has(word)).length, fresh.length),
    length: Math.log(1 + piece.words.length),
    rival,
    lead: Math.max(-LEAD, Math.min(LEAD, coverage - rival)),
    answerWords: Math.log(1 + Math.min(ENOUGH, reading.fresh)),
    answerPieces: Math.log(Math.min(PIECES, reading.pieces.length)),
    excess: Math.log(Math.max(1, reading.fresh / ENOUGH))
  }
}
