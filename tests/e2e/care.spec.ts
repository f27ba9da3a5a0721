import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, type Running } from '../api/process.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const DISTRESS = 'I cant take it anymore and everyone would be better off without me'
const MARK = 'better off without me'

let ai: FakeAi
let server: Running
const data = mkdtempSync(join(tmpdir(), 'e2e-care-'))
test.beforeAll(async () => {
  ai = await startFakeAi()
  server = await startServer({
    CRAMLESS_DIST: process.env['CRAMLESS_DIST'] ?? 'dist',
    CRAMLESS_DATA: data,
    AI_MODEL: 'compatible:fake-1',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    AI_OWN_KEY_HOSTS: new URL(ai.url).host
  })
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await Promise.all([server.ended, ai.close()])
  rmSync(data, { recursive: true, force: true })
})

const field = (page: Page) => page.getByRole('textbox', { name: /^(?:Your question|Ask, or answer)/ })
const care = (page: Page) => page.getByRole('region', { name: 'This matters more than studying' })

/** Everything that the device keeps, as text: no row, draft or title may hold the words. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases()
    const rows = await Promise.all(
      bases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(opening.error ?? new Error(name))
            opening.onsuccess = () => {
              const base = opening.result
              const stores = [...base.objectStoreNames]
              if (stores.length === 0) return resolve([])
              const reading = base.transaction(stores)
              const found: unknown[] = []
              for (const store of stores)
                reading.objectStore(store).getAll().onsuccess = event =>
                  found.push((event.target as IDBRequest<unknown>).result)
              reading.oncomplete = () => {
                base.close()
                resolve(found)
              }
            }
          })
      )
    )
    return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)])
  })

test('words of distress are put away, on line and off: numbers are shown, nothing leaves, and one press brings them back', async ({
  browser
}) => {
  const student = await signUpStudent(server.origin)
  const context = await browser.newContext({
    storageState: signedInState(server.origin, student),
    baseURL: server.origin,
    timezoneId: 'Asia/Kolkata'
  })
  const wrong = watch(context)
  const sent: string[] = []
  context.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const page = await context.newPage()
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.goto('/chatbot')
  await field(page).fill(DISTRESS)
  await field(page).press('Enter')

  await expect(care(page)).toBeVisible()
  await expect(care(page).getByRole('heading')).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await expect(care(page).getByRole('link', { name: 'Tele MANAS: call 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(page.getByText(MARK)).toHaveCount(0)
  await expectAccessible(page)
  expect(ai.requests).toHaveLength(0)
  expect(await keptOnDevice(page)).not.toContain(MARK)

  await care(page).getByRole('combobox', { name: 'Country' }).selectOption('Kenya')
  await expect(care(page).getByRole('link', { name: 'Emergency: call 999' })).toBeVisible()
  await expect(care(page).getByText(/^We found no helpline for Kenya/)).toBeVisible()
  await care(page).getByRole('button', { name: 'Show what I wrote' }).click()
  await expect(care(page).getByText(DISTRESS)).toBeVisible()

  await keptOffline(page)
  // Without a network the browser itself says so on the console.
  expect(wrong).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(MARK)).toHaveCount(0)
  await field(page).fill(DISTRESS)
  await field(page).press('Enter')
  await expect(care(page).getByRole('link', { name: 'Emergency: call 999' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.goto('/care')
  await expect(page.getByRole('region', { name: 'Kenya' })).toBeVisible()
  await context.setOffline(false)
  expect(sent.filter(one => one.includes(MARK) || one.includes(encodeURIComponent(MARK)))).toEqual([])
  await context.close()
})

test('who says that it is not about them is answered', async ({ browser }) => {
  const student = await signUpStudent(server.origin)
  const context = await browser.newContext({
    storageState: signedInState(server.origin, student),
    baseURL: server.origin
  })
  const page = await context.newPage()
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.goto('/chatbot')
  ai.reply(() => ({ object: { sentences: [] } }))
  const before = ai.requests.length
  await field(page).fill(DISTRESS)
  await field(page).press('Enter')
  await care(page)
    .getByRole('button', { name: /^This is not about me/ })
    .click()
  await expect(page.locator('.cb-asked').filter({ hasText: MARK })).toBeVisible()
  await expect(care(page)).toHaveCount(0)
  // No model is asked before the student said yes to it on this device.
  await page.getByRole('button', { name: 'Answer on this device' }).click()
  expect(ai.requests.length).toBe(before)
  await expect(page.locator('.cb-turn').getByRole('link', { name: 'Help when things are hard' })).toHaveAttribute(
    'href',
    '/care'
  )
  await context.close()
})

test('the page of care needs no account, and one press changes the country', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/London' })
  const wrong = watch(context)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help when things are hard' }).click()
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(country).toHaveValue('GB')
  await expect(page.getByRole('link', { name: 'Samaritans: call 116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(page.getByRole('link', { name: 'Shout: text SHOUT to 85258' })).toHaveAttribute('href', 'sms:85258')
  await country.selectOption('United Arab Emirates')
  await expect(page.getByRole('link', { name: 'Ambulance: call 998' })).toBeVisible()
  await page.reload()
  await expect(country).toHaveValue('AE')
  await expectAccessible(page)
  await context.close()
  expect(wrong).toEqual([])
})
