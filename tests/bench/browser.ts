import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#cli/process/requirements.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) })
}
