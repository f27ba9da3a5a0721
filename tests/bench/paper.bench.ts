import { busy, quantile, type Row } from '#cli/report/bench-table.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { compose } from '#domain/paper/compose.ts'
import { NO_WISHES } from '#domain/paper/wishes.ts'

export const title = 'Making a paper, in Node'
export const how =
  'The whole paper of every preset that the bank can fill, from three seeds, with twenty questions sat before. Processor time; the solver is loaded before.'

const SEEDS = [1, 2, 3]

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
  return [
    {
      what: `${times.length} papers composed`,
      value: `${median.toFixed(0)} median, ${worst.toFixed(0)} worst`,
      bar: 'worst < 1,000 ms',
      isMet: worst < 1000
    }
  ]
}
