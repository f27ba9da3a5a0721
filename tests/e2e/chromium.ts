import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '#cli/process/requirements.ts'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --window-size=1440,900 --disable-backgrounding-occluded-windows --disable-renderer-backgrounding --disable-background-timer-throttling --remote-debugging-port=0'

export interface Browser {
  readonly context: BrowserContext
  /** SIGKILL to the whole process group: no chance to tidy up. */
  kill(): Promise<void>
}

async function debuggingPort(profile: string, process: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 200 && process.exitCode === null; tries += 1) {
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

/** A browser of our own on a profile that outlives it, so that it can be killed and started again. */
export async function openBrowser(profile: string): Promise<Browser> {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true })
  for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, lock), { force: true })
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: set CHROMIUM_PATH')
  const child = spawn(path, [...FLAGS.split(' '), `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore'
  })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile, child)}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no context')
  return {
    context,
    kill: async () => {
      const gone = new Promise(resolve => child.once('exit', resolve))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await gone
    }
  }
}
