import type { Source } from '#contract/engine/engine.ts'
import type { ChoiceItem, QuizAudit, QuizItem, Quoted } from '#contract/engine/quiz.ts'
import { inQuestion, plain, sameAnswer } from '#engine/text/same.ts'

/** The right option is longer (1) or shorter (-1) than every other, or neither (0). */
export function lengthOfKey(item: ChoiceItem): -1 | 0 | 1 {
  const right = item.options.find(one => one.correct)?.text.length ?? 0
  const others = item.options.filter(one => !one.correct).map(one => one.text.length)
  if (others.every(length => length < right)) return 1
  return others.every(length => length > right) ? -1 : 0
}

export const isQuoted = ({ sourceId, span }: Quoted, sources: readonly Source[]): boolean => {
  const block = sources.find(one => one.id === sourceId)?.blocks.find(one => one.id === span.blockId)
  return span.quote !== '' && block?.text.slice(span.start, span.end) === span.quote
}

const quotesOf = (item: QuizItem): readonly Quoted[] => {
  if (item.type === 'matching') return [item.evidence, ...item.quotes]
  if (item.type !== 'choice') return [item.evidence]
  return [item.evidence, ...item.options.flatMap(one => (one.why ? [one.why.quoted] : []))]
}

/** Looks at finished items from outside: it uses nothing that made them but the rule of sameness. */
export function auditOf(
  items: readonly QuizItem[],
  sources: readonly Source[],
  isSame: typeof sameAnswer = sameAnswer
): QuizAudit {
  const choices = items.filter(item => item.type === 'choice')
  const statements = items.filter(item => item.type === 'true-false')
  const share = (wanted: -1 | 1): number =>
    choices.filter(item => lengthOfKey(item) === wanted).length / Math.max(1, choices.length)
  const wrong = choices.flatMap(item => item.options.filter(one => !one.correct).map(option => ({ item, option })))
  const isDouble = (item: ChoiceItem): boolean => {
    const key = item.options.find(one => one.correct)?.text ?? ''
    return item.options.some(one => !one.correct && isSame(one.text, key))
  }
  return {
    items: items.length,
    choices: choices.length,
    keyPositions: [0, 1, 2, 3].map(at => choices.filter(item => item.options[at]?.correct).length),
    longestRight: share(1),
    shortestRight: share(-1),
    trueStatements: statements.filter(item => item.answer).length,
    falseStatements: statements.filter(item => !item.answer).length,
    duplicates: items.length - new Set(items.map(item => `${item.type}|${plain(item.question)}`)).size,
    doubleKeys: choices.filter(isDouble).length,
    optionsInQuestion: wrong.filter(({ item, option }) => inQuestion(option.text, item.question)).length,
    sourceFound: items.filter(item => quotesOf(item).every(one => isQuoted(one, sources))).length
  }
}
