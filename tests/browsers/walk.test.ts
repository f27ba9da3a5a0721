import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#cli/process/free-port.ts'
import { startServer, stopProcess } from '#cli/process/running-app.ts'
import { tools, type Tool } from '#config/tools.ts'
import { safeName, serverView } from '../e2e/steps/student.ts'
import { hands } from './acts.ts'
import type { Browser } from './browser.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** What Firefox says of a file that was still coming when the next page was opened. */
const LEFT = /A ServiceWorker intercepted the request and encountered an unexpected error/

const PASSWORD = 'a quiet violet harbour'
const root = mkdtempSync(join(tmpdir(), 'browsers-'))
let server: Awaited<ReturnType<typeof startServer>>
/** The same data at the same address, whenever it starts. */
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  env = { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()), CRAMLESS_DATA: join(root, 'data') }
  server = await startServer(env)
})
afterAll(async () => {
  await stopProcess(server)
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

describe.each([firefox, webkit])('$name', ({ name, open, keeps }) => {
  const username = safeName(`walk${name.slice(0, 3)}`)
  const email = `${username}@example.org`
  const profile = join(root, username)
  let browser: Browser
  beforeAll(async () => void (browser = await open(profile)))
  afterAll(() => browser.kill())

  const rows = async (table: string): Promise<Record<string, unknown>[]> => {
    const view = await serverView(server.origin, { email, password: PASSWORD })
    const { data } = await view.from(table).select('*').is('deleted_at', null)
    return data ?? []
  }

  test('from sign-up with sample data to one card reviewed', async () => {
    const { fill, press, tick, isAt, shows } = hands(browser)
    await browser.goto(`${server.origin}/signup`)
    await fill('E-mail', email)
    await fill('Password', PASSWORD)
    await press('Create account')
    await isAt('/onboarding')
    await fill('Username', username)
    await press('Next')
    await tick('IBDP')
    await press('Next')
    await press('Biology')
    await press('Next')
    await tick('Start with sample data')
    await press('Start')
    await isAt('/main')
    await browser.goto(`${server.origin}/notetaker?review=today`)
    const asked = (): Promise<string> => browser.run(() => document.querySelector('.question')?.textContent ?? '')
    await press('Show answer')
    const first = await asked()
    await press('Good')
    await expect.poll(asked).not.toBe(first)
    await shows('synced')
    await expect.poll(async () => (await rows('cards')).length).toBe(6)
    await expect.poll(async () => (await rows('reviews')).map(({ grade }) => grade)).toEqual([3])
    expect(browser.wrong()).toEqual([])
  })

  test('every room opens, and a first paper is made', async () => {
    const { press, shows } = hands(browser)
    for (const { path, built } of Object.values<Tool>(tools)) {
      if (!built) continue
      await browser.goto(`${server.origin}${path}`)
      await expect
        .poll(() => browser.run(() => document.querySelector('main h1, main h2')?.textContent.trim() ?? ''))
        .not.toBe('')
      expect(await browser.run(() => location.pathname)).toBe(path)
    }
    await browser.goto(`${server.origin}/paper-maker`)
    await press('Make the paper')
    await shows('Not an official paper')
    expect(await browser.run(() => document.querySelectorAll('.pp-page').length)).toBeGreaterThan(1)
    expect(browser.wrong().filter(line => !LEFT.test(line))).toEqual([])
  })

  const titles = async (): Promise<unknown[]> => (await rows('notes')).map(note => note['title'])

  test('killed, it still has the work: what was said to be saved, though the server was away', async () => {
    const { fill, shows } = hands(browser)
    const title = `Written in ${name}`
    await browser.goto(`${server.origin}/notetaker?note=new`)
    await fill('Title', 'Before')
    await expect.poll(titles).toContain('Before')
    if (keeps) await stopProcess(server)
    await fill('Title', title)
    await shows('Saved on this device')
    if (!keeps) await expect.poll(titles).toContain(title)
    await browser.kill()
    if (keeps) server = await startServer(env)
    browser = await open(profile)
    await browser.goto(`${server.origin}/notetaker`)
    const again = hands(browser)
    if (!keeps) {
      await again.isAt('/login')
      await again.fill('E-mail', email)
      await again.fill('Password', PASSWORD)
      await again.press('Log in')
    }
    await again.shows(title)
    await expect.poll(titles).toContain(title)
  })
})
