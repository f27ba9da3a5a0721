import { type Row } from '#cli/eval/fit-mark-rows.ts'
import { fit as fitNamed } from '#cli/eval/logistic.ts'
import { FEATURES, type FeatureName, type Features } from '#engine/builtin/mark/features.ts'
import { scoreOf } from '#engine/builtin/mark/point.ts'
import type { Weights } from '#engine/builtin/mark/weights.ts'

const RIDGE = 2
/** There are many times as many answers to something else as anybody wants to read. */
const STRANGER = 0.5
/** An answer may hold a point in several places: each round takes the likeliest by the weights so far. */
const ROUNDS = 8
const START: Weights = { bias: -2, coverage: 4 }

export const scoreBy = (row: Row, weights: Weights): number =>
  Math.max(0, ...row.ways.map(way => scoreOf(way, weights)))

function likeliest(row: Row, weights: Weights): Features | undefined {
  let best: { features: Features; score: number } | undefined
  for (const { score: one } of row.ways) {
    if (typeof one === 'number') continue
    const score = scoreOf({ score: { ...one, cap: 1 }, spans: [] }, weights)
    if (!best || score > best.score) best = { features: one.features, score }
  }
  return best?.features
}

export function fit(rows: readonly Row[], foreign: readonly Row[], names: readonly FeatureName[] = FEATURES): Weights {
  const all = [...rows.map(row => ({ row, weight: 1 })), ...foreign.map(row => ({ row, weight: STRANGER }))]
  let weights = START
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = all.flatMap(({ row, weight }) => {
      const features = likeliest(row, weights)
      return features ? [{ weight, kept: row.gold, features: { ...features } }] : []
    })
    const model = fitNamed(seen, names, RIDGE)
    weights = { bias: model.bias, ...model.weights }
  }
  return weights
}

/** Scores of the rows of each group by weights fitted on the other groups. */
export function marked(
  rows: readonly Row[],
  foreign: readonly Row[],
  of: (row: Row) => string,
  names: readonly FeatureName[] = FEATURES
): Map<Row, number> {
  const scores = new Map<Row, number>()
  for (const group of new Set(rows.map(of))) {
    const isOut = (row: Row): boolean => of(row) === group
    const weights = fit(
      rows.filter(row => !isOut(row)),
      foreign.filter(row => !isOut(row)),
      names
    )
    for (const row of [...rows, ...foreign]) if (isOut(row)) scores.set(row, scoreBy(row, weights))
  }
  return scores
}
