import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by `node src/cli/fit-mark.ts --write`. */
export const WEIGHTS: Weights = {
  bias: -0.381,
  coverage: 1.241,
  newWords: -0.083,
  missed: -0.133,
  numbers: 1.967,
  precision: 0.415,
  length: -0.424,
  rival: -0.66,
  lead: 2.3,
  points: -0.455,
  answerWords: 0.505,
  answerPieces: 0.084,
  excess: -2.081
}
