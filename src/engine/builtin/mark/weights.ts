import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by `node src/cli/fit-mark.ts --write`. */
export const WEIGHTS: Weights = {
  bias: -0.284,
  coverage: 1.214,
  newWords: -0.106,
  missed: -0.157,
  numbers: 1.94,
  precision: 0.356,
  length: -0.418,
  rival: -0.696,
  lead: 2.295,
  points: -0.489,
  answerWords: 0.495,
  answerPieces: 0.105,
  excess: -2.093
}
