import type { QuizItem } from '#contract/engine/quiz.ts'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'
import { m } from '#messages/generated/messages.js'

/** The right answer in words. */
export function keyOf(item: QuizItem): string {
  switch (item.type) {
    case 'choice':
      return item.options.find(option => option.correct)?.text ?? ''
    case 'true-false':
      if (item.answer) return m.quiz_true()
      return item.correction === undefined ? m.quiz_false() : m.quiz_false_because({ words: item.correction })
    case 'cloze':
    case 'short':
      return item.answers[0] ?? ''
    case 'numeric':
      return `${item.value} ${item.unit}`.trim()
    case 'matching':
      return item.left.map((term, at) => `${term}: ${item.right[item.pairs[at] ?? 0] ?? ''}`).join('\n')
    case 'ordering':
      return item.order.map((at, place) => `${place + 1}. ${item.items[at] ?? ''}`).join('\n')
  }
}

/** How the engine shows a gap in a sentence. */
export const GAP = '_____'

/** The card of a missed item: its question as it was asked, its answer as the note has it. */
export function cardOfItem(item: QuizItem): CardDraft {
  const back = keyOf(item)
  if (item.type === 'cloze' && item.question.includes(GAP) && !/[{}]/.test(item.question + back))
    return { kind: 'cloze', front: item.question.replace(GAP, () => `{{c1::${back}}}`), back: '' }
  const front = item.type === 'true-false' ? m.quiz_card_statement({ words: item.question }) : item.question
  return { kind: 'basic', front, back }
}
