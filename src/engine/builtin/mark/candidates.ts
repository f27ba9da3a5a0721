import type { MarkedPoint } from '#contract/engine-mark.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isCrossed } from '#engine/builtin/mark/contrast.ts'
import { contrary, inOrder } from '#engine/builtin/mark/faults.ts'
import { featuresOf, type Features } from '#engine/builtin/mark/features.ts'
import { isDirection } from '#engine/text/senses.ts'
import { markMaths } from '#engine/builtin/mark/maths/maths.ts'
import { numbersOf } from '#engine/builtin/mark/numbers.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'
import { turnedRound } from '#engine/builtin/mark/sides.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { bestHit, coverage, wantedWords } from '#engine/builtin/mark/wanted.ts'

/** Between not sure and found: the number is there, its unit or its figures are not. */
const HALF = 0.45
/** So much of a point must be said before its contrary can be. */
const AGREES = 0.3
/** Shares and multiples decide as numbers do: "half of the nuclei" is not "all the nuclei". */
const SHARES = new Set(['half', 'twice', 'double', 'quarter', 'third'].map(stemOf))

interface Place {
  readonly start: number
  readonly end: number
}

/** One way in which an answer may hold a point: settled by a rule, or to be weighed, at most up to `cap`. */
export interface Candidate {
  readonly spans: readonly Place[]
  readonly because?: NonNullable<MarkedPoint['because']>
  readonly score: number | { readonly features: Features; readonly cap: number }
}

export interface Rivals {
  /** How well the best of the other points covers each piece of the answer. */
  readonly others: readonly number[]
}

const ruledOut = (because: NonNullable<MarkedPoint['because']>): Candidate => ({ score: 0, spans: [], because })

function weighed(text: string, reading: AnswerReading, rivals: Rivals): Candidate[] {
  const { question, asked, said, pieces } = reading
  const all = wordsWithPlaces(text)
  const numbers = numbersOf(text, reading)
  if (numbers.fault === 'number') return [ruledOut('number')]
  const words = all.filter(word => !numbers.all.some(one => word.start >= one.start && word.end <= one.end))
  if (words.length === 0) return [{ score: numbers.all.length > 0 ? 1 : 0, spans: numbers.met }]
  const isOrdered = /\b(?:order|sequence)\b/i.test(question) && /,.*,|→|\bthen\b/.test(text)
  if (isOrdered && !inOrder(text, said)) return [ruledOut('order')]
  if (isCrossed(text, reading.answer, said, asked)) return [ruledOut('opposite')]
  const wanted = wantedWords(words, said, asked)
  const solid = wanted.filter(one => !isDirection(one.word.stem))
  const telling = solid.length > 0 ? solid : wanted
  const share = all.find(word => SHARES.has(word.sense))
  const isShare = share !== undefined && !said.some(other => other.sense === share.sense)
  const round = turnedRound(text, reading.told)
  const setting = {
    wanted,
    reading,
    covers: pieces.map(piece => coverage(wanted, piece)),
    others: rivals.others,
    numbers: numbers.fresh
  }
  return pieces.flatMap((piece, at): Candidate[] => {
    const isRound = round.some(one => one.start < piece.end && one.end > piece.start)
    const fault = isRound ? 'opposite' : contrary(wanted, piece)
    // A stray "low" is no opposite of a point that the piece does not speak of.
    if (fault) return (setting.covers[at] ?? 0) < AGREES ? [] : [ruledOut(fault)]
    const features = featuresOf(piece, at, setting)
    if (features.numbers === 0 && !telling.some(one => bestHit(one, piece))) return []
    const hits = wanted.flatMap(one => bestHit(one, piece)?.word ?? [])
    const inside = numbers.met.filter(one => one.start >= piece.start && one.end <= piece.end)
    const cap = numbers.fault || isShare ? HALF : 1
    const because = isShare ? 'number' : numbers.fault
    return [{ score: { features, cap }, spans: [...hits, ...inside], ...(because && { because }) }]
  })
}

/** Every way in which the answer may hold one wording of a point. */
export function candidates(text: string, reading: AnswerReading, rivals: Rivals): Candidate[] {
  const { question, answer } = reading
  const maths = answer.trim() === '' ? undefined : markMaths(text, question, answer)
  if (!maths) return weighed(text, reading, rivals)
  const score = maths.verdict === 'found' ? 1 : maths.verdict === 'unsure' ? HALF : 0
  return [{ score, spans: maths.spans, ...(maths.because && { because: maths.because }) }]
}

/** How well each piece of the answer is covered by the best wording of a point. */
export function covers(alternatives: readonly string[], reading: AnswerReading): number[] {
  const all = alternatives.map(text => {
    const words: readonly Word[] = wordsWithPlaces(text)
    return wantedWords(words, reading.said, reading.asked)
  })
  return reading.pieces.map(piece => Math.max(0, ...all.map(wanted => coverage(wanted, piece))))
}
