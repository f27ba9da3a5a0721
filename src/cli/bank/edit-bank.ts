import { parseDocument } from 'yaml'
import type { BankQuestion } from '#contract/bank.ts'
import type { BankFile } from '#cli/bank/bank-faults.ts'
import { readTopic } from '#cli/bank/read-topic.ts'

/** Same width as the formatter's, so that an edit changes no other line. */
const FORMAT = { lineWidth: 120 }

export interface Edited {
  readonly files: readonly BankFile[]
  readonly done: readonly string[]
  /** `key: why it was left as it is`. */
  readonly left: readonly string[]
}

type SetField = (field: 'check' | 'earlier', value: unknown) => void

/** Edits the questions named in `lines`; `edit` returns why it left one alone, or null. */
export function editQuestions<Line>(
  files: readonly BankFile[],
  lines: ReadonlyMap<string, Line>,
  edit: (question: BankQuestion, line: Line, set: SetField) => string | null
): Edited {
  const done: string[] = []
  const left: string[] = []
  const open = new Set(lines.keys())
  const written = files.map(file => {
    const { topic } = readTopic(file.path, file.source)
    if (!topic) throw new Error(`${file.path} is not of the schema`)
    const document = parseDocument(file.source)
    const before = done.length
    topic.questions.forEach((question, index) => {
      const line = lines.get(question.key)
      if (!line) return
      open.delete(question.key)
      const why = edit(question, line, (field, value) => {
        const place = ['questions', index, field]
        if (value === undefined) document.deleteIn(place)
        else document.setIn(place, document.createNode(value))
      })
      if (why === null) done.push(question.key)
      else left.push(`${question.key}: ${why}`)
    })
    return done.length > before ? { path: file.path, source: document.toString(FORMAT) } : file
  })
  return { files: written, done, left: [...left, ...[...open].map(key => `${key}: no such question`)] }
}
