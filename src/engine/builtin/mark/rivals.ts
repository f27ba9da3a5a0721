import { covers, type Rivals } from '#engine/builtin/mark/candidates.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'
import type { Scheme } from '#engine/builtin/mark/scheme.ts'

/** For each point what the others make of the same answer: a sentence about one point is seldom about another too. */
export function rivalsOf(scheme: Scheme, reading: AnswerReading): Rivals[] {
  const all = scheme.points.map(point => covers(point.alternatives, reading))
  return all.map((_, at) => ({
    others: reading.pieces.map((_piece, place) =>
      all.reduce((best, row, other) => (other === at ? best : Math.max(best, row[place] ?? 0)), 0)
    )
  }))
}
