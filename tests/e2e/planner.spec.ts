import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { day, fill } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent, type Student } from './steps/student.ts'

async function openPlanner(page: Page, view: string): Promise<void> {
  await page.goto(`/planner?view=${view}&day=${day(1)}`)
  await expect(
    page.getByRole('button', { name: 'Make a plan' }).or(page.getByRole('button', { name: /^Replan/ }))
  ).toBeVisible()
}

async function acceptPlan(page: Page): Promise<void> {
  // What the other device typed has arrived, and the plan of it is worked out.
  await expect(page.getByText('Time to spare', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^(Make a plan|Replan)/ }).click()
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText(/changes made to the plan/).first()).toBeVisible()
}

/** The first Monday at least so many days from now. */
function monday(ahead: number): string {
  const at = Array.from({ length: 7 }, (_, more) => day(ahead + more))
  return at.find(date => new Date(date).getUTCDay() === 1) ?? day(ahead)
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
  await expect(page.getByRole('status').filter({ hasText: /^Moved to / })).toBeAttached()
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
  await expect(page.getByRole('region', { name: 'Studying: Origins of the Cold War' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('region', { name: 'Studying: Origins of the Cold War' })).toBeHidden()
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

/** No block of the plan, as the server holds it, lies over another. */
async function expectNoDoubles(origin: string, student: Student): Promise<void> {
  const client = await serverView(origin, student)
  const { data } = await client.from('blocks').select('day, start_minute, minutes').is('deleted_at', null)
  const blocks = (data ?? []) as { day: string; start_minute: number; minutes: number }[]
  expect(blocks.length).toBeGreaterThan(3)
  for (const [at, one] of blocks.entries())
    for (const other of blocks.slice(at + 1)) {
      const isApart =
        one.day !== other.day ||
        one.start_minute + one.minutes <= other.start_minute ||
        other.start_minute + other.minutes <= one.start_minute
      expect(isApart, JSON.stringify([one, other])).toBe(true)
    }
}

test('a plan that was accepted in two tabs was there twice', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await openPlanner(page, 'agenda')
    await expect(page.getByText('Time to spare', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^(Make a plan|Replan)/ }).click()
    await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible()
  }
  await first.bringToFront()
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(first.getByText(/changes made to the plan/).first()).toBeVisible()
  await second.bringToFront()
  await second.getByRole('button', { name: /^Accept/ }).click()
  await expect(second.getByText(/made anew from it|Nothing has to change/).first()).toBeVisible()
  await synced(second)
  await expectNoDoubles(origin, student)
  await context.close()
})

test('two acts are taken back one after the other by Ctrl and Z', async ({ browser, baseURL }) => {
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
  const id = await slips(page).first().getAttribute('id')
  const own = page.locator(`[id="${id ?? ''}"]`)
  const labels = [await own.getAttribute('aria-label')]
  await own.focus()
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowRight']) {
    await page.keyboard.press(key)
    await expect(own).not.toHaveAttribute('aria-label', labels.at(-1) ?? '')
    await expect(own).toBeFocused()
    labels.push(await own.getAttribute('aria-label'))
  }
  await page.keyboard.press('Control+z')
  await expect(own).toHaveAttribute('aria-label', labels[1] ?? '')
  await page.keyboard.press('Control+z')
  await expect(own).toHaveAttribute('aria-label', labels[0] ?? '')
  await page.keyboard.press('Control+z')
  await expect(slips(page)).toHaveCount(0)
  await context.close()
})

test('a finger takes a block to another day; a press on empty time makes one', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 390, height: 844 },
    hasTouch: true
  })
  const page = await context.newPage()
  await page.goto(`/planner?view=week&day=${monday(7)}`)
  await acceptPlan(page)
  const own = page.locator('.pl-column').first().locator('.pl-slip').first()
  await own.scrollIntoViewIfNeeded()
  const id = (await own.getAttribute('id')) ?? ''
  const before = await own.getAttribute('aria-label')
  const [box, column] = [await own.boundingBox(), await page.locator('.pl-column').first().boundingBox()]
  if (!box || !column) throw new Error('no block to drag')
  // Three days are in view.
  expect(column.width).toBeGreaterThan(80)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  await touch('touchStart', [x, y])
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('data-dragged', 'true')
  await touch('touchMove', [x + column.width / 2, y])
  await touch('touchMove', [x + column.width, y])
  await expect(page.locator('.pl-column').nth(1).locator('.pl-drop')).toBeVisible()
  await touch('touchEnd')
  await expect(page.locator('.pl-column').nth(1).locator(`[id="${id}"]`)).toBeVisible()
  expect(await page.locator(`[id="${id}"]`).getAttribute('aria-label')).not.toBe(before)

  // Early in the morning of the first day nothing is planned.
  await page.locator('.pl-head').first().scrollIntoViewIfNeeded()
  const sheet = await page.locator('.pl-column').first().boundingBox()
  if (!sheet) throw new Error('no sheet')
  await page.touchscreen.tap(sheet.x + sheet.width / 2, sheet.y + 20)
  const dialog = page.getByRole('dialog', { name: 'New block' })
  await dialog.getByLabel('Name').fill('Choir')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.locator('.pl-column').first().getByRole('button', { name: /Choir/ })).toBeVisible()
  await context.close()
})

test('a planner left open over midnight shows the new day', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student), timezoneId: 'UTC' })
  const page = await context.newPage()
  const evening = new Date(`${day(0, 'UTC')}T23:58:30Z`)
  await page.clock.install({ time: evening })
  await page.goto('/planner?view=week')
  const today = page.locator('.pl-head[data-today="true"] .hidden-text')
  const name = (date: Date): string =>
    date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  await expect(today).toHaveText(name(evening))
  await page.clock.fastForward('02:00')
  await expect(today).toHaveText(name(new Date(evening.getTime() + 86_400_000)))
  await context.close()
})

test('a phone opens today at the hour it is; the links of the head stand in one place in every view', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 390, height: 844 },
    timezoneId: 'UTC'
  })
  const page = await context.newPage()
  await page.clock.install({ time: new Date(`${day(0, 'UTC')}T20:30:00Z`) })
  const tops = new Set<number>()
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await page.goto(`/planner?view=${view}`)
    const link = page.getByRole('link', { name: 'Agenda' })
    await expect(link).toBeVisible()
    if (view === 'day' || view === 'week') await expect(page.locator('.pl-now')).toBeInViewport()
    tops.add(await link.evaluate(one => Math.round(one.getBoundingClientRect().top + scrollY)))
  }
  expect(tops.size).toBe(1)
  await context.close()
})
