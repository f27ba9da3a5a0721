import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Row, milliseconds, quantile } from '#cli/report/bench-table.ts'
import { startApp } from '#cli/process/running-app.ts'
import { signUpStudent } from '../e2e/steps/student.ts'
import { launch } from './browser.ts'
import { fillDevice, schedulesDerived } from './fill-device.ts'
import { follow } from './follow.ts'
import { timeKeys } from './time-keys.ts'

export const title = 'Reviewing, in Chromium on the built app'
export const how =
  'Key press to the end of the frame in which the answer (flip) or the next card (grade) is painted; 60 cards in a row, each answer written to the disk. The queue: from the click to the first card on the screen.'

const SIZES = [1000, 10_000, 100_000] as const
const SPEEDS = [
  { slower: 1, bar: 16 },
  { slower: 4, bar: 40 }
] as const

async function enter(page: Page): Promise<number> {
  await follow(page, '/notetaker', '.note-list')
  return follow(page, '/notetaker?review=today', '.review-card')
}

async function measureSize(origin: string, size: number): Promise<Row[]> {
  const student = await signUpStudent(origin)
  const browser = await launch()
  try {
    const context = await browser.newContext({ baseURL: origin })
    // The cards are this device's alone: syncing a hundred thousand made-up rows would be measured too.
    await context.route('**/rest/v1/**', route => route.abort())
    await context.addInitScript(
      session => localStorage.setItem('cramless-auth', session),
      JSON.stringify(student.session)
    )
    const page = await context.newPage()
    await page.goto('/main')
    await page.getByRole('navigation').first().waitFor()
    await schedulesDerived(page, student.id)
    await fillDevice(page, student.id, size)
    await page.reload()
    await page.getByRole('navigation').first().waitFor()
    const opened: number[] = []
    for (let times = 0; times < 8; times++) opened.push(await enter(page))
    const cards = size.toLocaleString('en-GB')
    const rows: Row[] = [
      {
        what: `today's queue of ${cards}, click to first card`,
        value: milliseconds(opened.slice(1)),
        bar: 'median ≤ 100 ms',
        isMet: quantile(opened.slice(1), 0.5) <= 100
      }
    ]
    const devtools = await context.newCDPSession(page)
    for (const { slower, bar } of SPEEDS) {
      await enter(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const { flips, grades } = await timeKeys(page, 60)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const of = (what: string, samples: readonly number[]): Row => ({
        what: `${what}, ${cards} cards, ${slower}× CPU`,
        value: milliseconds(samples),
        bar: `p75 ≤ ${bar} ms`,
        isMet: quantile(samples, 0.75) <= bar
      })
      rows.push(of('flip', flips), of('grade to next card', grades))
    }
    return rows
  } finally {
    await browser.close()
  }
}

export async function measure(): Promise<readonly Row[]> {
  if (!existsSync('dist/client')) return [{ what: 'reviewing', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  try {
    const rows: Row[] = []
    for (const size of SIZES) rows.push(...(await measureSize(origin, size)))
    return rows
  } finally {
    await stop()
  }
}
