import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Row, milliseconds, quantile } from '#cli/report/bench-table.ts'
import { startApp } from '#cli/process/running-app.ts'
import { signUpStudent } from '../e2e/steps/student.ts'
import { launch } from './browser.ts'
import { fillDevice, schedulesDerived } from './fill-device.ts'
import { follow } from './follow.ts'

export const title = 'Ten thousand cards, in Chromium on the built app'
export const how =
  'From the click to the first rows of the list and to the next best thing of Today, each in a page that has not read the cards before; from the address to the same, beside the same of an empty account.'

const SIZE = 10_000
const TIMES = 5
const BUDGET = 500
const TODAY = '.td-next, .td-sample'
const LIST = '.tb-body [data-index="0"], .st-empty-title'

/** From the address: milliseconds until it is there, in a page of its own. */
async function load(page: Page, address: string, wanted: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(async selector => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
    return performance.now()
  }, wanted)
}

/** From a click, in a page where another room is open and at rest. */
async function click(page: Page, address: string, wanted: string): Promise<number> {
  await load(page, '/paper-maker', 'main .pg-head')
  await page.waitForFunction(() => new Promise(resolve => requestIdleCallback(() => resolve(true))))
  return follow(page, address, wanted)
}

async function times(work: () => Promise<number>): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < TIMES; time += 1) took.push(await work())
  return took
}

async function measureSize(origin: string, size: number): Promise<Row[]> {
  const student = await signUpStudent(origin)
  const browser = await launch()
  try {
    const context = await browser.newContext({ baseURL: origin })
    // The cards are this device's alone.
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
    const rows: Row[] = []
    const cards = size.toLocaleString('en-GB')
    for (const [what, address, wanted] of [
      ['list', '/notetaker?cards=all', LIST],
      ['Today', '/main', TODAY]
    ] as const) {
      const clicked = await times(() => click(page, address, wanted))
      const loaded = await times(() => load(page, address, wanted))
      rows.push(
        {
          what: `${what} of ${cards} cards, from the click`,
          value: milliseconds(clicked),
          bar: `median ≤ ${BUDGET} ms`,
          isMet: quantile(clicked, 0.5) <= BUDGET
        },
        { what: `${what} of ${cards} cards, from the address`, value: milliseconds(loaded) }
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

export async function measure(): Promise<readonly Row[]> {
  if (!existsSync('dist/client')) return [{ what: 'cards', value: 'not measured: run npm run build first' }]
  const { origin, stop } = await startApp()
  try {
    return [...(await measureSize(origin, 0)), ...(await measureSize(origin, SIZE))]
  } finally {
    await stop()
  }
}
