import type { CompareMaths } from '#domain/quiz/score.ts'
import { compare } from '#engine/builtin/mark/maths/values.ts'
import { givenOf } from '#engine/builtin/mark/maths/results.ts'
import { targetOf } from '#engine/builtin/mark/maths/target.ts'

/** The engine's maths as the rules of a quiz ask for it. */
export const compareMaths: CompareMaths = (wanted, given, question) => {
  const target = targetOf(wanted, question)
  if (!target) return null
  const found = compare(target, wanted, { question, answer: given, given: givenOf(given), isFinal: true })
  if (found.kind !== 'value') return 'other'
  if (found.is === 'same') return 'same'
  return found.is === 'unit-missing' || found.because === 'unit' ? 'unit' : 'other'
}
