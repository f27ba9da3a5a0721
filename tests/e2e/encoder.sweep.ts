import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState } from './steps/student.ts'

const NAME = /sentence-encoder[.-][^/]*\.bin$/

/** How many rows this device's database has in one of its tables, read past the app. */
const kept = (page: Page, studentId: string, table: string): Promise<number> =>
  page.evaluate(
    async ([name, store]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('no database'))
      })
      const count = await new Promise<number>(resolve => {
        const request = db.transaction(store).objectStore(store).count()
        request.onsuccess = () => resolve(request.result)
      })
      db.close()
      return count
    },
    [`cramless-${studentId}`, table] as const
  )

test('the sentence encoder comes only when it is wanted, works on this device, and goes again', async ({
  signedIn: page,
  browser,
  baseURL,
  student
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (NAME.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/user-settings?part=engine')
  const part = page.getByRole('region', { name: 'Finding by meaning' })
  await expect(part.getByText('It is not on this device.')).toBeVisible()
  expect(fetched).toEqual([])

  // Stopped in the middle, it is as if it was never asked for. A service worker would fetch it past the gate.
  const state = signedInState(baseURL ?? '', student)
  const gated = await browser.newContext({ storageState: state, serviceWorkers: 'block' })
  const other = await gated.newPage()
  let pass: () => void = () => undefined
  const gate = new Promise<void>(resolve => (pass = resolve))
  await other.route(NAME, async route => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await other.goto('/user-settings?part=engine')
  const there = other.getByRole('region', { name: 'Finding by meaning' })
  await there.getByRole('button', { name: 'Fetch it, 7.3 MB' }).click()
  await there.getByRole('button', { name: 'Stop' }).click()
  await expect(there.getByText('It is not on this device.')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Fetch it, 7.3 MB' })).toBeFocused()
  pass()
  await gated.close()

  await page.context().setOffline(true)
  await expect(part.getByText('There is no connection, so it cannot be fetched now.')).toBeVisible()
  await page.context().setOffline(false)

  await part.getByRole('button', { name: 'Fetch it, 7.3 MB' }).click()
  await expect(part.getByText('It is on this device: 7.3 MB.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  expect(await kept(page, student.id, 'fetched_files')).toBe(1)

  // The worker reads the note by it, under the policy that its own answer carries.
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.goto('/chatbot')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('Why did Stalin refuse free elections in Poland?')
  await field.press('Enter')
  await expect(page.locator('.cb-quote').first()).toBeVisible()
  await expect.poll(() => kept(page, student.id, 'note_meanings')).toBeGreaterThan(0)

  await page.goto('/user-settings?part=engine')
  await part.getByRole('button', { name: 'Remove it' }).click()
  await expect(part.getByText('It is removed from this device, with all that it had read.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Fetch it, 7.3 MB' })).toBeFocused()
  expect(await kept(page, student.id, 'fetched_files')).toBe(0)
  expect(await kept(page, student.id, 'note_meanings')).toBe(0)
})
