import type { BrowserContext, Page } from '@playwright/test'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { day, fill } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent, type Student } from './steps/student.ts'

interface Desk {
  readonly context: BrowserContext
  readonly student: Student
}

async function desk(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  origin: string,
  options: object = {}
): Promise<Desk> {
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 1440, height: 900 },
    ...options
  })
  return { context, student }
}

const replan = (page: Page) => page.getByRole('button', { name: /^(Make a plan|Replan)/ })
const accept = (page: Page) => page.getByRole('button', { name: /^Accept/ })

async function open(page: Page): Promise<void> {
  await page.goto(`/planner?view=week&day=${day(1)}`)
  await expect(page.getByText('Time to spare', { exact: true })).toBeVisible()
}

test('Replan pressed before the first plan is worked out never ended', async ({ browser, baseURL }) => {
  // A worker out of the service worker's cache could not be held back.
  const { context } = await desk(browser, baseURL ?? '', { serviceWorkers: 'block' })
  const page = await context.newPage()
  await open(page)
  let letGo: () => void = () => undefined
  const held = new Promise<void>(resolve => (letGo = resolve))
  await context.route(/planner\.worker/, async route => {
    await held
    await route.continue()
  })
  await page.reload()
  await replan(page).click()
  await expect(page.getByText('Working out the plan…')).toBeVisible()
  const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop' })
  await stop.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await replan(page).click()
  letGo()
  await expect(accept(page)).toBeVisible()
  await context.close()
})

test('a double press is one act: a plan, a part of a block, a line of new work', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const { context, student } = await desk(browser, origin)
  const page = await context.newPage()
  await open(page)
  await replan(page).click()
  await accept(page).dblclick()
  await expect(page.getByText(/changes made to the plan/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const client = await serverView(origin, student)
  const planned = async (): Promise<number> =>
    ((await client.from('blocks').select('id').is('deleted_at', null)).data ?? []).length
  // What stands above the page may still be of the moment before the press: only the server says what arrived.
  await expect.poll(planned).toBeGreaterThan(0)
  await synced(page)
  const before = await planned()
  await page.locator('.pl-slip').first().click()
  await page.getByRole('button', { name: 'Split in two' }).dblclick()
  await expect(page.getByText('Split in two.').first()).toBeVisible()
  await expect.poll(planned).toBe(before + 1)

  await page.getByLabel('Task or exam, in your words').fill('Maths HW due in 6 days 30m')
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByLabel('Task or exam, in your words')).toHaveValue('')
  await replan(page).click()
  const dialog = page.getByRole('dialog')
  await expect(accept(page)).toBeVisible()
  const closed = dialog.getByRole('button', { name: 'Show them', expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(dialog.getByText(/Maths HW/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  const homework = async (): Promise<number> =>
    ((await client.from('tasks').select('id').like('title', 'Maths HW%')).data ?? []).length
  await expect.poll(homework).toBe(1)
  await context.close()
})

test('what is typed in the dialog of a block is kept when another tab moves or removes the block', async ({
  browser,
  baseURL
}) => {
  const { context } = await desk(browser, baseURL ?? '')
  const a = await context.newPage()
  await open(a)
  await replan(a).click()
  await accept(a).click()
  await expect(a.getByText(/changes made to the plan/).first()).toBeVisible()
  const id = (await a.locator('.pl-slip').first().getAttribute('id')) ?? ''
  const b = await context.newPage()
  await open(b)
  for (const page of [a, b]) {
    await page.bringToFront()
    await page.locator(`[id="${id}"]`).click()
  }
  const minutes = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Minutes' })
  await minutes(b).fill('25')
  await a.bringToFront()
  await minutes(a).fill('35')
  await a.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(a.locator(`[id="${id}"]`)).toHaveAttribute('aria-label', /35\smin/)
  await b.bringToFront()
  await expect(b.locator(`[id="${id}"]`)).toHaveAttribute('aria-label', /35\smin/)
  await expect(minutes(b)).toHaveValue('25')
  await b.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(b.locator(`[id="${id}"]`)).toHaveAttribute('aria-label', /25\smin/)

  for (const page of [a, b]) {
    await page.bringToFront()
    await page.locator(`[id="${id}"]`).click()
  }
  await b.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await a.bringToFront()
  await expect(a.getByRole('dialog').getByText(/is not in the plan any more/)).toBeVisible()
  await a.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await b.bringToFront()
  await b.getByRole('button', { name: 'Undo' }).click()
  await a.bringToFront()
  await expect(a.locator(`[id="${id}"]`)).toBeVisible()
  await expect(a.getByRole('dialog')).toBeHidden()
  await context.close()
})
