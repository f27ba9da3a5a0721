import type { Row } from '#cli/report/bench-table.ts'
import { logTimes } from './log.ts'

export const title = 'The log of 50,000 activities'
export const how =
  'Three years of them on an IndexedDB in memory (fake-indexeddb), read and added up as the screen does: the shape of the cost.'

export async function measure(): Promise<readonly Row[]> {
  return (await logTimes()).map(({ what, p50, p95 }) => ({
    what,
    value: `${p50.toFixed(1)} median, ${p95.toFixed(1)} p95`,
    bar: 'median ≤ 200 ms',
    isMet: p50 <= 200
  }))
}
