import 'fake-indexeddb/auto'
import { busy, quantile, type Row } from '#cli/report/bench-table.ts'
import { readBank } from '#cli/bank/read-bank.ts'
import { taskOf } from '#data/read/marks/mark-task.ts'
import { decide } from '#data/write/marks/decide.ts'
import { handOverMany } from '#data/write/marks/own-many.ts'
import { readScript } from '#data/read/marks/script.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { newId } from '#lib/ids.ts'

export const title = 'Marking a paper, in Node'
export const how =
  'Thirty written questions of the bank, each answered by its own model answer, marked by the built-in engine. Processor time. Then a script of 60 parts with 50 kB of answers on an IndexedDB in memory: read whole, as its page opens, and one press written. What the screen adds is not in it.'

const ROUNDS = 12
const PARTS = 60
const ANSWER = 'The rate increases because the particles collide more often. '.repeat(14)

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What the disk costs: the script read whole, and a press on one part of it. */
async function onDevice(): Promise<readonly Row[]> {
  const user = newId()
  await openWorkspace(user)
  const id = newId()
  const points = ['p1', 'p2', 'p3'].map(point => ({ id: point, text: 'particles collide more often', marks: 1 }))
  const questions = Array.from({ length: PARTS }, (_, at) => ({
    key: `own-${id}-${at}`,
    subject: '',
    topic: { code: '', name: '' },
    boards: [],
    difficulty: 2,
    calculator: false,
    parts: [
      {
        command: 'explain',
        ao: '',
        marks: 3,
        text: 'Why does the rate increase?',
        scheme: { model: 'points' as const, points },
        modelAnswer: '',
        commonErrors: []
      }
    ]
  }))
  const answers = questions.map(() => [{ text: ANSWER, letter: null }])
  await handOverMany({ id, typed: { text: '', many: null, subjectId: null } }, { questions, answers }, 'Bench')
  const reads: number[] = []
  const presses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    reads.push(await took(() => readScript(workspace().db, id)))
    const script = await readScript(workspace().db, id)
    const one = script?.parts[round]
    if (script && one) presses.push(await took(() => decide(script, one, [{ key: 'p1', verdict: 'earned' }])))
  }
  await eraseWorkspace(user)
  const [read, press] = [quantile(reads, 0.5), quantile(presses, 0.5)]
  return [
    {
      what: `a script of ${PARTS} parts read, as its page opens`,
      value: `${read.toFixed(0)} median, ${quantile(reads, 0.95).toFixed(0)} p95`,
      bar: 'median < 300 ms',
      isMet: read < 300
    },
    {
      what: `one decision written in a script of ${PARTS} parts`,
      value: `${press.toFixed(0)} median, ${quantile(presses, 0.95).toFixed(0)} p95`,
      bar: 'median < 50 ms',
      isMet: press < 50
    }
  ]
}

export async function measure(): Promise<readonly Row[]> {
  const questions = readBank().flatMap(topic => topic.questions)
  const written = questions.filter(({ parts }) => parts.some(({ scheme }) => scheme.model !== 'choice')).slice(0, 30)
  const tasks = written.flatMap(question =>
    question.parts.flatMap(part => taskOf({ question, part, text: part.modelAnswer }, ['Sam Sample']) ?? [])
  )
  const [first = Number.NaN, ...rest] = Array.from({ length: ROUNDS }, () =>
    busy(() => tasks.forEach(task => mark(task)))
  )
  const median = quantile(rest, 0.5)
  return [
    {
      what: `${written.length} questions of ${tasks.length} parts marked`,
      value: `${median.toFixed(0)} median, ${first.toFixed(0)} first`,
      bar: 'median < 1,000 ms',
      isMet: median < 1000
    },
    ...(await onDevice())
  ]
}
