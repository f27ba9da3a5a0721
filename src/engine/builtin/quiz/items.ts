import type { QuizItem } from '#contract/engine/quiz.ts'
import { common } from '#engine/builtin/quiz/common.ts'
import { GAP, hintOf, type Fact } from '#engine/builtin/quiz/facts.ts'
import { onlyNumber } from '#engine/builtin/quiz/perturb.ts'
import { otherNames } from '#engine/builtin/quiz/other-names.ts'
import { printsAnswer } from '#engine/builtin/quiz/solvable.ts'
import { otherNameOf } from '#engine/text/same.ts'
import { frameOf } from '#engine/builtin/quiz/true-false.ts'
import { wordCount } from '#engine/text/words.ts'

/** Several things or a whole clause: nobody types them in the words of the notes. */
const isClause = (answer: string): boolean =>
  !/^\$[^$]+\$$/.test(answer) && (wordCount(answer) > 4 || /, |; /.test(answer))

/** The sentence of the notes with its gap: the card's own, or a dated sentence with its date left open. */
export function clozeItem(fact: Fact): QuizItem | undefined {
  const isCard = fact.card.kind === 'cloze'
  const text = isCard ? fact.question : fact.kind === 'date' ? frameOf(fact) : undefined
  if (!text || isClause(fact.answer)) return undefined
  const alias = otherNameOf(fact.answer)
  const others = [...otherNames(fact.answer, fact.source), ...(alias ? [alias] : [])]
  const answers = [fact.answer, ...others.filter(name => !printsAnswer(text, name))]
  return { ...common('cloze', text, fact), type: 'cloze', answers, hint: isCard ? hintOf(fact.card) : 'date' }
}

/** A number to type: years and counts exactly, decimals to half of the last place given. */
export function numericItem(fact: Fact): QuizItem | undefined {
  const only = onlyNumber(fact.answer)
  const isYear = fact.kind === 'date' && /^\d{4}$/.test(fact.answer)
  if ((fact.kind !== 'number' && !isYear) || !only) return undefined
  const decimals = only.digits.split('.')[1]?.length ?? 0
  const unit = fact.question.includes(GAP) ? '' : fact.answer.replace(only.digits, '').trim()
  const tolerance = decimals === 0 ? 0 : 0.5 * 10 ** -decimals
  return { ...common('numeric', fact.question, fact), type: 'numeric', value: only.value, tolerance, unit }
}

/** The card's question, or its definition turned round, answered in the student's own words. */
export function shortItem(fact: Fact): QuizItem | undefined {
  const { card, answer } = fact
  if (card.kind === 'cloze' || answer.includes('\n') || wordCount(answer) > 25) return undefined
  return { ...common('short', fact.question, fact), type: 'short', answers: [answer] }
}
