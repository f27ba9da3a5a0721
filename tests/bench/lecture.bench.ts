import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join as joinPath } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { type Row, milliseconds, quantile } from '#cli/report/bench-table.ts'
import { startApp } from '#cli/process/running-app.ts'
import { FAKE_MICROPHONE } from '../e2e/steps/fake-microphone.ts'
import { signedInState, signUpStudent } from '../e2e/steps/student.ts'
import { madeLecture } from './made-lecture.ts'

export const title = 'A lecture of hours, in Chromium on the built app'
export const how =
  'Ten seconds of the browser’s own recorder, repeated to one hour and to four, joined by the worker to a file in which each second can be found; memory is the largest resident size of the page’s process while it works, over that before. A piece: from the write to the end of its strictly durable transaction, in the app while it records. The player: from the press on the lecture’s link to a player that is ready.'

const MEGABYTE = 1024 * 1024
const CUT_BYTES = 4 * MEGABYTE
const PIECES = 4

/** Resident size of the page's process in MB: now, and the largest since it was asked before. */
async function memory(browser: Browser): Promise<() => { now: number; most: number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const read = (pid: number, key: string): number =>
    Number(new RegExp(`${key}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return () => {
    const most = Math.max(...pids.map(pid => read(pid, 'VmHWM')))
    for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return { now: Math.max(...pids.map(pid => read(pid, 'VmRSS'))), most }
  }
}

/** Runs inside the page. */
function join(page: Page, worker: string, sound: string, hours: number): Promise<{ took: number; cuts: number }> {
  return page.evaluate(
    async ({ address, from, seconds, cutBytes }) => {
      const blob = await (await fetch(from)).blob()
      const port = new Worker(address, { type: 'module', name: 'sound' })
      const start = performance.now()
      const cuts = await new Promise<number>((resolve, reject) => {
        port.addEventListener('message', ({ data }: MessageEvent<{ state: string; result?: { cuts: Blob[] } }>) => {
          if (data.state === 'failed') reject(new Error(JSON.stringify(data)))
          if (data.state === 'done') resolve(data.result?.cuts.length ?? 0)
        })
        port.postMessage({ id: 1, method: 'join', args: [{ sounds: [blob], cutBytes, seconds }] })
      })
      port.terminate()
      return { took: performance.now() - start, cuts }
    },
    { address: worker, from: sound, seconds: hours * 3600, cutBytes: CUT_BYTES }
  )
}

async function joins(browser: Browser, origin: string, worker: string, sounds: readonly Buffer[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [at, hours] of [1, 4].entries()) {
    const page = await browser.newPage()
    await page.route('**/made.webm', route => route.fulfill({ body: sounds[at] ?? '', contentType: 'audio/webm' }))
    await page.goto(`${origin}/about`)
    const look = await memory(browser)
    const before = look().now
    const { took } = await join(page, `/_astro/${basename(worker)}`, '/made.webm', hours)
    const more = look().most - before
    const size = ((sounds[at]?.length ?? 0) / MEGABYTE).toFixed(0)
    rows.push({
      what: `${hours} h (${size} MB) made one file`,
      value: `${(took / 1000).toFixed(1)} s, ${more.toFixed(0)} MB more`,
      bar: '≤ 40 MB more',
      isMet: more <= 40
    })
    await page.close()
  }
  return rows
}

interface Watched {
  readonly pieces: number[]
  readonly tasks: number[]
}

/** Writes of pieces, and what holds up the page, while a lecture is recorded in the app. */
async function pieces(page: Page, origin: string): Promise<Row[]> {
  await page.addInitScript(() => {
    const seen: Watched = { pieces: [], tasks: [] }
    Object.assign(window, { seen })
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      value: unknown,
      key?: IDBValidKey
    ) => IDBRequest<IDBValidKey>
    IDBObjectStore.prototype.put = function time(...args: Parameters<typeof put>) {
      const start = performance.now()
      if (this.name === 'pieces')
        this.transaction.addEventListener('complete', () => seen.pieces.push(performance.now() - start))
      return put.apply(this, args)
    }
    new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask'
    })
  })
  await page.goto(`${origin}/notetaker?recording=new`)
  await page.getByText('I have asked, and they agree').click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  const seen = (): Promise<Watched> => page.evaluate(() => (window as unknown as { seen: Watched }).seen)
  await page.locator('[data-row="here"]').waitFor()
  await page.evaluate(() => ((window as unknown as { seen: { tasks: number[] } }).seen.tasks.length = 0))
  await page.waitForFunction(count => (window as unknown as { seen: Watched }).seen.pieces.length >= count, PIECES, {
    timeout: 120_000
  })
  const { pieces: took, tasks } = await seen()
  const longest = Math.max(0, ...tasks)
  await page.getByRole('button', { name: 'Stop and keep' }).click()
  return [
    {
      what: `a piece of 5 s on the disk (${took.length} pieces)`,
      value: `${milliseconds(took)}, ${Math.max(...took).toFixed(0)} at most`,
      bar: 'p75 ≤ 50 ms',
      isMet: quantile(took, 0.75) <= 50
    },
    {
      what: 'longest task of the page while it records',
      value: longest === 0 ? 'none over 50' : longest.toFixed(0),
      bar: '≤ 50 ms',
      isMet: longest <= 50
    }
  ]
}

async function player(page: Page, origin: string, sounds: readonly Buffer[]): Promise<Row[]> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'lecture-'))
  const rows: Row[] = []
  for (const [at, hours] of [1, 4].entries()) {
    await page.goto(`${origin}/notetaker?recording=all`)
    // A path: Playwright takes no more than 50 MB of bytes.
    const path = joinPath(folder, `Lecture of ${hours}.webm`)
    writeFileSync(path, sounds[at] ?? Buffer.alloc(0))
    await page.locator('.lc-bring input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: /^Play/ }).first().waitFor({ timeout: 200_000 })
    await page.goto(`${origin}/notetaker?recording=all`)
    const link = page.getByRole('link', { name: `Lecture of ${hours}`, exact: true })
    await link.waitFor()
    const took = await page.evaluate(async name => {
      const start = performance.now()
      const links = [...document.querySelectorAll<HTMLElement>('.lc-rows a')]
      links.find(one => one.textContent === name)?.click()
      const isReady = (): boolean => document.querySelector('.lc-player button:not([disabled])') !== null
      while (!isReady()) await new Promise(requestAnimationFrame)
      return performance.now() - start
    }, `Lecture of ${hours}`)
    rows.push({ what: `the player opens ${hours} h`, value: took.toFixed(0), bar: '≤ 1,000 ms', isMet: took <= 1000 })
  }
  rmSync(folder, { recursive: true })
  return rows
}

export async function measure(): Promise<readonly Row[]> {
  const [worker] = globSync('dist/client/_astro/sound.worker*.js')
  if (!worker) return [{ what: 'the worker', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  const browser = await chromium.launch(FAKE_MICROPHONE)
  try {
    const student = await signUpStudent(origin)
    const context: BrowserContext = await browser.newContext({ storageState: signedInState(origin, student) })
    const page = await context.newPage()
    await page.goto(`${origin}/about`)
    const sounds = await madeLecture(page, [1, 4])
    const own = await pieces(page, origin)
    const opened = await player(page, origin, sounds)
    await context.close()
    return [...own, ...(await joins(browser, origin, worker, sounds)), ...opened]
  } finally {
    await browser.close()
    await stop()
  }
}
