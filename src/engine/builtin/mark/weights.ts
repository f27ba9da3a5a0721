import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by `node src/cli/fit-mark.ts --write`. */
export const WEIGHTS: Weights = {
  bias: -0.656,
  coverage: 1.199,
  newWords: -0.051,
  missed: 0.009,
  numbers: 1.7,
  precision: 0.502,
  length: -0.485,
  lead: 2.435,
  points: -0.548,
  answerWords: 0.7,
  answerPieces: -0.048,
  excess: -1.861
}
