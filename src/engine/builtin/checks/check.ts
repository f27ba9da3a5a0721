import type { Candidate } from '#engine/builtin/candidate.ts'
import { cutsFormula, lacksFormula } from '#engine/builtin/checks/whole-formula.ts'
import { sameFormula } from '#engine/text/formulas.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'

const ANSWER_WORDS = 25
const FRONT_WORDS = 30

/** Where a word stands for something that neither the question nor the answer names. */
const POINTING =
  /\b(?:this|these|those|such|former|latter|aforementioned|above|below|here|he|she|him|we|us|our|I|my|me|let's|likewise|previous(?:ly)?|following)\b/i
const PRONOUN =
  /\b(?:do|does|did|is|are|was|were|has|have|had|can|where|what|why|how|when|who) (?:it|they|them|its|their|his|her)\b|^[^a-z]*\b(?:it|they)\b/i
const OBJECT_PRONOUN = /\b(?:it|them|him)\?$/i
/** An answer or a question that was cut in the middle of a phrase. */
const CUT =
  /\b(?:the|an?|of|in|on|at|to|by|for|from|with|and|or|which|that|under|into|between|than|as|because|very)\??$/i
const POINTS_BACK =
  /(?<!\b(?:each|some|all|both|most|one|many|two) )\b(?:of|to|for|from|in|with|like|than|about) (?:that|it|them|him|this)(?=$|[.,;])|^(?:it|they|he|she|this|these|that|those)\b(?! (?:of|which|who)\b)/i
const SECOND_IDEA = /(?<!\b(?:e\.g|i\.e|eg|ie|etc|cf|c|v|vs|approx|\p{L}))\.\s+\p{Ll}/u
/** "What are the four types?": of what? */
const OF_NOTHING =
  /^what (?:are|were) the (?:two|three|four|five|six|seven|[2-7]|main|different) (?:parts|types|kinds|stages|reasons|factors|ways|things|causes|steps|points|functions|groups|levels|forms)\?$/i

/** "Full-{{time}}", "pro- {{portional}}": half of a word, also where a paper broke it. */
const HALF_WORD = /\p{L}[-\u2010\u2011] ?\{\{c1::|\}\}[-\u2010\u2011]\p{L}/u

const hidden = (card: Candidate): string => card.answer ?? card.back
const rootsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !isStopWord(word))
    .map(stemOf)

/** Every content word of a short answer already stands in the question. */
export function answerLeaks(card: Candidate): boolean {
  const answer = rootsOf(hidden(card).replace(/^(?:because(?: of)?|to|in|on|at|as a result of)\s+/i, ''))
  if (answer.length === 0) return false
  const front = new Set(rootsOf(card.front.replace(/\{\{c1::.*?\}\}/g, ' ')))
  const seen = answer.filter(word => front.has(word)).length
  return card.kind === 'cloze' ? seen > 0 : seen / answer.length > (answer.length <= 2 ? 0.99 : 0.7)
}

const unbalanced = (text: string): boolean =>
  ['()', '[]', '“”'].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length) ||
  text.split('$').length % 2 === 0 ||
  text.split('"').length % 2 === 0

function isTooLong({ front, kind, isLaidOut, type }: Candidate, answer: string): boolean {
  const isSeveral = /^(?:list|sequence|comparison)$/.test(type)
  const more = isLaidOut ? 16 : kind === 'cloze' || front.includes('“') ? 6 : 0
  return wordCount(answer) > ANSWER_WORDS + (isSeveral ? 10 : 0) || wordCount(front) > FRONT_WORDS + more
}

/** What is wrong with a question and its answer, in this order; what is laid out and what has a gap asks nothing in words. */
const OF_QUESTIONS: readonly (readonly [why: string, holds: (card: Candidate, plain: string) => boolean])[] = [
  [
    'broken grammar',
    ({ front, type }) => /\s=\s/.test(front) && !/[$]/.test(front) && !/^(?:formula|rule)$/.test(type)
  ],
  ['no formula', lacksFormula],
  [
    'not self-contained',
    (card, plain) => card.block.kind !== 'table-row' && !/^Q/.test(card.block.text) && POINTING.test(plain)
  ],
  ['not self-contained', (_, plain) => OF_NOTHING.test(plain.replace(/^.*?: /, ''))],
  ['pronoun without antecedent', (_, plain) => PRONOUN.test(plain) || OBJECT_PRONOUN.test(plain)],
  ['cut off', ({ front, back }) => CUT.test(front) || CUT.test(back) || /^(?:and|but|or|so(?! that))\b/i.test(back)],
  [
    'more than one idea',
    ({ type, back }) =>
      type !== 'list' && !(type === 'formula' && /[×÷]/.test(back) && !back.includes('=')) && SECOND_IDEA.test(back)
  ],
  [
    'answer points elsewhere',
    ({ back, isWritten }, plain) => !isWritten && !/what happens/i.test(plain) && POINTS_BACK.test(back)
  ]
]

/** Why a card may not be shown, or undefined when it may. */
export function fault(card: Candidate): string | undefined {
  const { front, back } = card
  const answer = hidden(card)
  if (front.trim() === '' || answer.trim() === '') return 'empty'
  if (isTooLong(card, answer)) return wordCount(answer) > ANSWER_WORDS ? 'answer too long' : 'question too long'
  if (unbalanced(front) || unbalanced(back)) return 'broken brackets'
  if (HALF_WORD.test(front)) return 'cut off'
  if (card.isLaidOut) return undefined
  if (answerLeaks(card) || sameFormula(front.toLowerCase()) === sameFormula(back.toLowerCase()))
    return 'leaks the answer'
  if (cutsFormula(card)) return 'cut off'
  if (card.kind === 'cloze') return undefined
  const plain = front.replace(/“[^”]*”/g, '')
  return OF_QUESTIONS.find(([, holds]) => holds(card, plain))?.[0]
}
