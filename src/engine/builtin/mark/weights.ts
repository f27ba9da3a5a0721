import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by `node src/cli/train/fit-mark.ts --write`. */
export const WEIGHTS: Weights = {
  bias: -1.91,
  coverage: 1.485,
  newWords: 0.275,
  numbers: 2.662,
  precision: 0.2,
  length: -0.388,
  rival: -0.971,
  lead: 2.261,
  answerWords: 0.194,
  answerPieces: 0.173,
  excess: -3.394,
  own: 1.275,
  together: 1.106,
  agree: 0.986,
  conflict: -1.057
}
