import type { QuizItem } from '#contract/engine/quiz.ts'
import { fault as cardFault } from '#engine/builtin/checks/check.ts'
import { textHash } from '#engine/hash.ts'
import { uncleanness } from '#engine/model/checks/clean.ts'
import { topicFault, type SourceWords } from '#engine/model/checks/grounded.ts'
import type { Guard } from '#engine/model/checks/leak.ts'
import type { Found, Line } from '#engine/model/quotes.ts'

export const SUPPORT = 0.5
export const CONFIDENCE = 0.8

export interface Given {
  readonly lines: readonly Line[]
  /** All lines together. */
  readonly about: SourceWords
  readonly guard: Guard
}

/** The item, or why it is dropped. */
export type Made = QuizItem | string

/** Why a text may not be shown, whatever stands in the notes. */
export const unfit = (text: string, { guard }: Given, longest = 300): string | undefined =>
  uncleanness(text, longest) ?? (guard.leaks(text) ? 'not about the notes' : undefined)

/** Why a question may not be asked: as a card's front, and about the notes. */
export function questionFault(question: string, answer: string, found: Found, given: Given): string | undefined {
  const { block, headings } = found.line
  const asCard = { type: 'question', kind: 'basic', front: question, back: answer, trust: 1, isWritten: true } as const
  return (
    unfit(question, given, 400) ??
    cardFault({ ...asCard, block, headings, quote: found.span }) ??
    topicFault(question, given.about)
  )
}

export const common = (type: string, question: string, { line, span }: Found) => ({
  key: textHash(`${type}|${question}|${span.quote}`),
  question,
  evidence: { sourceId: line.source.id, span },
  confidence: CONFIDENCE
})
