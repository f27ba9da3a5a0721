import type { QuizItem } from '#contract/engine/quiz.ts'
import { common } from '#engine/builtin/quiz/common.ts'
import { GAP, type Fact } from '#engine/builtin/quiz/facts.ts'

/** Sentences that lean on the one before them cannot be judged alone. */
const LEANS =
  /^(?:it|they|he|she|this|these|those|that|here|there|his|her|its|their|we|you|so|but|and|then|however|therefore|by then|in this|in that|at this)\b/i

/** A statement with its fact left open; undefined where the fact does not stand in a sentence that stands alone. */
export function frameOf(fact: Fact): string | undefined {
  if (fact.question.includes(GAP)) return fact.question
  if (fact.kind === 'thing' && fact.term) return `“${fact.term}” means “${GAP}”.`
  if (fact.kind !== 'date' && fact.kind !== 'number') return undefined
  const { quote } = fact.quoted.span
  const parts = quote.split(fact.answer)
  if (parts.length !== 2 || LEANS.test(quote) || /[.!?]\s+\p{Lu}/u.test(quote) || !/[.!]$/.test(quote)) return undefined
  return parts.join(GAP)
}

/** True as it stands in the notes, or false by one swapped fact. */
export function statementItem(fact: Fact, swap: string, isTrue: boolean): QuizItem | undefined {
  if (!['thing', 'date', 'number'].includes(fact.kind)) return undefined
  const frame = frameOf(fact)
  if (!frame) return undefined
  const statement = frame.replace(GAP, () => (isTrue ? fact.answer : swap))
  const item = { ...common('true-false', statement, fact), type: 'true-false' as const, answer: isTrue }
  return isTrue ? item : { ...item, correction: fact.answer }
}
