import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { DEVICE_KEYS } from '#config/device.ts'
import { findChromium } from '#cli/process/requirements.ts'
import { startApp } from '#cli/process/running-app.ts'
import { becomeStudent } from '#cli/sample/sample-student.ts'

/** `npm run screenshots`: pictures of the real tools for /features, from the built app and content made through it. */
const FOLDER = 'src/components/features/shots'
const THEMES = ['dark', 'light'] as const
const SIZES = {
  phone: { width: 390, height: 720, deviceScaleFactor: 2, mobile: true },
  desk: { width: 1280, height: 720, deviceScaleFactor: 1.25, mobile: false }
} as const

interface Scene {
  readonly name: string
  readonly sizes: readonly (keyof typeof SIZES)[]
  /** Leaves the page as it shall be seen. */
  readonly show: (page: Page) => Promise<void>
}

/** A note is seen at a desk too, with its cards beside it; the rest as on a phone, where students review. */
const SCENES: readonly Scene[] = [
  {
    name: 'main',
    sizes: ['phone'],
    show: async page => {
      await page.goto('/main')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    }
  },
  {
    name: 'note',
    sizes: ['phone', 'desk'],
    show: async page => {
      await page.goto('/notetaker')
      await page
        .getByRole('link', { name: /The Potsdam Conference/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor()
    }
  },
  {
    name: 'review',
    sizes: ['phone'],
    show: async page => {
      await page.goto('/notetaker?review=today')
      await page.getByRole('button', { name: 'Show answer' }).press('Space')
      await page.getByRole('button', { name: /^Good/ }).waitFor()
    }
  }
]

async function take(devtools: CDPSession, file: string): Promise<void> {
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  writeFileSync(join(FOLDER, file), Buffer.from(data, 'base64'))
}

async function takeAll(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await becomeStudent(page)
  for (const { name, sizes, show } of SCENES)
    for (const size of sizes) {
      await devtools.send('Emulation.setDeviceMetricsOverride', SIZES[size])
      for (const theme of THEMES) {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [DEVICE_KEYS.theme, theme] as const)
        await show(page)
        await page.getByRole('button', { name: /synced/ }).waitFor()
        await page.evaluate(() => document.fonts.ready)
        await take(devtools, `${name}-${size}-${theme}.webp`)
      }
    }
}

mkdirSync(FOLDER, { recursive: true })
const { origin, stop } = await startApp()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {})
})
try {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' })
  await takeAll(await context.newPage())
} finally {
  await browser.close()
  await stop()
}
