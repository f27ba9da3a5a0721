import type { BankQuestion } from '#contract/bank.ts'
import { textHash } from '#engine/hash.ts'
import { unplaced } from '#domain/paper/syllabus/placing.ts'
import { questionText } from '#domain/text/question-text.ts'
import { readTopic, type YamlPath } from '#cli/bank/read-topic.ts'
import { schemeFaults, type Fault } from '#cli/bank/scheme-faults.ts'
import { wordFaults } from '#cli/bank/word-faults.ts'

export interface BankFile {
  /** `…/questions/<subject>/<topic>.yaml` */
  readonly path: string
  readonly source: string
}

export const stemHash = (question: BankQuestion): string => textHash(questionText(question))

/** Every fault of the whole bank, each with its file and line; empty when all is well. */
export function bankFaults(files: readonly BankFile[]): string[] {
  const keys = new Map<string, string>()
  const stems = new Map<string, string>()
  const codes = new Map<string, string>()
  return files.flatMap(({ path, source }) => {
    const { topic, faults, at } = readTopic(path, source)
    if (!topic) return [...faults]
    const found: string[] = []
    const say = (place: YamlPath, message: string) => found.push(`${at(place)} ${message}`)
    const once = (seen: Map<string, string>, value: string, place: YamlPath, what: string) => {
      const first = seen.get(value)
      if (first) say(place, `${what}, as in ${first}`)
      else seen.set(value, at(place))
    }
    const [, subject, file] = /([^/]+)\/([^/]+)\.yaml$/.exec(path) ?? []
    if (topic.subject !== subject) say(['subject'], `the folder says ${subject ?? 'nothing'}`)
    if (!topic.topic.code.endsWith(`-${file ?? ''}`)) say(['topic', 'code'], 'the code ends with the name of the file')
    once(codes, topic.topic.code, ['topic', 'code'], 'this code is taken')
    topic.questions.forEach((question, index) => {
      const place: YamlPath = ['questions', index]
      if (!question.key.startsWith(`${topic.topic.code}-`)) say([...place, 'key'], 'the key begins with the topic code')
      once(keys, question.key, [...place, 'key'], 'this key is taken')
      once(stems, bare(question), place, 'the same question stands twice')
      for (const board of unplaced(topic.subject, question))
        say([...place, 'boards'], `${question.key}: say in levels at which level of ${board} it is taught`)
      const all: Fault[] = [...schemeFaults(question), ...wordFaults(question), ...checkFaults(question)]
      for (const [inside, message] of all) say([...place, ...inside], `${question.key}: ${message}`)
    })
    return found
  })
}

/** Letters and digits of what is asked: twins differ in no more than signs and capitals. */
const bare = (question: BankQuestion): string =>
  questionText(question)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')

function checkFaults(question: BankQuestion): Fault[] {
  const { check } = question
  if (!check) return []
  return [
    ...(check.hash === stemHash(question)
      ? []
      : [[['check', 'hash'], 'the question was changed after it was solved: move the check to "earlier"'] as const]),
    ...(check.verdict === 'disagree' || check.verdict === 'mended'
      ? check.note
        ? []
        : [[['check'], 'say in a note what differed'] as const]
      : [])
  ]
}
