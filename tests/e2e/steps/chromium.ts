import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '#cli/process/requirements.ts'
import { signedInState, type Student } from './student.ts'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --window-size=1440,900 --disable-backgrounding-occluded-windows --disable-renderer-backgrounding --disable-background-timer-throttling --use-fake-device-for-media-stream --use-fake-ui-for-media-stream --remote-debugging-port=0'

const START_WITHIN = 60_000
/** Chromium writes local storage some seconds late, and changes soon after others up to a minute late. */
const WRITTEN_WITHIN = 90_000

export interface Browser {
  readonly context: BrowserContext
  /**
   * SIGKILL to the whole process group: no chance to tidy up. Only the session is waited for, which a student who has
   * just signed in would have to give again; all else is on the disk when the screen says so.
   */
  kill(): Promise<void>
}

/** A profile on the disk that outlives its browsers, so that one can be killed and another started in its place. */
export interface OwnDevice {
  readonly profile: string
  open(): Promise<Browser>
  /** A first browser, in which this student is signed in. */
  openSignedIn(origin: string, student: Student): Promise<Browser>
  /** Ends what is still running and takes the profile away. */
  end(): Promise<void>
}

interface Process {
  readonly child: ChildProcess
  /** The same again does nothing. */
  readonly end: () => Promise<void>
}

function start(profile: string): Process {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true })
  for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, lock), { force: true })
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: set CHROMIUM_PATH')
  const child = spawn(path, [...FLAGS.split(' '), `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore'
  })
  const gone = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const shoot = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  }
  // A test process that is ended on its way leaves no browser behind.
  process.once('exit', shoot)
  const end = async (): Promise<void> => {
    shoot()
    await gone
    process.off('exit', shoot)
  }
  return { child, end }
}

async function debuggingPort(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  const until = performance.now() + START_WITHIN
  while (child.exitCode === null && performance.now() < until) {
    try {
      const [port] = readFileSync(file, 'utf8').split('\n')
      if (port) return port
    } catch {
      // Not written yet.
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('Chromium did not start')
}

/** Whether the files of the profile's local storage hold the session; its two keys cannot both be cut by one block. */
function isOnDisk(profile: string, session: Pick<Student['session'], 'access_token' | 'refresh_token'>): boolean {
  const files = globSync('Default/Local Storage/**/*.*', { cwd: profile })
  const keys = [session.refresh_token, session.access_token.slice(-40)]
  return files.some(file => {
    const bytes = readFileSync(join(profile, file))
    return keys.some(key => bytes.includes(key, 0, 'latin1'))
  })
}

async function sessionOf(page: Page): Promise<Student['session'] | null> {
  const text = page.url().startsWith('http')
    ? await page.evaluate(() => localStorage.getItem('cramless-auth')).catch(() => null)
    : null
  return JSON.parse(text ?? 'null') as Student['session'] | null
}

export function ownDevice(): OwnDevice {
  const profile = mkdtempSync(join(tmpdir(), 'device-'))
  const running: Process[] = []
  const onDisk = (session: Student['session']): Promise<void> =>
    expect
      .poll(() => isOnDisk(profile, session), { message: 'the session is on the disk', timeout: WRITTEN_WITHIN })
      .toBe(true)
  const open = async (): Promise<Browser> => {
    const { child, end } = start(profile)
    running.push({ child, end })
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile, child)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('Chromium has no context')
    const kill = async (): Promise<void> => {
      for (const page of context.pages()) {
        const session = await sessionOf(page)
        if (session) await onDisk(session)
      }
      await end()
    }
    return { context, kill }
  }
  const openSignedIn = async (origin: string, student: Student): Promise<Browser> => {
    const browser = await open()
    const page = await browser.context.newPage()
    // A page without a script of ours: nothing else is written there, and Chromium writes when its last page is closed.
    await page.goto(`${origin}/robots.txt`)
    for (const { name, value } of signedInState(origin, student).origins.flatMap(one => one.localStorage))
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const)
    await page.close()
    await onDisk(student.session)
    return browser
  }
  const end = async (): Promise<void> => {
    await Promise.all(running.map(one => one.end()))
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
  return { profile, open, openSignedIn, end }
}
