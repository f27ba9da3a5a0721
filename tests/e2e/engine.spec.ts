import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, type Running } from '../api/process.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, watch } from './fixtures.ts'
import { expectSaved, newNote, paste } from './notes.ts'
import { signedInState, signUpStudent, type Student } from './student.ts'

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
    OPENAI_BASE_URL: `${ai.url}/v1`
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
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('fake-1 is reading the note…')).toBeVisible()
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

test('without a model the cards say that they are quoted, and there is nothing to choose', async ({
  signedIn: page
}) => {
  await writeNote(page)
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText('Quoted from your notes, no AI model')).toBeVisible()
  await expect(page.getByLabel('Made by')).toHaveCount(0)
})
