import type { Span } from '#contract/engine.ts'
import type { MarkedPoint, Verdict } from '#contract/engine-mark.ts'
import { markMaths } from '#engine/builtin/mark/maths/maths.ts'
import { numbersOf } from '#engine/builtin/mark/numbers.ts'
import { overlapOf, shareOf, type Overlap } from '#engine/builtin/mark/overlap.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'
import { contrary, isOutOfOrder, lacksShare } from '#engine/builtin/mark/rules.ts'
import type { SchemePoint } from '#engine/builtin/mark/scheme.ts'
import { chance, featuresOf, type Features } from '#engine/builtin/mark/signals.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
import { bestHit, wantedWords } from '#engine/builtin/mark/wanted.ts'
import { isDirection } from '#engine/text/senses.ts'

/** Chosen on looks one to three, where the points right are most. */
export const FOUND = 0.45
const UNSURE = 0.3
/** Between not sure and found: the number is there, its unit or its figures are not. */
const HALF = (FOUND + UNSURE) / 2
/** A point is not found by so little of it, however good the rest of the answer. */
const THIN = 0.12
/** All the words are there, and nothing against them. */
const ALL = 0.999
/** So much of a point must be said before its contrary can be. */
const AGREES = 0.3
/** What the plain overlap counts beside the signals, for the points of a scheme and for a model answer. */
const PLAIN = 0.2
const PLAIN_OF_REFERENCE = 0.5

type Because = NonNullable<MarkedPoint['because']>
interface Place {
  readonly start: number
  readonly end: number
}

/** One way in which an answer may hold a point: settled by a rule, or to be weighed, at most up to `cap`. */
export interface Candidate {
  readonly spans: readonly Place[]
  readonly overlap: Overlap
  readonly because?: Because
  readonly score: number | { readonly features: Features; readonly cap: number }
  /** By a value or a number alone; no words were compared. */
  readonly isByValue?: boolean
}

/** Every way in which the answer may hold one wording of a point. */
export function candidates(text: string, reading: AnswerReading, others: readonly number[]): Candidate[] {
  const { question, answer, asked, said, pieces } = reading
  const overlap = overlapOf(text, reading.stems)
  const settled = (score: number, spans: readonly Place[], because?: Because): Candidate[] => [
    { score, spans, overlap, ...(because && { because }) }
  ]
  const maths = answer.trim() === '' ? undefined : markMaths(text, question, answer)
  if (maths) {
    const score = maths.verdict === 'found' ? 1 : maths.verdict === 'unsure' ? HALF : 0
    return settled(score, maths.spans, maths.because).map(one => ({ ...one, isByValue: true }))
  }
  const all = wordsWithPlaces(text)
  const numbers = numbersOf(text, reading)
  if (numbers.fault === 'number') return settled(0, [], 'number')
  const words = all.filter(word => !numbers.all.some(one => word.start >= one.start && word.end <= one.end))
  if (words.length === 0)
    return settled(numbers.all.length > 0 ? (numbers.fault ? HALF : 1) : 0, numbers.met, numbers.fault).map(one => ({
      ...one,
      isByValue: true
    }))
  if (isOutOfOrder(question, text, said)) return settled(0, [], 'order')
  const wanted = wantedWords(words, said, asked)
  const solid = wanted.filter(one => !isDirection(one.word.stem))
  const telling = solid.length > 0 ? solid : wanted
  const fault = lacksShare(all, said) ? 'number' : numbers.fault
  return pieces.flatMap((piece, at): Candidate[] => {
    const features = featuresOf(piece, at, { wanted, reading, others, numbers: numbers.fresh })
    const denied = contrary(wanted, piece)
    // A stray "low" is no opposite of a point that the piece does not speak of.
    if (denied) return features.coverage < AGREES ? [] : settled(0, [], denied)
    if (features.numbers === 0 && !telling.some(one => bestHit(one, piece))) return []
    const hits = wanted.flatMap(one => bestHit(one, piece)?.word ?? [])
    const inside = numbers.met.filter(one => one.start >= piece.start && one.end <= piece.end)
    const score = { features, cap: fault ? HALF : 1 }
    return [{ score, spans: [...hits, ...inside], overlap, ...(fault && { because: fault }) }]
  })
}

/** How likely it is that the answer holds the point: the signals and the plain overlap, averaged. */
export function scoreOf({ score, overlap }: Candidate, plain = PLAIN): number {
  if (typeof score === 'number') return score
  const { features, cap } = score
  if (features.coverage >= ALL && features.newWords > 0) return cap
  const isThin = features.coverage < THIN && features.numbers === 0
  return Math.min(isThin ? UNSURE : cap, plain * shareOf(overlap) + (1 - plain) * chance(features))
}

const quote = (answer: string, spans: readonly Place[]): Span[] => {
  if (spans.length === 0) return []
  const start = Math.min(...spans.map(one => one.start))
  const end = Math.max(...spans.map(one => one.end))
  return [{ blockId: 'answer', start, end, quote: answer.slice(start, end) }]
}

export interface PointMark {
  readonly point: MarkedPoint
  readonly isByValue: boolean
}

/** The best of a point's wordings, with the words of the answer that hold it. */
export function markOf(
  { text, alternatives, reject = [], group }: Omit<SchemePoint, 'worth'>,
  reading: AnswerReading,
  others: readonly number[] = [],
  isReference = false
): PointMark {
  const plain = isReference ? PLAIN_OF_REFERENCE : PLAIN
  const bestOf = (texts: readonly string[]): { one: Candidate | undefined; score: number; all: Candidate[] } => {
    const all = texts.flatMap(one => candidates(one, reading, others))
    return all.reduce<{ one: Candidate | undefined; score: number; all: Candidate[] }>(
      (left, one) => (scoreOf(one, plain) > left.score + 1e-9 ? { one, score: scoreOf(one, plain), all } : left),
      { one: all[0], score: 0, all }
    )
  }
  const best = bestOf(alternatives)
  // What the scheme rejects and the answer says as well as the point itself.
  const isRejected = reject.length > 0 && best.score < 1 && bestOf(reject).score >= Math.max(FOUND, best.score)
  const score = isRejected ? 0 : best.score
  const verdict: Verdict = score >= FOUND ? 'found' : score >= UNSURE ? 'unsure' : 'not-found'
  const because = best.one?.because ?? (score < UNSURE ? best.all.find(one => one.because)?.because : undefined)
  const overlaps = alternatives.map(one => overlapOf(one, reading.stems)).filter(one => one.of > 0)
  const words = overlaps.reduce<Overlap | undefined>(
    (left, one) => (left === undefined || shareOf(one) > shareOf(left) ? one : left),
    undefined
  )
  const isByValue = best.one?.isByValue === true
  return {
    isByValue,
    point: {
      text,
      verdict,
      score: Math.round(score * 100) / 100,
      quotes: verdict === 'not-found' ? [] : quote(reading.answer, best.one?.spans ?? []),
      ...(group !== undefined && { group }),
      ...(!isByValue && words && { wordsMet: words.met, wordsOf: words.of }),
      ...(verdict !== 'found' && because && { because })
    }
  }
}

export const markPoint = (point: Omit<SchemePoint, 'worth'>, reading: AnswerReading): MarkedPoint =>
  markOf(point, reading).point
