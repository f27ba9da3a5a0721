import type { Row } from '#cli/report/bench-table.ts'
import { buildSite, type Built } from './build-site.ts'

export const title = 'Building the site'
export const how =
  'A copy of the site with made guides (800 words, five headings, a table, lists, ten formulas) up to the number named, each with its picture for sharing, built by `astro build` from nothing but the compiled words (`npm run prepare`), in the environment that `npm run build` gives it. Each size is built twice and the build that took the processor less counts: what else runs on a machine only ever adds. Processor time, time by the clock and largest resident memory of the building process.'

/** Between 10 and 100 the guides cost less than two builds differ by: what one more costs is judged from 100 on. */
const SIZES = [10, 100, 500, 1000] as const
/** A page may cost more among many by what measuring twice differs, and no more. */
const LINEAR = 1.25
const MOST_SECONDS = 15
const MOST_MEGABYTES = 2500
/** By the clock, as the builds from which the budget was taken. */
const MOST_PER_PAGE = 12

function perPage(few: Built, many: Built, spent: 'busy' | 'seconds' = 'busy'): number {
  return ((many[spent] - few[spent]) * 1000) / (many.pages - few.pages)
}

async function lesserOfTwo(size: number): Promise<Built> {
  const [one, two] = [await buildSite(size), await buildSite(size)]
  return one.busy <= two.busy ? one : two
}

export async function measure(): Promise<readonly Row[]> {
  const built: Built[] = []
  for (const size of SIZES) built.push(await lesserOfTwo(size))
  const rows: Row[] = built.map(({ pages, seconds, busy, peak }) => ({
    what: `${pages.toLocaleString('en-GB')} guides`,
    value: `${busy.toFixed(1)} s of processor, ${seconds.toFixed(1)} s by the clock, ${peak.toFixed(0)} MB`
  }))
  const [, hundred, half, thousand] = built as [Built, Built, Built, Built]
  const [among, later, each] = [perPage(hundred, half), perPage(half, thousand), perPage(hundred, thousand)]
  const waited = perPage(hundred, thousand, 'seconds')
  const memory = (thousand.peak - half.peak) / (thousand.pages - half.pages)
  return [
    ...rows,
    {
      what: 'whole build of 1,000 guides',
      value: `${thousand.seconds.toFixed(1)} s by the clock, ${thousand.peak.toFixed(0)} MB`,
      bar: `≤ ${MOST_SECONDS} s, ≤ ${MOST_MEGABYTES.toLocaleString('en-GB')} MB`,
      isMet: thousand.seconds <= MOST_SECONDS && thousand.peak <= MOST_MEGABYTES
    },
    {
      what: 'one more guide, from 100 to 1,000',
      value: `${each.toFixed(1)} ms of processor, ${waited.toFixed(1)} ms by the clock`,
      bar: `≤ ${MOST_PER_PAGE} ms by the clock`,
      isMet: waited <= MOST_PER_PAGE
    },
    {
      what: 'one more guide, from 500 to 1,000',
      value: `${later.toFixed(1)} ms of processor, ${memory.toFixed(2)} MB`,
      bar: `≤ ${LINEAR} × ${among.toFixed(1)} ms from 100 to 500`,
      isMet: later <= LINEAR * among
    }
  ]
}
