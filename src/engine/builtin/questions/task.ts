import type { MarkTask } from '#contract/engine/mark.ts'
import type { ExamQuestion } from '#contract/engine/questions.ts'

/** A question with an answer, as `mark` takes it. */
export function markTaskOf(question: ExamQuestion, answer: string): MarkTask {
  return {
    question: question.text,
    answer,
    points: question.points.map(({ text, alternatives }) => ({
      text,
      ...(alternatives && { alternatives: [...alternatives] })
    })),
    needed: question.marks
  }
}
