import type { Candidate } from '#engine/builtin/candidate.ts'
import { sameFormula } from '#engine/builtin/text/formulas.ts'
import { isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

export const ANSWER_WORDS = 25
const FRONT_WORDS = 30

const POINTING =
  /\b(?:this|these|those|such|former|latter|aforementioned|above|below|here|he|she|him|we|us|our|i|me|my|let's|likewise|former|previous(?:ly)?|following)\b/i
const WEAK_PRONOUN = /\b(?:it|they|them|its|their|theirs|his|her|hers)\b/i
const HAS_ANTECEDENT = /\p{L}{3,}/u
const BROKEN = /\b(?:the|a|an|of|and|or|to|in|by|with|for|from|than|is|are|was|were|which|because)\?$/i
const DOUBLE = /\b(\w{2,})\s+\1\b/i
const QUESTION_START =
  /^(?:what|who|whom|whose|when|where|why|which|how|in what|by when|until when|since when|from when|in [\p{L} ]+, (?:what|who))\b/iu

/** Words a question may use before a pronoun that is still clear: "Why did Stalin refuse to give up his …". */
function pronounIsClear(text: string): boolean {
  const at = WEAK_PRONOUN.exec(text)
  if (!at) return true
  const before = wordsOf(text.slice(0, at.index)).filter(word => !isStopWord(word) && HAS_ANTECEDENT.test(word))
  return (
    before.length >= 1 &&
    !/^(?:why|when|what|where|how|who) (?:is|are|was|were|do|does|did|can|has|have) (?:it|they|he|she|its|their)\b/i.test(
      text
    )
  )
}

const hidden = (card: Candidate): string => card.answer ?? card.back

/** Every content word of a short answer already stands in the question. */
export function answerLeaks(card: Candidate): boolean {
  const answer = wordsOf(hidden(card).replace(/^(?:because(?: of)?|to|in|on|at|as a result of)\s+/i, ''))
    .filter(word => !isStopWord(word))
    .map(stem)
  if (answer.length === 0) return false
  const front = new Set(wordsOf(card.front.replace(/\{\{c1::.*?\}\}/g, ' ')).map(stem))
  const seen = answer.filter(word => front.has(word)).length
  return card.kind === 'cloze' ? seen > 0 : seen / answer.length > (answer.length <= 2 ? 0.99 : 0.7)
}

const unbalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['[', ']'],
    ['“', '”']
  ].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length) ||
  text.split('$').length % 2 === 0 ||
  text.split('"').length % 2 === 0

/** Why a card may not be shown, or undefined when it may. */
export function fault(card: Candidate): string | undefined {
  const { front, back } = card
  const isCloze = card.kind === 'cloze'
  const answer = hidden(card)
  if (front.trim() === '' || answer.trim() === '') return 'empty'
  if (
    wordCount(answer) >
    ANSWER_WORDS + (card.type === 'list' || card.type === 'sequence' || card.type === 'comparison' ? 10 : 0)
  )
    return 'answer too long'
  if (wordCount(front) > FRONT_WORDS + (isCloze || front.includes('“') ? 6 : 0)) return 'question too long'
  if (unbalanced(front) || unbalanced(back)) return 'broken brackets'
  if (sameFormula(front.toLowerCase()) === sameFormula(back.toLowerCase())) return 'answer is the question'
  if (answerLeaks(card)) return 'leaks the answer'
  if (isCloze) return undefined
  const plain = front.replace(/“[^”]*”/g, '')
  if (card.block.kind !== 'table-row' && card.type !== 'question' && POINTING.test(plain)) return 'not self-contained'
  if (card.type === 'question' && POINTING.test(plain) && !/^Q/.test(card.block.text)) return 'not self-contained'
  if (!pronounIsClear(plain)) return 'pronoun without antecedent'
  if (BROKEN.test(plain) || DOUBLE.test(plain.replace(/\bthat that\b|\bhad had\b/gi, ''))) return 'broken grammar'
  if (QUESTION_START.test(front) && /[.!]\s+\p{Lu}/u.test(plain)) return 'more than one idea'
  if (/^(?:it|they|he|she|this|these|that|those)\b/i.test(back) && !/^(?:that|those) (?:of|which|who)\b/i.test(back))
    return 'answer points elsewhere'
  if (/\b(?:this|these|those|we|you|above|below)\b/i.test(back) && !/^how do you|^what happens/i.test(front))
    return 'answer not self-contained'
  return undefined
}
