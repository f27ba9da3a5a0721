import type { Span } from '#contract/engine.ts'
import type { MarkedPoint, Verdict } from '#contract/engine-mark.ts'
import { candidates, type Candidate, type Rivals } from '#engine/builtin/mark/candidates.ts'
import { chance } from '#engine/builtin/mark/chance.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'
import type { SchemePoint } from '#engine/builtin/mark/scheme.ts'
import { WEIGHTS, type Weights } from '#engine/builtin/mark/weights.ts'

/** Found where it is likelier than not. */
export const FOUND = 0.5
export const UNSURE = 0.35
/** A point is not found by so little of it, however good the rest of the answer. */
const THIN = 0.12
/** All the words are there, and nothing against them. */
const ALL = 0.999

/** How likely it is that the answer holds the point by this candidate. */
export function scoreOf({ score }: Candidate, weights: Weights): number {
  if (typeof score === 'number') return score
  const { features, cap } = score
  const isThin = features.coverage < THIN && features.numbers === 0
  return Math.min(
    isThin ? UNSURE : cap,
    features.coverage >= ALL && features.newWords > 0 ? 1 : chance(features, weights)
  )
}

const quote = (answer: string, spans: readonly { start: number; end: number }[]): Span[] => {
  if (spans.length === 0) return []
  const start = Math.min(...spans.map(one => one.start))
  const end = Math.max(...spans.map(one => one.end))
  return [{ blockId: 'answer', start, end, quote: answer.slice(start, end) }]
}

const alone = (reading: AnswerReading): Rivals => ({ others: reading.pieces.map(() => 0) })

/** The best of a point's wordings, with the words of the answer that hold it. */
export function markPoint(
  point: Omit<SchemePoint, 'worth'>,
  reading: AnswerReading,
  rivals: Rivals = alone(reading)
): MarkedPoint {
  const all = point.alternatives.flatMap(text => candidates(text, reading, rivals))
  const scored = all.map(one => ({ one, score: scoreOf(one, WEIGHTS) }))
  const first = { one: all[0], score: 0 }
  const best = scored.reduce<{ one: Candidate | undefined; score: number }>(
    (left, right) => (right.score > left.score + 1e-9 ? right : left),
    first
  )
  const { score } = best
  const verdict: Verdict = score >= FOUND ? 'found' : score >= UNSURE ? 'unsure' : 'not-found'
  const because = best.one?.because ?? (score < UNSURE ? all.find(one => one.because)?.because : undefined)
  return {
    text: point.text,
    verdict,
    score: Math.round(score * 100) / 100,
    quotes: verdict === 'not-found' ? [] : quote(reading.answer, best.one?.spans ?? []),
    ...(point.group !== undefined && { group: point.group }),
    ...(verdict !== 'found' && because && { because })
  }
}
