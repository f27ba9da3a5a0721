import type { AskOptions } from '#contract/engine/ask.ts'
import { actOf } from '#domain/chat/acts.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'

/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|this|that|these|those|they|them|their|he|him|his|she|her|there|former|latter|else)\b/i
/** Of these nothing in the question itself can be meant. */
const MUST_POINT_BACK = /\b(?:it|they|them|he|him|she)\b/i
/** "Why?", "And in winter?": too little to be asked alone. */
const FEW = 1
const LONGEST = 1500
/** A question that leans on one that leans itself: so far back its subject is looked for. */
const BACK = 3

const leans = (question: string): boolean => askedTerms(question).length <= FEW || POINTS_BACK.test(question)
/** Whether a question cannot be told without what was said before: "Why did Stalin refuse it?", "Why?" */
export const mustLean = (question: string): boolean =>
  askedTerms(question).length === 0 || MUST_POINT_BACK.test(question)

/** The student's last questions, the newest last, as far back as each leans on the one before; acts are none. */
function subjectOf(turns: NonNullable<AskOptions['turns']>): string[] {
  const asked = turns.filter(turn => turn.role === 'student' && actOf(turn.text) === null).slice(-BACK)
  const from = asked.findLastIndex(turn => !mustLean(turn.text))
  return asked.slice(Math.max(0, from)).map(turn => turn.text)
}

/**
 * What to search the notes for. A question that leans on what was said before is searched for together with it, and what
 * a student answers together with what they were asked; any other question stands alone.
 */
export function searchedFor(question: string, { turns = [], style = 'explain' }: AskOptions): string {
  const before = style === 'explain' ? subjectOf(turns) : turns.slice(-2).map(turn => turn.text)
  const isLeaning = style !== 'explain' || leans(question)
  return isLeaning ? [...before.map(text => text.slice(0, LONGEST)), question].join('\n') : question
}
