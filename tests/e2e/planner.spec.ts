import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keptOffline, synced } from './device.ts'
import { expect, test } from './fixtures.ts'
import { day, fill } from './planner-world.ts'
import { signedInState, signUpStudent } from './student.ts'

async function openPlanner(page: Page, view: string): Promise<void> {
  await page.goto(`/planner?view=${view}&day=${day(1)}`)
  await expect(
    page.getByRole('button', { name: 'Make a plan' }).or(page.getByRole('button', { name: /^Replan/ }))
  ).toBeVisible()
}

async function acceptPlan(page: Page): Promise<void> {
  // What the other device typed has arrived, and the plan of it is worked out.
  await expect(page.getByText('Cushion', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^(Make a plan|Replan)/ }).click()
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText(/changes made to the plan/).first()).toBeVisible()
}

const slips = (page: Page) => page.locator('.pl-slip')

test('a plan is made by preview, moved by keys and mouse, undone, and another device agrees', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 1440, height: 900 }
  })
  const page = await context.newPage()
  await openPlanner(page, 'week')
  await acceptPlan(page)
  await expect(slips(page).first()).toBeVisible()

  // By keys: a quarter of an hour later, said aloud, and taken back.
  const first = slips(page).first()
  const id = await first.getAttribute('id')
  const own = page.locator(`[id="${id ?? ''}"]`)
  const before = await own.getAttribute('aria-label')
  await own.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(own).not.toHaveAttribute('aria-label', before ?? '')
  await expect(own).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Now / })).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toHaveAttribute('aria-label', before ?? '')

  // By mouse: an hour lower down.
  const box = await own.boundingBox()
  if (!box) throw new Error('no block to drag')
  const drag = async (): Promise<void> => {
    await own.scrollIntoViewIfNeeded()
    const now = await own.boundingBox()
    if (!now) throw new Error('no block to drag')
    await page.mouse.move(now.x + 20, now.y + 6)
    await page.mouse.down()
    await page.mouse.move(now.x + 20, now.y + 40)
    await page.mouse.move(now.x + 20, now.y + 64)
  }
  await drag()
  await page.mouse.up()
  await expect(own).not.toHaveAttribute('aria-label', before ?? '')
  const moved = await own.getAttribute('aria-label')

  // The tab dies in the middle of the next drag: the block stands where it was last dropped.
  await drag()
  await page.close()
  const again = await context.newPage()
  await openPlanner(again, 'week')
  await expect(again.locator(`[id="${id ?? ''}"]`)).toHaveAttribute('aria-label', moved ?? '')

  // Offline, on the agenda: done, and another device knows it once there is a network.
  await keptOffline(again)
  await context.setOffline(true)
  await again.locator(`[id="${id ?? ''}"]`).click()
  await again.getByRole('button', { name: 'Mark as done' }).click()
  await expect(again.locator(`[id="${id ?? ''}"]`)).toHaveAttribute('data-state', 'done')
  await context.setOffline(false)
  await synced(again)
  const other = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 1440, height: 900 }
  })
  const second = await other.newPage()
  await openPlanner(second, 'week')
  await expect(second.locator(`[id="${id ?? ''}"]`)).toHaveAttribute('data-state', 'done')
  await context.close()
  await other.close()
})

test('a block opens its room and runs as a stretch of study until one press stops it; the plan can be read without sight', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await openPlanner(page, 'agenda')
  await acceptPlan(page)
  for (const view of ['agenda', 'week', 'month', 'setup']) {
    await openPlanner(page, view)
    await expectAccessible(page)
  }
  await openPlanner(page, 'agenda')
  await page
    .getByRole('button', { name: /Origins of the Cold War/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page).toHaveURL(/\/notetaker/)
  await expect(page.getByText('Studying: Origins of the Cold War')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Studying: Origins of the Cold War')).toBeHidden()
  await context.close()
})

test('quick add says what it understood and keeps the line through a reload', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await openPlanner(page, 'agenda')
  const line = page.getByLabel('Task or exam, in your words')
  await line.fill('Bio lab report due tomorrow ~2h')
  await expect(page.getByText('It is called “Bio lab report”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subject: Biology' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Minutes: 2 h' })).toBeVisible()
  await page.getByRole('button', { name: 'Repeats: once' }).click()
  await page.getByLabel('Repeats', { exact: true }).selectOption('Every week')
  await page.reload()
  await expect(line).toHaveValue('Bio lab report due tomorrow ~2h')
  await expect(page.getByRole('button', { name: 'Repeats: Every week' })).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(line).toHaveValue('')
  await page.goto('/planner?view=setup&part=tasks')
  await page.getByRole('button', { name: /^Bio lab report/ }).click()
  await expect(page.getByLabel('Task', { exact: true })).toHaveValue('Bio lab report')
  await expect(page.getByRole('button', { name: 'Every week' }).first()).toBeVisible()
  await context.close()
})
