import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, type Running } from '../api/process.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState, signUpStudent, type Student } from './steps/student.ts'

const NOTE = 'Osmosis is the movement of water through a partially permeable membrane.'
const CARD = { block: 1, quote: NOTE, type: 'definition', front: 'What is osmosis?' }
const BACK = 'The movement of water through a partially permeable membrane.'

/** The app with a model behind it, on a server of its own: what it may ask is decided when it starts. */
let ai: FakeAi
let server: Running
let student: Student
const data = mkdtempSync(join(tmpdir(), 'e2e-engine-'))
test.beforeAll(async () => {
  ai = await startFakeAi()
  server = await startServer({
    CRAMLESS_DIST: process.env['CRAMLESS_DIST'] ?? 'dist',
    CRAMLESS_DATA: data,
    AI_MODEL: 'compatible:fake-1',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    AI_OWN_KEY_HOSTS: new URL(ai.url).host
  })
  student = await signUpStudent(server.origin)
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await Promise.all([server.ended, ai.close()])
  rmSync(data, { recursive: true, force: true })
})

async function writeNote(page: Page): Promise<void> {
  await newNote(page, 'Cells')
  await paste(page, NOTE)
  await expectSaved(page)
}

test('a model is named with its cards; when it fails its reason is, and the built-in engine answers', async ({
  browser
}) => {
  const context = await browser.newContext({
    storageState: signedInState(server.origin, student),
    baseURL: server.origin
  })
  const wrong = watch(context)
  const page = await context.newPage()
  ai.reply(() => ({ object: { cards: [{ ...CARD, back: BACK }] } }))
  await writeNote(page)
  await expect(page.getByLabel('Made by')).toHaveValue('model')
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('Written by fake-1, an AI model')).toBeVisible()
  await expect(page.getByText('What is osmosis?').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Close suggestions' }).click()
  ai.reply(() => ({ fail: 'hang' }))
  const before = ai.requests.length
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('fake-1 is reading the note…')).toBeVisible()
  await expect.poll(() => ai.requests.length).toBe(before + 1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Make cards' })).toBeVisible()
  await expect.poll(() => ai.requests.at(-1)?.aborted).toBe(true)

  ai.reply(() => ({ fail: 401, message: 'sk-secret is not a key' }))
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText(/^fake-1 could not answer: .+ These come from the built-in engine\.$/)).toBeVisible()
  await expect(page.getByText('Quoted from your notes, no AI model')).toBeVisible()
  await expect(page.getByText('sk-secret')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Close suggestions' }).click()
  const asked = ai.requests.length
  await page.getByLabel('Made by').selectOption('builtin')
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('Quoted from your notes, no AI model')).toBeVisible()
  await expect(page.getByText('could not answer')).toHaveCount(0)
  expect(ai.requests).toHaveLength(asked)
  await context.close()
  expect(wrong).toEqual([])
})

test('a key of one’s own is tested, kept, used and taken back, and never shown again', async ({ browser }) => {
  const context = await browser.newContext({
    storageState: signedInState(server.origin, student),
    baseURL: server.origin
  })
  const page = await context.newPage()
  const key = 'sk-own-1234567890'
  ai.reply(() => ({ text: 'Yes.' }))
  await page.goto('/user-settings?part=engine')
  const part = page.locator('#engine')
  await expect(part.getByRole('definition').first()).toHaveText('fake-1')
  await part.getByRole('button', { name: 'Save key' }).click()
  await expect(part.getByText('A key is 8 or more letters, digits and signs, without spaces.')).toBeVisible()
  await part.getByLabel('Provider', { exact: true }).selectOption('compatible')
  await part.getByLabel('Address of the server').fill(`${ai.url}/v1`)
  await part.getByLabel('Model', { exact: true }).fill('fake-own')
  await part.getByLabel('Key', { exact: true }).fill(key)
  await part.getByRole('button', { name: 'Test' }).click()
  await expect(part.getByText('The provider accepted it.')).toBeVisible()
  expect(ai.requests.at(-1)).toMatchObject({ key, model: 'fake-own' })
  await part.getByRole('button', { name: 'Save key' }).click()
  await expect(part.getByText('with the model fake-own')).toBeVisible()
  await expect(part.getByRole('definition').first()).toHaveText('fake-own')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage))).not.toContain(
    key
  )

  ai.reply(() => ({ fail: 401, message: 'no such key' }))
  await part.getByRole('button', { name: 'Test' }).click()
  await expect(part.locator('.error')).toBeVisible()
  await part.getByRole('button', { name: 'Remove key' }).click()
  await expect(part.getByText('The key is removed from the server.')).toBeVisible()
  await expect(part.getByRole('definition').first()).toHaveText('fake-1')
  // No browser of these tests has a model of its own, and it says so instead of offering one.
  await expect(part.getByRole('checkbox', { name: /own model/ })).toBeDisabled()
  await context.close()
})

test('without a model the cards say that they are quoted, and there is nothing to choose', async ({
  signedIn: page
}) => {
  await writeNote(page)
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('Quoted from your notes, no AI model')).toBeVisible()
  await expect(page.getByLabel('Made by')).toHaveCount(0)
})
