import type { AskOptions } from '#contract/engine/ask.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'

/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|this|that|these|those|they|them|their|he|him|his|she|her|there|former|latter|else)\b/i
/** "Why?", "And in winter?": too little to be asked alone. */
const FEW = 1
const LONGEST = 1500

/**
 * What to search the notes for. A question that leans on what was said before is searched for together with it, and what
 * a student answers together with what they were asked; any other question stands alone.
 */
export function searchedFor(question: string, { turns = [], style = 'explain' }: AskOptions): string {
  const before = style === 'explain' ? turns.filter(turn => turn.role === 'student').slice(-1) : turns.slice(-2)
  const leans = style !== 'explain' || askedTerms(question).length <= FEW || POINTS_BACK.test(question)
  return leans ? [...before.map(turn => turn.text.slice(0, LONGEST)), question].join('\n') : question
}
