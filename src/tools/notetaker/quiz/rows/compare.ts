import type { CompareMaths } from '#domain/quiz/score.ts'
import { markMaths } from '#engine/builtin/mark/maths/maths.ts'

/** The engine's maths as the rules of a quiz ask for it. */
export const compareMaths: CompareMaths = (wanted, given, question) => {
  const found = markMaths(wanted, question, given)
  if (!found) return null
  if (found.verdict === 'found') return 'same'
  return found.because === 'unit' ? 'unit' : 'other'
}
