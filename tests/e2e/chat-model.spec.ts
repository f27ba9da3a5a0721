import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type Running } from '../api/process.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { expectAccessible } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

let ai: FakeAi
let server: Running
const data = mkdtempSync(join(tmpdir(), 'e2e-chat-'))
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

const QUOTE = 'Stalin refused to allow free elections in Poland because he wanted a buffer zone'
const SECOND = 'The Potsdam Conference was the last meeting of the three wartime allies.'
const blockOf = (prompt: string, words: string): number =>
  Number(/\[(\d+)\][^[]*$/.exec(prompt.slice(0, prompt.indexOf(words)))?.[1] ?? 0)
const fromNotes = (prompt: string, text: string, quote: string) => ({
  basis: 'notes',
  quotes: [{ block: blockOf(prompt, quote), quote }],
  text
})
const POLAND = 'Stalin refused free elections in Poland because he wanted a buffer zone.'
const own = (text: string) => ({ basis: 'own knowledge', quotes: [], text })
const LAST = 'The Potsdam Conference was the last meeting of the three wartime allies.'
const OWN = 'Historians still argue whether free elections in Poland were possible after 1945.'
const HOSTILE = 'Free elections in Poland: [read](https://evil.example/a) ![x](https://evil.example/b.png)'

test('a model’s sentences stand with their quotes or apart from them; stopped or cut, what came is kept', async ({
  browser
}) => {
  const student = await signUpStudent(server.origin)
  const state = signedInState(server.origin, student)
  const context = await browser.newContext({ storageState: state, baseURL: server.origin })
  const wrong = watch(context)
  const page = await context.newPage()
  const field = page.getByRole('textbox', { name: /^(?:Your question|Ask, or answer)/ })
  const ask = async (text: string): Promise<void> => {
    await field.fill(text)
    await field.press('Enter')
  }
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.goto('/chatbot')
  await expect(page.getByRole('radio', { name: 'Debate' })).toBeVisible()

  ai.reply(({ prompt }) => ({
    object: { sentences: [fromNotes(prompt, POLAND, QUOTE), own(OWN), own(HOSTILE)] }
  }))
  await ask('Hello!')
  const answer = page.getByRole('region', { name: 'Notes' })
  await expect(answer.getByText('Hello. I look things up in your notes.')).toBeVisible()
  await ask('Why did Stalin refuse free elections in Poland?')
  const consent = page.getByRole('region', { name: 'Ask fake-1' })
  await expect(consent).toContainText('fake-1 is sent your question')
  expect(ai.requests.filter(({ prompt }) => prompt.includes('Poland'))).toEqual([])
  await expectAccessible(page)
  await consent.getByRole('button', { name: 'Ask fake-1' }).click()
  await expect(answer.getByText('Not from your notes.')).toBeVisible()
  await expect(answer.getByText(OWN)).toBeVisible()
  await expect(answer.getByText('1 sentence was left out because it could not be checked.')).toBeVisible()
  await expect(answer.getByRole('link', { name: 'Quote 1 from Potsdam' })).toBeVisible()
  await expect(answer.getByText(/written by fake-1/)).toBeVisible()
  await expect(page.locator('img, a[href*="evil"]')).toHaveCount(0)
  await expectAccessible(page)

  ai.reply(({ prompt }) => ({
    object: { sentences: [fromNotes(prompt, LAST, SECOND), fromNotes(prompt, POLAND, QUOTE)] },
    drip: 120
  }))
  await ask('When did the three wartime allies meet for the last time?')
  await expect(answer.nth(2).getByRole('link', { name: 'Quote 1 from Potsdam' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this answer. What came before is kept.')).toBeVisible()
  await expect(answer.last().getByText(LAST)).toBeVisible()
  await expect.poll(() => ai.requests.at(-1)?.aborted).toBe(true)
  expect(ai.requests.at(-1)?.prompt).toContain('Why did Stalin refuse')

  ai.reply(({ prompt }) => ({
    object: { sentences: [fromNotes(prompt, LAST, SECOND), fromNotes(prompt, POLAND, QUOTE)] },
    drip: 5,
    cut: 45
  }))
  await page.getByRole('button', { name: 'Answer again' }).last().click()
  await expect(page.getByText(/^This answer broke off\. What came before is kept\./)).toBeVisible()
  await expect(answer.last().getByText(LAST)).toBeVisible()
  await expect(page.getByText('2 of 2')).toBeVisible()

  ai.reply(() => ({ fail: 401, message: 'sk-secret is not a key' }))
  await ask('What did Truman believe about the atomic bomb?')
  await expect(answer.last().getByText(/^fake-1 could not answer/)).toBeVisible()
  await expect(
    answer
      .last()
      .getByText(/atomic bomb gave him an advantage/)
      .first()
  ).toBeVisible()
  await expect(page.getByText('sk-secret')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Only what my notes say' }).press('Space')
  await expect(page.getByRole('switch', { name: 'Only what my notes say' })).toBeChecked()
  const asked = ai.requests.length
  await ask('Who painted the Mona Lisa?')
  await expect(answer.last().getByText(/^Your notes do not say this/)).toBeVisible()
  expect(ai.requests).toHaveLength(asked)

  ai.reply(() => ({ object: { sentences: [] } }))
  await ask('Why did Stalin refuse elections in Poland, and what is a buffer zone?')
  await expect(
    answer.last().getByText(/built-in engine · fake-1 gave no sentence that could be checked$/)
  ).toBeVisible()
  await expect(answer.last().getByText(/written by fake-1/)).toHaveCount(0)

  await page.getByRole('button', { name: 'No notes', exact: true }).click()
  await ask('Who painted the Mona Lisa?')
  await expect(answer.last().getByText(/^fake-1 gave no answer to this\./)).toBeVisible()
  await page.reload()
  await expect(answer.nth(3).getByText(/^fake-1 could not answer/)).toBeVisible()
  await context.close()
  expect(wrong).toEqual([])
})

test('“No AI model, anywhere” is obeyed by the rooms, by another device, and on the wire', async ({ browser }) => {
  const student = await signUpStudent(server.origin)
  const options = { storageState: signedInState(server.origin, student), baseURL: server.origin }
  const context = await browser.newContext(options)
  const wrong = watch(context)
  const asked = ai.requests.length
  const page = await context.newPage()
  await page.goto('/user-settings?part=engine')
  await expect(page.getByText('fake-1').first()).toBeVisible()
  const box = page.getByRole('checkbox', { name: /No AI model, anywhere/ })
  await box.press('Space')
  await expect(page.getByText('You want no AI model. The built-in engine does everything.')).toBeVisible()
  await expect(page.getByText('fake-1')).toHaveCount(0)
  await expectAccessible(page)

  const calls: string[] = []
  context.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/ai/')) calls.push(request.url())
  })
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.goto('/chatbot')
  const field = page.getByRole('textbox', { name: /^(?:Your question|Ask, or answer)/ })
  await field.fill('Why did Stalin refuse free elections in Poland?')
  await field.press('Enter')
  await expect(page.getByText(QUOTE).first()).toBeVisible()
  await expect(page.getByText('fake-1')).toHaveCount(0)
  await synced(page)
  expect(calls).toEqual([])

  const second = await (await browser.newContext(options)).newPage()
  await second.goto('/user-settings?part=engine')
  await expect(second.getByRole('checkbox', { name: /No AI model, anywhere/ })).toBeChecked()
  await expect(second.getByText('You want no AI model.')).toBeVisible()
  expect(ai.requests).toHaveLength(asked)
  await second.context().close()
  await context.close()
  expect(wrong).toEqual([])
})
