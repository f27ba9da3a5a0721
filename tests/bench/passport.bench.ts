import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startApp } from '#cli/process/running-app.ts'
import type { Row } from '#cli/report/bench-table.ts'
import { signUpStudent, type Student } from '../e2e/steps/student.ts'
import { launch } from './browser.ts'
import { schedulesDerived } from './fill-device.ts'

export const title = 'A passport of a large account, in Chromium on the built app'
export const how =
  '10,000 notes, 10,000 cards and 100,000 reviews that lie on the device. From the press to the download; from the choice of the file to its preview; from the press to the last row on the device of another student. The longest task of the page in each.'

const [NOTES, CARDS, REVIEWS] = [10_000, 10_000, 100_000]
const BUDGET = 30

async function fill(page: Page, userId: string): Promise<void> {
  await page.evaluate(
    async ({ userId, notes, cards, reviews }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(`cramless-${userId}`)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'))
      })
      const at = new Date(Date.now() - 200 * 86_400_000).toISOString()
      const base = { rev: 1, created_at: at, updated_at: at, deleted_at: null }
      const idOf = (kind: string, index: number) =>
        `01900000-000${kind}-7000-8000-${index.toString(16).padStart(12, '0')}`
      const put = async (store: string, count: number, row: (index: number) => object) => {
        for (let from = 0; from < count; from += 5000)
          await new Promise<void>((resolve, reject) => {
            const work = db.transaction(store, 'readwrite', { durability: 'relaxed' })
            for (let index = from; index < Math.min(count, from + 5000); index++)
              work.objectStore(store).put(row(index))
            work.oncomplete = () => resolve()
            work.onerror = () => reject(work.error ?? new Error('IndexedDB'))
          })
      }
      const words = 'The cell membrane lets some particles through and keeps others out. '.repeat(12)
      await put('notes', notes, index => {
        const content = [0, 1, 2].map(part => ({
          type: 'paragraph',
          attrs: { id: `b${part}` },
          content: [{ type: 'text', text: `${index}.${part} ${words}` }]
        }))
        const more = { subject_id: null, topic_id: null, tags: [], pinned: false }
        return {
          ...base,
          ...more,
          id: idOf('1', index),
          title: `Note ${index}`,
          doc: { type: 'doc', content },
          plain: words
        }
      })
      await put('cards', cards, index => {
        const links = { subject_id: null, note_id: null, source: null, group_id: idOf('2', index) }
        const sides = { kind: 'basic', front: `Question ${index}?`, back: `Answer ${index}.`, ordinal: 0 }
        const rest = {
          engine: 'manual',
          suspended: false,
          buried_until: null,
          topic_id: null,
          choices: null,
          flag: 0,
          tags: []
        }
        const none = { guid: null, loss_id: null, front_media: null, back_media: null }
        return { ...base, ...links, ...sides, ...rest, ...none, id: idOf('2', index) }
      })
      await put('reviews', reviews, index => {
        const reviewed_at = new Date(Date.parse(at) + Math.floor(index / cards) * 9 * 86_400_000).toISOString()
        return {
          ...base,
          id: idOf('3', index),
          card_id: idOf('2', index % cards),
          grade: 3,
          reviewed_at,
          duration_ms: 4000
        }
      })
      db.close()
    },
    { userId, notes: NOTES, cards: CARDS, reviews: REVIEWS }
  )
}

async function open(origin: string, student: Student) {
  const browser = await launch()
  const context = await browser.newContext({ baseURL: origin })
  // The rows are this device's alone: what is measured is the device.
  await context.route('**/rest/v1/**', route => route.abort())
  await context.addInitScript(session => {
    localStorage.setItem('cramless-auth', session)
    const kept = globalThis as unknown as { longest: number }
    kept.longest = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration)
    }).observe({ type: 'longtask' })
  }, JSON.stringify(student.session))
  const page = await context.newPage()
  return { browser, page }
}

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { longest: number }
    const now = kept.longest
    kept.longest = 0
    return now
  })

async function timed(page: Page, what: string, work: () => Promise<unknown>): Promise<Row> {
  await longest(page)
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  const value = `${seconds.toFixed(1)} s, longest task ${Math.round(await longest(page))} ms`
  return { what, value, bar: `≤ ${BUDGET} s`, isMet: seconds <= BUDGET }
}

const WAIT = { timeout: 300_000 }

export async function measure(): Promise<readonly Row[]> {
  if (!existsSync('dist/client')) return [{ what: 'passport', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  try {
    const rows: Row[] = []
    const [one, other] = [await signUpStudent(origin), await signUpStudent(origin)]
    const { browser, page } = await open(origin, one)
    await page.goto('/main')
    await page.getByRole('navigation').first().waitFor()
    await schedulesDerived(page, one.id)
    await fill(page, one.id)
    await page.goto('/user-settings?part=data')
    const downloading = page.waitForEvent('download', WAIT)
    await page.getByRole('button', { name: 'Export everything' }).waitFor()
    rows.push(
      await timed(page, 'out', async () => {
        await page.getByRole('button', { name: 'Export everything' }).click()
        await (await downloading).path()
      })
    )
    const path = await (await downloading).path()
    const there = await open(origin, other)
    await there.page.goto('/user-settings?part=data')
    const chosen = there.page.waitForEvent('filechooser')
    await there.page.getByRole('button', { name: 'Choose a passport' }).click()
    const chooser = await chosen
    const go = there.page.getByRole('button', { name: /^Bring back [\d,]+ rows$/ })
    rows.push(await timed(there.page, 'preview', async () => chooser.setFiles(path).then(() => go.waitFor(WAIT))))
    rows.push(
      await timed(there.page, 'in', async () => {
        await go.click()
        await there.page.getByText('The passport is back.').waitFor(WAIT)
      })
    )
    await browser.close()
    await there.browser.close()
    return rows
  } finally {
    await stop()
  }
}
