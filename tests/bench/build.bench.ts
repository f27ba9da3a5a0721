import type { Row } from '#cli/bench-table.ts'
import { buildSite, type Built } from './build-site.ts'

export const title = 'Building the site'
export const how =
  'A copy of the site with made guides (800 words, five headings, a table, lists, ten formulas) up to the number named, each with its picture for sharing, built from nothing. Processor time and largest resident memory of the building process; time by the clock for comparison. Two runs of this differed by a third in either direction (37, then 27 ms a guide; 26, then 37): growth is linear as far as that can tell.'

/** Between 10 and 100 the guides cost less than two builds differ by: growth is judged from 100 to 500 to 1,000. */
const SIZES = [10, 100, 500, 1000] as const
/** A page may cost more among many by what measuring twice differs, and no more. */
const LINEAR = 1.25

function perPage(few: Built, many: Built): number {
  return ((many.busy - few.busy) * 1000) / (many.pages - few.pages)
}

export async function measure(): Promise<readonly Row[]> {
  const built: Built[] = []
  for (const size of SIZES) built.push(await buildSite(size))
  const rows: Row[] = built.map(({ pages, seconds, busy, peak }) => ({
    what: `${pages.toLocaleString('en-GB')} guides`,
    value: `${busy.toFixed(1)} s of processor, ${seconds.toFixed(0)} s by the clock, ${peak.toFixed(0)} MB`
  }))
  const [, hundred, half, thousand] = built as [Built, Built, Built, Built]
  const [among, later] = [perPage(hundred, half), perPage(half, thousand)]
  const memory = (thousand.peak - half.peak) / (thousand.pages - half.pages)
  return [
    ...rows,
    {
      what: 'one more guide, from 500 to 1,000',
      value: `${later.toFixed(0)} ms, ${memory.toFixed(2)} MB`,
      bar: `≤ ${LINEAR} × ${among.toFixed(0)} ms from 100 to 500`,
      isMet: later <= LINEAR * among
    }
  ]
}
