import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Seconds that a time on the screen says: `1:02`. */
export const secondsOf = (words: string): number => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

export const isRecording = (page: Page) => page.getByRole('status').filter({ hasText: /^Recording/ })

export async function begin(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/notetaker?recording=new`)
  await page.getByLabel('What it is about').fill(title)
  const consent = page.getByText('I have asked, and they agree')
  if (await consent.isVisible()) await consent.click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(isRecording(page)).toBeVisible()
}

export const shown = async (page: Page, row: 'heard' | 'here'): Promise<number> =>
  secondsOf(await page.locator(`[data-row="${row}"] output`).innerText())

/** Waits until so many pieces of what is recorded now are on the disk; each is five seconds. */
export const pieces = (page: Page, count: number): Promise<void> =>
  expect.poll(() => shown(page, 'here'), { intervals: [50] }).toBeGreaterThanOrEqual(count * 5)

export interface Kept {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly seconds: number
  /** Up to the end of each file of it. */
  readonly sealed: readonly number[]
  /** Numbers of the pieces that wait for their file, and where the last of them ends. */
  readonly waiting: readonly number[]
  readonly until: number
}

/** Every lecture as the device's own database has it, read past the app. */
export function lecturesOn(page: Page, studentId: string): Promise<Kept[]> {
  return page.evaluate(async name => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(String(request.error)))
    })
    const all = <Row>(table: string): Promise<Row[]> =>
      new Promise((resolve, reject) => {
        const request = db.transaction(table).objectStore(table).getAll() as IDBRequest<Row[]>
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    interface Recording {
      id: string
      title: string
      state: string
      seconds: number
      deleted_at: string | null
      sound: { cuts: { pieces?: number }[] } | null
    }
    const waiting = await all<{ recording_id: string; at: number; seconds: number }>('pieces')
    const rows = await all<Recording>('recordings')
    db.close()
    return rows
      .filter(row => row.deleted_at === null)
      .map(({ id, title, state, seconds, sound }) => {
        const own = waiting.filter(piece => piece.recording_id === id).sort((a, b) => a.at - b.at)
        const sealed = (sound?.cuts ?? []).map(cut => cut.pieces ?? 0)
        const until = Math.max(seconds, own.at(-1)?.seconds ?? 0)
        return { id, title, state, seconds, sealed, waiting: own.map(({ at }) => at), until }
      })
  }, `cramless-${studentId}`)
}

/** The page's process dies at once; what it left opens in a new one without a pause. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}
