import type { Row } from '#cli/report/bench-table.ts'
import { dueQueueTime, noteSearchTime, type Timing } from './device.ts'

export const title = "The device's database, in Node"
export const how =
  'Real tables on an IndexedDB in memory (fake-indexeddb): the shape of the cost; a browser reads by index natively.'

function row({ what, p50, p95 }: Timing, budget: number): Row {
  return {
    what,
    value: `${p50.toFixed(1)} median, ${p95.toFixed(1)} p95`,
    bar: `median ≤ ${budget} ms`,
    isMet: p50 <= budget
  }
}

export async function measure(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const cards of [1000, 10_000, 100_000]) rows.push(row(await dueQueueTime(cards), 100))
  return [...rows, row(await noteSearchTime(), 50)]
}
