import * as z from 'zod/mini'
import { stemHash, type BankFile } from '#cli/bank/bank-faults.ts'
import { editQuestions, type Edited } from '#cli/bank/edit-bank.ts'
import { questionText } from '#domain/text/question-text.ts'
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

/** Writes answers into the `check` of their questions as `unjudged`; a judged one of the same stem stays as it is. */
export function takeIn(files: readonly BankFile[], lines: readonly SolvedLine[]): Edited {
  const answers = new Map(lines.map(line => [line.key, line]))
  return editQuestions(files, answers, (question, { hash, answer }, set) => {
    if (hash !== stemHash(question)) return 'the stem has changed since'
    if (question.check && question.check.verdict !== 'unjudged') return 'judged before'
    set('check', { hash, answer: answer.trim(), verdict: 'unjudged' })
    return null
  })
}

/** What whoever compared the second answer with the scheme found. */
export const judgedLine = z.strictObject({
  key: z.string(),
  verdict: z.enum(['agree', 'disagree', 'mended']),
  note: z.optional(z.string().check(z.minLength(1)))
})
export type JudgedLine = z.infer<typeof judgedLine>

/** Writes verdicts. A check whose question was changed since moves to `earlier`: the new wording is to be solved again. */
export function judge(files: readonly BankFile[], lines: readonly JudgedLine[]): Edited {
  const verdicts = new Map(lines.map(line => [line.key, line]))
  return editQuestions(files, verdicts, (question, { verdict, note }, set) => {
    const { check, earlier = [] } = question
    if (!check) return 'nobody has solved it again'
    const judged = { hash: check.hash, answer: check.answer, verdict, ...(note ? { note } : {}) }
    if (check.hash === stemHash(question)) set('check', judged)
    else {
      set('check', undefined)
      set('earlier', [...earlier, judged])
    }
    return null
  })
}
