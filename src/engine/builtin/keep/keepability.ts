import type { Candidate } from '#engine/builtin/candidate.ts'
import { featuresOf } from '#engine/builtin/keep/features.ts'
import type { Features } from '#engine/builtin/keep/flag.ts'
import { BIAS, WEIGHTS } from '#engine/builtin/keep/weights.ts'
import type { Reading } from '#engine/builtin/read.ts'

/** How likely a card with these features passes the rule sheet of docs/evaluation.md: between 0 and 1, never either. */
export function probability(features: Features): number {
  let sum = BIAS
  for (const [name, value] of Object.entries(features))
    if (Object.hasOwn(WEIGHTS, name)) sum += (WEIGHTS[name] ?? 0) * value
  return 1 / (1 + Math.exp(-Math.min(30, Math.max(-30, sum))))
}

export const keepability = (card: Candidate, reading: Reading): number => probability(featuresOf(card, reading))
