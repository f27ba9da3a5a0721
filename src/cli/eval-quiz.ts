import type { StudyText } from '#cli/eval-texts.ts'
import { QUIZ_TYPES, type QuizItem } from '#contract/engine-quiz.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** The quiz's own audit over everything the gold texts give, and how well length alone would guess. */
export function printQuiz(texts: readonly StudyText[]): void {
  const started = performance.now()
  const { items, audit } = makeQuiz(
    texts.map(text => text.source),
    { max: 2000 }
  )
  const took = performance.now() - started
  const count = (type: QuizItem['type']): string => `${type} ${items.filter(item => item.type === type).length}`
  console.log(
    `\nQuiz, over all texts: ${audit.items} items (${QUIZ_TYPES.map(count).join(', ')}), ${took.toFixed(0)} ms`
  )
  console.log(
    `Key positions ${audit.keyPositions.join(' ')}, longest option right ${percent(audit.longestRight)}, shortest right ${percent(audit.shortestRight)}, true ${audit.trueStatements} and false ${audit.falseStatements}, duplicates ${audit.duplicates}, double keys ${audit.doubleKeys}, options in the question ${audit.optionsInQuestion}, quotes found ${audit.sourceFound} of ${audit.items}`
  )
}
