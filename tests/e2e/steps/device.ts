import { expect, type Page } from '@playwright/test'
import { askForAllTools } from './kept-tools.ts'

export interface DeviceView {
  readonly cards: readonly { id: string; front: string }[]
  readonly reviews: readonly { id: string; card_id: string; grade: number }[]
  readonly due: readonly { card_id: string; due: string; state: string }[]
}

/** What this device's own database holds, read past the app. */
export function deviceView(page: Page, studentId: string): Promise<DeviceView> {
  return page.evaluate(async name => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(String(request.error)))
    })
    const all = (table: string): Promise<Record<string, unknown>[]> =>
      new Promise((resolve, reject) => {
        const request = db.transaction(table).objectStore(table).getAll() as IDBRequest<Record<string, unknown>[]>
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const pick = (rows: Record<string, unknown>[], keys: string[]): never[] =>
      rows
        .filter(row => !row['deleted_at'])
        .map(row => Object.fromEntries(keys.map(key => [key, row[key]])))
        .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))) as never[]
    const view = {
      cards: pick(await all('cards'), ['id', 'front']),
      reviews: pick(await all('reviews'), ['id', 'card_id', 'grade']),
      due: pick(await all('schedules'), ['card_id', 'due', 'state'])
    }
    db.close()
    return view
  }, `cramless-${studentId}`)
}

/** How many changes of whoever is signed in still wait on this device. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('cramless-auth') ?? '{}') as { user?: { id: string } }
    const name = `cramless-${user?.id ?? ''}`
    // To open one that is not there would make it, empty.
    if (!(await indexedDB.databases()).some(one => one.name === name)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(new Error(String(opening.error)))
      opening.onsuccess = () => {
        const count = opening.result.transaction('outbox').objectStore('outbox').count()
        count.onerror = () => reject(new Error(String(count.error)))
        count.onsuccess = () => resolve(count.result)
        opening.result.close()
      }
    })
  })
}

/** Waits until nothing is left to send. The badge alone may still say so from before the last press. */
export async function synced(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^Saved and synced/ }).waitFor({ timeout: 60_000 })
    expect(await unsent(page), 'changes that wait').toBe(0)
  }).toPass()
}

/** Which of the files that the worker lists for `list` it has not kept yet. */
function missing(page: Page, list: 'shell' | 'later'): Promise<number> {
  return page.evaluate(async name => {
    const listed = (await (await fetch('/sw.js')).text()).split(`"list":"${name}"`).length - 1
    return listed - (await (await caches.open(`tools-${name}`)).keys()).length
  }, list)
}

/** Waits until every room is kept on the device, and this page is served by its worker: now the network may go. */
export async function keptOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await askForAllTools(page)
  for (const list of ['shell', 'later'] as const) await expect.poll(() => missing(page, list)).toBe(0)
}
