import { busy, quantile, type Row } from '#cli/bench/bench-table.ts'
import { readBank } from '#cli/bank/read-bank.ts'
import { taskOf } from '#data/marks/mark-task.ts'
import { mark } from '#engine/builtin/mark/mark.ts'

export const title = 'Marking a paper, in Node'
export const how =
  'Thirty written questions of the bank, each answered by its own model answer, marked by the built-in engine. Processor time.'

const ROUNDS = 12

export function measure(): Promise<readonly Row[]> {
  const questions = readBank().flatMap(topic => topic.questions)
  const written = questions.filter(({ parts }) => parts.some(({ scheme }) => scheme.model !== 'choice')).slice(0, 30)
  const tasks = written.flatMap(question =>
    question.parts.flatMap(part => taskOf({ question, part, text: part.modelAnswer }, ['Sam Sample']) ?? [])
  )
  const [first = Number.NaN, ...rest] = Array.from({ length: ROUNDS }, () =>
    busy(() => tasks.forEach(task => mark(task)))
  )
  const median = quantile(rest, 0.5)
  return Promise.resolve([
    {
      what: `${written.length} questions of ${tasks.length} parts marked`,
      value: `${median.toFixed(0)} median, ${first.toFixed(0)} first`,
      bar: 'median < 1,000 ms',
      isMet: median < 1000
    }
  ])
}
