import type { QuizItem } from '#contract/engine/quiz.ts'
import { textHash } from '#engine/hash.ts'
import type { Fact } from '#engine/builtin/quiz/facts.ts'

/** What every item has. */
export function common(
  type: string,
  question: string,
  fact: Fact
): Pick<QuizItem, 'key' | 'question' | 'evidence' | 'confidence'> {
  const { card, quoted } = fact
  return { key: textHash(`${type}|${question}|${card.key}`), question, evidence: quoted, confidence: card.confidence }
}
