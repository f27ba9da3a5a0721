import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by `node src/cli/fit-mark.ts --write`. */
export const WEIGHTS: Weights = {
  bias: -1.583,
  coverage: 1.295,
  newWords: 0.216,
  numbers: 2.525,
  precision: 0.037,
  length: -0.464,
  rival: -1.06,
  lead: 2.242,
  answerWords: 0.26,
  answerPieces: 0.164,
  excess: -3.261,
  own: 1.222,
  together: 1.186,
  agree: 0.873,
  conflict: -1.005
}
