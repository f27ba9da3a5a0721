import type { QuizItem, Quoted } from '#contract/engine-quiz.ts'
import { GAP } from '#engine/builtin/quiz/facts.ts'
import { printsAnswer } from '#engine/builtin/quiz/solvable.ts'

/** The words an item comes from, all of them. */
const quotesOf = (item: QuizItem): readonly Quoted[] =>
  item.type === 'matching' ? [item.evidence, ...item.quotes] : [item.evidence]

const overlap = (one: Quoted, two: Quoted): boolean =>
  one.sourceId === two.sourceId &&
  one.span.blockId === two.span.blockId &&
  one.span.start < two.span.end &&
  two.span.start < one.span.end

function keysOf(item: QuizItem): readonly string[] {
  if (item.type === 'choice') return item.options.flatMap(one => (one.correct ? [one.text] : []))
  if (item.type === 'cloze' || item.type === 'short') return item.answers
  return []
}

const prints = (one: QuizItem, two: QuizItem): boolean =>
  keysOf(two).some(key => key.length > 2 && printsAnswer(one.question.replace(GAP, ' '), key))

/** Whether two items ask one sentence or row of the notes twice, or each prints what the other asks for. */
export const tellEachOther = (one: QuizItem, two: QuizItem): boolean =>
  one.evidence.sourceId === two.evidence.sourceId &&
  (quotesOf(one).some(a => quotesOf(two).some(b => overlap(a, b))) || (prints(one, two) && prints(two, one)))
