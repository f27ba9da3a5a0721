import { expect, type Page } from '@playwright/test'

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

/** Waits until the badge says that nothing is left to send. */
export async function synced(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Saved and synced/ }).waitFor()
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
  for (const list of ['shell', 'later'] as const) await expect.poll(() => missing(page, list)).toBe(0)
}
