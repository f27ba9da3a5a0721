import { markdownTable } from '#cli/report/markdown-table.ts'

/** One line of a benchmark. */
export interface Row {
  readonly what: string
  readonly value: string
  /** The budget of the design that this row must meet, in words. */
  readonly bar?: string
  readonly isMet?: boolean
}

/** What every file of tests/bench exports. */
export interface Bench {
  readonly title: string
  /** One sentence: what is measured and where. */
  readonly how: string
  readonly measure: () => Promise<readonly Row[]>
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export function milliseconds(samples: readonly number[]): string {
  return `${quantile(samples, 0.5).toFixed(1)} median, ${quantile(samples, 0.75).toFixed(1)} p75`
}

/** Milliseconds of processor time of this thread: other work on the machine does not count. */
export function busy(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** How often `work` runs in a second of processor time. */
export function perSecond(work: () => void, rounds = 400): number {
  const batch = () => {
    for (let round = 0; round < rounds; round++) work()
  }
  for (let warmUp = 0; warmUp < 5; warmUp++) batch()
  let times = 0
  let spent = 0
  // The system counts processor time in steps of a few milliseconds: only a long sum is exact.
  for (; spent < 400; times += rounds) spent += busy(batch)
  return Math.round((times * 1000) / spent)
}

export function table(rows: readonly Row[]): string {
  const verdict = (row: Row) => (row.isMet === undefined ? '' : row.isMet ? 'met' : 'MISSED')
  return markdownTable(
    ['Measure', 'Result', 'Budget', ''],
    rows.map(row => [row.what, row.value, row.bar ?? '', verdict(row)])
  )
}
