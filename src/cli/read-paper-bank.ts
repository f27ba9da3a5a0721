import { readBank } from '#cli/bank/read-bank.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

/** The written bank as papers read it; whether or not its second solution was judged yet. */
export const readPaperBank = (): PaperQuestion[] =>
  readBank().flatMap(({ subject, topic, questions }) => questions.map(question => ({ ...question, subject, topic })))
