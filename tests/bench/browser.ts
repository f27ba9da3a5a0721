import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#cli/requirements.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Where the app that is measured is served. */
export const ORIGIN = `http://127.0.0.1:${process.env['E2E_PORT'] ?? '4399'}`

export function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) })
}
