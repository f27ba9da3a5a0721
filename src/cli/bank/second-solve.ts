import * as z from 'zod/mini'
import { parseDocument } from 'yaml'
import type { BankFile } from '#cli/bank/bank-faults.ts'
import { stemHash } from '#cli/bank/bank-faults.ts'
import { readTopic } from '#cli/bank/read-topic.ts'
import { questionText } from '#domain/question-text.ts'
import type { BankTopic } from '#contract/bank.ts'

/** One line of the file of a second solver. */
export const solvedLine = z.strictObject({
  key: z.string(),
  hash: z.string(),
  answer: z.string().check(z.minLength(1))
})
export type SolvedLine = z.infer<typeof solvedLine>

/** What a second solver gets: the question as a student sees it, and nothing of its scheme. */
export function stemLines({ subject, topic, questions }: BankTopic): string[] {
  return questions.map(question =>
    JSON.stringify({
      key: question.key,
      hash: stemHash(question),
      subject,
      topic: topic.name,
      boards: question.boards,
      text: questionText(question)
    })
  )
}

export interface TakenIn {
  readonly files: readonly BankFile[]
  readonly taken: readonly string[]
  /** Keys nobody knows, stems that have changed since, and questions that were judged before. */
  readonly left: readonly string[]
}

/** Writes answers into the `check` of their questions as `unjudged`; a judged one of the same stem stays as it is. */
export function takeIn(files: readonly BankFile[], lines: readonly SolvedLine[]): TakenIn {
  const answers = new Map(lines.map(line => [line.key, line]))
  const taken: string[] = []
  const left: string[] = []
  const written = files.map(file => {
    const { topic } = readTopic(file.path, file.source)
    if (!topic) throw new Error(`${file.path} is not of the schema`)
    const document = parseDocument(file.source)
    const before = taken.length
    topic.questions.forEach((question, index) => {
      const line = answers.get(question.key)
      if (!line) return
      answers.delete(question.key)
      if (line.hash !== stemHash(question)) left.push(`${question.key}: the stem has changed since`)
      else if (question.check && question.check.verdict !== 'unjudged') left.push(`${question.key}: judged before`)
      else {
        const check = { hash: line.hash, answer: line.answer.trim(), verdict: 'unjudged' }
        document.setIn(['questions', index, 'check'], document.createNode(check))
        taken.push(question.key)
      }
    })
    return taken.length > before ? { path: file.path, source: document.toString({ lineWidth: 120 }) } : file
  })
  return { files: written, taken, left: [...left, ...[...answers.keys()].map(key => `${key}: no such question`)] }
}
