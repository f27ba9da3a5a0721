import type { QuizItem } from '#contract/engine/quiz.ts'
import { splitMaths } from '#domain/text/math-text.ts'
import { GAP } from '#engine/builtin/quiz/facts.ts'
import { plain } from '#engine/text/same.ts'

/** What only a program reads: the mark of a gap, LaTeX that stands outside its dollar signs. */
const RAW = /\{\{|\}\}|\\[A-Za-z]{2,}|\\[{}()[\]]/

/** Whether a text can be shown as it is. */
export const isReadable = (text: string): boolean =>
  splitMaths(text).every(part => part.kind === 'math' || !RAW.test(part.text))

/** Something a student can say: a letter, a digit or a sign of maths. */
const isSaid = (text: string): boolean => /[\p{L}\p{N}\p{Sm}]/u.test(text)

/** Whether a question prints what it asks for, as whole words. */
export function printsAnswer(question: string, answer: string): boolean {
  if (/[$=→÷×^\\]/.test(answer)) return question.includes(answer.trim())
  const wanted = plain(answer)
  return wanted !== '' && ` ${plain(question)} `.includes(` ${wanted} `)
}

/** What an item shows before it is answered, and what it wants. */
function partsOf(item: QuizItem): { readonly shown: readonly string[]; readonly keys: readonly string[] } {
  switch (item.type) {
    case 'choice':
      return {
        shown: item.options.map(one => one.text),
        keys: item.options.flatMap(one => (one.correct ? [one.text] : []))
      }
    case 'true-false':
      return { shown: [], keys: [] }
    case 'cloze':
    case 'short':
      return { shown: item.answers, keys: item.answers }
    case 'numeric':
      return { shown: [item.unit], keys: [String(item.value)] }
    case 'matching':
      return { shown: [...item.left, ...item.right], keys: item.right }
    case 'ordering':
      return { shown: item.items, keys: item.items }
  }
}

/** Whether an item can be answered from itself: its key is something, all of it can be read, and it does not print its answer. */
export function isSolvable(item: QuizItem): boolean {
  const { shown, keys } = partsOf(item)
  if (item.type === 'cloze' && item.question.split(GAP).length !== 2) return false
  return (
    isSaid(item.question.replace(GAP, '')) &&
    [item.question, ...shown].every(isReadable) &&
    keys.every(key => isSaid(key) && !printsAnswer(item.question, key))
  )
}
