import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { startServer, type Running } from '../api/process.ts'
import { FOREIGN, PAYLOADS } from '../fixtures/xss/payloads.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { serverView, signedInState, signUpStudent, type Student } from './steps/student.ts'
import { newId } from '#lib/ids.ts'

/** Many at once: what matters is the sum, and one that runs is named. No answer of the server has more sentences. */
const AN_ANSWER = 8
const A_STREAM = 30
const QUESTION = 'What is osmosis?'
const NOTE = 'Osmosis is the movement of water through a partially permeable membrane.'

let ai: FakeAi
let server: Running
let student: Student
let notes: readonly string[] = []
const data = mkdtempSync(join(tmpdir(), 'sweep-xss-'))

/** A note for each payload: in its title and in its text. */
async function writeNotes(): Promise<string[]> {
  const client = await serverView(server.origin, student)
  const rows = PAYLOADS.map(payload => {
    const title = payload.slice(0, 200)
    const text = `${NOTE} ${payload}`
    const content = [{ type: 'paragraph', attrs: { id: newId() }, content: [{ type: 'text', text }] }]
    return { id: newId(), user_id: student.id, title, doc: { type: 'doc', content }, plain: text }
  }).filter(({ plain, title }) => !`${plain}${title}`.includes('\u0000'))
  const { error } = await client.from('notes').insert(rows as never)
  expect(error).toBeNull()
  return rows.map(({ id }) => id)
}

test.setTimeout(900_000)
test.beforeAll(async () => {
  ai = await startFakeAi()
  server = await startServer({
    CRAMLESS_DIST: process.env['CRAMLESS_DIST'] ?? 'dist',
    CRAMLESS_DATA: data,
    AI_MODEL: 'compatible:fake-1',
    AI_STRUCTURED: '1',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    AI_REQUESTS_PER_MINUTE: '1000',
    AI_TOKENS_PER_DAY: '1000000000'
  })
  student = await signUpStudent(server.origin)
  notes = await writeNotes()
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await Promise.all([server.ended, ai.close()])
  rmSync(data, { recursive: true, force: true })
})

const groupsOf = (size: number): string[][] =>
  Array.from({ length: Math.ceil(PAYLOADS.length / size) }, (_, at) => PAYLOADS.slice(at * size, (at + 1) * size))

/** What happened that may not: a call of `ran`, a dialog, a request or a page that leaves this site. */
async function guarded(context: BrowserContext): Promise<{ page: Page; harm: string[]; wrong: string[] }> {
  const harm: string[] = []
  const wrong = watch(context)
  await context.exposeFunction('ran', () => void harm.push('something ran'))
  const page = await context.newPage()
  page.on('dialog', dialog => {
    harm.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', request => {
    if (!request.url().startsWith(server.origin) && !/^(?:data|blob):/.test(request.url())) harm.push(request.url())
  })
  context.on('page', other => void harm.push(`a page ${other.url()}`))
  return { page, harm, wrong }
}

/** In a conversation of its own, until its answer is whole. */
async function ask(page: Page, text: string): Promise<void> {
  await page.goto('/chatbot')
  const field = page.getByRole('textbox', { name: /^(?:Your question|Ask, or answer)/ })
  await field.fill(text)
  await field.press('Enter')
  // Stands under a whole answer, whoever gave it.
  const answer = page.getByRole('button', { name: 'Answer again' }).last()
  // Once on each device the student is asked first.
  const consent = page.getByRole('button', { name: 'Ask fake-1' })
  // Some payloads read like words of distress.
  const goOn = page.getByRole('button', { name: /^This is not about me/ })
  await expect(consent.or(goOn).or(answer).first()).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(consent.or(answer).first()).toBeVisible()
  if (await consent.isVisible()) await consent.click()
  await expect(answer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
}

/** Nothing on the page leads out, carries a handler or is of a kind that no text may bring. */
async function expectClean(page: Page): Promise<void> {
  const found = await page.evaluate(host => {
    const faults: string[] = []
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      const { localName } = element
      if (/^(?:script|iframe|object|embed|img|image|video|audio|base|link|meta|style|frame)$/.test(localName))
        faults.push(element.outerHTML.slice(0, 120))
      for (const { name, value } of element.attributes)
        if (/^on/.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value)) faults.push(`${name}=${value}`)
      if (
        element instanceof HTMLAnchorElement &&
        element.href !== '' &&
        new URL(element.href).origin !== location.origin
      )
        faults.push(`leads to ${element.href}`)
      for (const name of ['src', 'srcset', 'poster', 'background', 'action', 'formaction'])
        if (element.getAttribute(name)?.includes(host)) faults.push(`${name} of ${host}`)
    }
    return faults
  }, FOREIGN)
  expect(found).toEqual([])
}

const context = (browser: { newContext: (options: object) => Promise<BrowserContext> }) =>
  browser.newContext({ storageState: signedInState(server.origin, student), baseURL: server.origin })

test('titles and texts of notes: nothing runs in the list, the note and the answer that quotes it', async ({
  browser
}) => {
  const open = await context(browser)
  const { page, harm, wrong } = await guarded(open)
  await page.goto('/notetaker')
  await expect(page.getByText('javascript:ran()', { exact: true }).first()).toBeVisible()
  await expectClean(page)
  ai.reply(() => ({ fail: 500 }))
  await ask(page, QUESTION)
  await expect(page.locator('.cb-quote').first()).toBeVisible()
  await expectClean(page)
  for (const id of notes.slice(0, 12)) {
    await page.goto(`/notetaker?note=${id}`)
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toContainText('Osmosis')
  }
  expect(harm).toEqual([])
  expect(wrong).toEqual([])
  await open.close()
})

test('messages, and a model that answers with each payload: nothing runs', async ({ browser }) => {
  const open = await context(browser)
  const { page, harm, wrong } = await guarded(open)
  const groups = groupsOf(AN_ANSWER)
  for (const group of groups) {
    ai.reply(({ prompt }) => {
      const block = Number(/^\[(\d+)\] .*Osmosis is the movement/m.exec(prompt)?.[1] ?? 1)
      const quotes = [{ block, quote: 'Osmosis is the movement of water' }]
      return {
        object: { sentences: group.map(text => ({ basis: 'notes', quotes, text: `Osmosis moves water ${text}` })) }
      }
    })
    await ask(page, `${QUESTION} ${group.join(' ').slice(0, 3500)}`)
    await expectClean(page)
  }
  expect(ai.requests.length, 'the model was asked').toBeGreaterThan(groups.length / 2)
  expect(harm).toEqual([])
  expect(wrong).toEqual([])
  await open.close()
})

/** As if no check of the server had stopped anything: the view alone has to hold. */
function unchecked(route: Route, group: readonly string[]): Promise<void> {
  const engine = { kind: 'model', name: 'fake-1' }
  const pieces = group.map(text => ({ kind: 'sentence', text, basis: 'own knowledge', passages: [] }))
  const result = { engine, evidence: [], confidence: 0, warnings: [], verdict: 'answer', passages: [] }
  const events = [
    { type: 'start', engine, requestId: 'r' },
    ...pieces.flatMap(piece => [
      { type: 'delta', text: piece.text },
      { type: 'piece', piece }
    ]),
    { type: 'result', result }
  ]
  const body = events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
  return route.fulfill({ contentType: 'text/event-stream', body })
}

test('a server that lets everything through: nothing runs in the answer', async ({ browser }) => {
  const open = await context(browser)
  const { page, harm, wrong } = await guarded(open)
  let group: readonly string[] = []
  await page.route('**/api/ai/ask', route => unchecked(route, group))
  for (const each of groupsOf(A_STREAM)) {
    group = each
    await ask(page, QUESTION)
    await expect(page.getByText(/written by fake-1/)).toBeVisible()
    await expectClean(page)
  }
  expect(harm).toEqual([])
  expect(wrong).toEqual([])
  await open.close()
})

test('the guard would see what runs', async ({ browser }) => {
  const open = await browser.newContext()
  const { page, harm } = await guarded(open)
  await page.goto(server.origin)
  await page.evaluate(() => (globalThis as unknown as { ran: () => Promise<void> }).ran())
  expect(harm).toEqual(['something ran'])
  await open.close()
})
