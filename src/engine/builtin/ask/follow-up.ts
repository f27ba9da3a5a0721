import type { AskOptions } from '#contract/engine/ask.ts'
import { actOf } from '#domain/chat/acts.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'
import { isSpecific } from '#engine/text/rarity.ts'

/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|its|this|that|these|those|they|them|their|he|him|his|she|her|there|former|latter|else)\b/i
/** Of these nothing in the question itself can be meant. */
const MUST_POINT_BACK = /\b(?:it|they|them|he|him|she)\b/i
/** "Why?", "And in winter?": too little to be asked alone. */
const FEW = 1
const LONGEST = 1500
/** A question that leans on one that leans itself: so far back its subject is looked for. */
const BACK = 3

/** "There are" points to nothing. */
const THERE = /\b(?:is|are|was|were) there\b|\bthere (?:is|are|was|were)\b/gi
const GOES_ON = /^(?:and|or|but|so|what about|how about)\b/i
/** "The capital of France": what is asked for is named whole. */
const NAMED = /^(?:what|who|where|when|which)\b.* (?:of|in|on|at) (?!it\b|this\b|that\b|them\b)\w+/i

const pointsBack = (question: string): boolean => POINTS_BACK.test(question.replaceAll(THERE, ' '))
/** A word of a subject, and nothing that points back: "what is mitosis" begins anew. */
const isNew = (question: string): boolean =>
  !pointsBack(question) && !GOES_ON.test(question.trim()) && askedTerms(question).some(isSpecific)
const leans = (question: string): boolean =>
  pointsBack(question) || (askedTerms(question).length <= FEW && !isNew(question))
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

/**
 * A question that says only everyday words, with the one before: "How many people died?" after one on a flood. One with
 * a word of a subject of its own is not mixed with any other: null.
 */
export function withSubject(question: string, { turns = [], style = 'explain' }: AskOptions): string | null {
  const before = style === 'explain' ? subjectOf(turns) : []
  if (before.length === 0 || askedTerms(question).some(isSpecific)) return null
  if (NAMED.test(question.trim()) && !pointsBack(question)) return null
  return [...before.map(text => text.slice(0, LONGEST)), question].join('\n')
}

const SELF = /^(?:(?:and|so|but|ok|hi|hey|sorry|please) )*(?:i|i['’]?m|i['’]?ve|my|we|we['’]?re|our)\b/i
const ASKS = /^(?:what|why|how|when|who|whom|whose|where|which|explain|describe|define|compare|name|list)\b/i

/** The question alone, without what the student says of themselves: "I have a test tomorrow, what is a watershed". */
export function withoutSelf(question: string): string {
  const parts = question.split(/[,.;:!\n]+/).map(part => part.trim())
  const asking = parts.filter(part => ASKS.test(part))
  const isParted = asking.length > 0 && parts.some(part => SELF.test(part))
  return isParted ? parts.filter(part => part !== '' && !SELF.test(part)).join(', ') : question
}
