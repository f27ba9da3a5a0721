import { busy, quantile, type Row } from '#cli/report/bench-table.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { gzipSync } from 'node:zlib'
import { compose } from '#domain/paper/compose.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { NO_WISHES } from '#domain/paper/wishes.ts'

export const title = 'Making a paper, in Node'
export const how =
  'The whole paper of every preset that the bank can fill, from three seeds, with twenty questions sat before. Processor time; the solver is loaded before.'

const SEEDS = [1, 2, 3]

/** A bank as large as planned, of one subject. */
const MANY = 3000

/** Questions of our own once more under other names, until there are many. */
function manyOf(own: readonly PaperQuestion[]): PaperQuestion[] {
  return Array.from({ length: MANY }, (_, at) => own[at % own.length]).flatMap((question, at) =>
    question ? [{ ...question, key: `${question.key}-${at}`, stem: `${question.stem ?? ''} ${at}` }] : []
  )
}

/** A subject's file as it is sent. */
function sizes(bank: readonly PaperQuestion[]): number[] {
  return [...Map.groupBy(bank, ({ subject }) => subject).values()].map(
    questions =>
      gzipSync(JSON.stringify(questions, (key, value: unknown) => (KEPT_BACK.has(key) ? undefined : value))).length
  )
}

/** What second solvers wrote stays in the files of the bank. */
const KEPT_BACK = new Set(['check', 'earlier'])

export async function measure(): Promise<readonly Row[]> {
  const solve = await nodeSolver()
  const bank = readPaperBank()
  const seen = bank.slice(0, 20).map(({ key }) => key)
  const times = readPresets().flatMap(preset =>
    SEEDS.flatMap(seed => {
      const made: boolean[] = []
      const time = busy(() => {
        made.push('made' in compose({ preset, wishes: NO_WISHES, seed, bank, own: [], seen }, solve))
      })
      return made.includes(true) ? [time] : []
    })
  )
  const [median, worst] = [quantile(times, 0.5), Math.max(...times)]
  const subjects = Map.groupBy(bank, ({ subject }) => subject)
  const large = readPresets()
    .filter(({ holds, subject }) => holds.papers > 0 && subjects.has(subject.key))
    .flatMap(preset => {
      const many = manyOf(subjects.get(preset.subject.key) ?? [])
      return SEEDS.map(seed =>
        busy(() => {
          compose({ preset, wishes: NO_WISHES, seed, bank: many, own: [], seen }, solve)
        })
      )
    })
  const most = Math.max(...sizes(bank)) / 1000
  return [
    {
      what: `${large.length} papers composed from a subject of 3,000 questions`,
      value: `${quantile(large, 0.5).toFixed(0)} median, ${Math.max(...large).toFixed(0)} worst`,
      bar: 'median < 1,000 ms',
      isMet: quantile(large, 0.5) < 1000
    },
    {
      what: 'Largest subject of the bank, compressed',
      value: `${most.toFixed(0)} kB`,
      bar: '≤ 150 kB',
      isMet: most <= 150
    },
    {
      what: `${times.length} papers composed`,
      value: `${median.toFixed(0)} median, ${worst.toFixed(0)} worst`,
      bar: 'worst < 1,000 ms',
      isMet: worst < 1000
    }
  ]
}
