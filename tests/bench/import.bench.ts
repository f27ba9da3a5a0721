import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startApp } from '#cli/process/running-app.ts'
import type { Row } from '#cli/report/bench-table.ts'
import { BASIC, makeCollection, newPackage } from '../support/anki-deck.ts'
import { signedInState, signUpStudent } from '../e2e/steps/student.ts'
import { launch } from './browser.ts'

export const title = 'Files brought in, in Chromium on the built app'
export const how =
  'From the choice of the file to its preview, and from the press to the word that all of it is in, on the device of a new student whose rows wait to be sent. The longest task of the page and the most its heap grew, looked at four times a second.'

const BUDGET = 30
const [MOST_TASK, MOST_HEAP] = [50, 300]
const WAIT = { timeout: 400_000 }

interface Made {
  readonly what: string
  readonly name: string
  readonly bytes: () => Promise<Uint8Array>
}

function list(count: number): Promise<Uint8Array> {
  const lines = Array.from({ length: count }, (_, at) => `Question ${at}: why did it happen?\tBecause of reason ${at}.`)
  return Promise.resolve(new TextEncoder().encode(['Front\tBack', ...lines].join('\n')))
}

/** Each card was answered as often, a few days apart, and is due by now or soon. */
async function deck(count: number, answers: number): Promise<Uint8Array> {
  const notes = Array.from({ length: count }, (_, at) => {
    return { type: 'Basic', fields: [`Question ${at}: why did it happen?`, `Because of reason ${at}.`], queue: 2 }
  })
  const sql = `UPDATE cards SET type = 2, due = 200 + id % 60, ivl = 30, factor = 2500, reps = ${answers};
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count * answers - 1})
    INSERT INTO revlog (id, cid, ease, ivl, lastIvl, type)
    SELECT 1767582000000 + (i / ${count}) * 864000000 + (i % ${count}) * 1000, i % ${count} + 1, 3, 10, 9, i >= ${count} FROM n;`
  return newPackage(await makeCollection({ types: { Basic: BASIC }, notes, sql }))
}

const MADE: readonly Made[] = [
  { what: 'a list of 8,000 cards', name: 'cards.tsv', bytes: () => list(8000) },
  { what: 'a list of 20,000 cards', name: 'cards.tsv', bytes: () => list(20_000) },
  { what: '20,000 Anki notes with 500,000 answers', name: 'deck.apkg', bytes: () => deck(20_000, 25) }
]

async function openStudent(origin: string) {
  const student = await signUpStudent(origin)
  const browser = await launch()
  const context = await browser.newContext({ baseURL: origin, storageState: signedInState(origin, student) })
  // The rows are this device's alone: what is measured is the device.
  await context.route('**/rest/v1/**', route => route.abort())
  await context.addInitScript(() => {
    const kept = globalThis as unknown as { longest: number }
    kept.longest = 0
    new PerformanceObserver(seen => {
      for (const { duration } of seen.getEntries()) kept.longest = Math.max(kept.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const page = await context.newPage()
  await page.goto('/notetaker?import=')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  return { browser, page }
}

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { longest: number }
    const now = kept.longest
    kept.longest = 0
    return now
  })

/** Seconds, the longest task in milliseconds, and how many MB the page's heap grew at most. */
async function timed(page: Page, work: () => Promise<unknown>) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  const heap = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20
  }
  await protocol.send('HeapProfiler.collectGarbage')
  // Collecting is a long task itself, which is told of later.
  await page.evaluate(() => new Promise(resolve => setTimeout(() => requestIdleCallback(resolve), 500)))
  await longest(page)
  const before = await heap()
  let most = before
  const look = setInterval(
    () =>
      void heap().then(
        now => (most = Math.max(most, now)),
        () => undefined
      ),
    250
  )
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  clearInterval(look)
  return { seconds, task: Math.round(await longest(page)), heap: Math.round(most - before) }
}

async function choose(page: Page, path: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles(path)
}

const goButton = (page: Page) => page.getByRole('button', { name: /^Bring in [\d,]+ cards$/ })

async function measureFile(origin: string, folder: string, { what, name, bytes }: Made): Promise<Row[]> {
  const path = join(folder, name)
  await writeFile(path, await bytes())
  const { browser, page } = await openStudent(origin)
  try {
    const read = await timed(page, () => choose(page, path).then(() => goButton(page).waitFor(WAIT)))
    const brought = await timed(page, async () => {
      await goButton(page).click()
      await page.getByText(`cards of ${name} are in.`).waitFor(WAIT)
    })
    const [seconds, task, heap] = [
      read.seconds + brought.seconds,
      Math.max(read.task, brought.task),
      Math.max(read.heap, brought.heap)
    ]
    return [
      {
        what: `${what}: read and in`,
        value: `${read.seconds.toFixed(1)} + ${brought.seconds.toFixed(1)} s`,
        bar: `≤ ${BUDGET} s`,
        isMet: seconds <= BUDGET
      },
      { what: 'longest task meanwhile', value: `${task} ms`, bar: `≤ ${MOST_TASK} ms`, isMet: task <= MOST_TASK },
      { what: 'heap of the page', value: `+${heap} MB`, bar: `≤ +${MOST_HEAP} MB`, isMet: heap <= MOST_HEAP }
    ]
  } finally {
    await browser.close()
  }
}

export async function measure(): Promise<readonly Row[]> {
  if (!existsSync('dist/client')) return [{ what: 'import', value: 'not measured: run npm run build first' }]
  const folder = await mkdtemp(join(tmpdir(), 'cramless-import-'))
  const { origin, stop } = await startApp()
  try {
    const rows: Row[] = []
    for (const made of MADE) rows.push(...(await measureFile(origin, folder, made)))
    return rows
  } finally {
    await stop()
    await rm(folder, { recursive: true })
  }
}
