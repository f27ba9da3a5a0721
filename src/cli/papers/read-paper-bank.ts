import { readBank } from '#cli/bank/read-bank.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

/** The written bank as papers read it; only what passed its second solution. */
export const readPaperBank = (): PaperQuestion[] =>
  readBank().flatMap(({ subject, topic, questions }) =>
    questions
      .filter(({ check }) => check?.verdict === 'agree' || check?.verdict === 'mended')
      .map(question => ({ ...question, subject, topic }))
  )
