import { percent, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import type { StudyText } from '#cli/eval/eval-texts.ts'
import { QUIZ_TYPES, type QuizItem } from '#contract/engine/quiz.ts'

/** The quiz's own audit over everything the gold texts give, and how well length alone would guess. */
export async function evaluateQuiz(engine: EvaluatedEngine, texts: readonly StudyText[]): Promise<Evaluation> {
  const { items, audit } = await engine.quiz(texts.map(text => text.source))
  const count = (type: QuizItem['type']): string => `${type} ${items.filter(item => item.type === type).length}`
  const faults = audit.doubleKeys + audit.optionsInQuestion
  return {
    figures: [
      ['quiz items, duplicates', `${audit.items}, ${audit.duplicates}`, '≥ 500, 0'],
      ['distractor faults by the audit', `${faults}`, '0'],
      ['longest option right', percent(audit.longestRight, 1), '≤ 30 %'],
      ['key positions', audit.keyPositions.join(' '), 'within one']
    ],
    details: [
      `Quiz, over all texts: ${QUIZ_TYPES.map(count).join(', ')}. Shortest option right ${percent(audit.shortestRight, 1)}, true ${audit.trueStatements} and false ${audit.falseStatements}, double keys ${audit.doubleKeys}, options in the question ${audit.optionsInQuestion}, quotes found ${audit.sourceFound} of ${audit.items}`
    ]
  }
}
