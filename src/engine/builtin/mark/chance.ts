import { FEATURES, type Features } from '#engine/builtin/mark/features.ts'
import type { Weights } from '#engine/builtin/mark/weights.ts'

/** A logistic model: how likely it is that a marker would give the point. */
export function chance(features: Features, weights: Weights): number {
  const sum = FEATURES.reduce((before, name) => before + features[name] * (weights[name] ?? 0), weights.bias ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
