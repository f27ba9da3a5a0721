import type { Page } from '@playwright/test'
import { newId } from '#lib/ids.ts'
import { expectAccessible } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { day, withToday } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent, type Student } from './steps/student.ts'

const MINUTE = 60_000

/** A subject, and a block of it late today, planned on another device. */
async function plan(origin: string, student: Student): Promise<void> {
  const client = await serverView(origin, student)
  const put = async (table: string, row: object): Promise<void> => {
    const { error } = await client.from(table).insert({ user_id: student.id, ...row } as never)
    if (error) throw new Error(`${table}: ${error.message}`)
  }
  const subject = newId()
  await put('subjects', { id: subject, name: 'Mathematics', position: 1 })
  const when = { day: day(0), start_minute: 1410, minutes: 29 }
  const state = { pinned: false, state: 'planned', made_by: 'student' }
  await put('blocks', { id: newId(), kind: 'topic', title: 'Vectors', subject_id: subject, ...when, ...state })
}

const timer = (page: Page) => page.getByRole('timer')

test('a block of today is timed, paused, killed, gone on with, logged, mended and brought back', async ({
  device,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await plan(origin, student)
  const first = await device.openSignedIn(origin, student)
  const page = await first.context.newPage()
  const start = withToday(60)
  await page.clock.install({ time: start })
  await page.goto(`${origin}/study-zone`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Vectors/ })
    .first()
    .click()
  await expect(timer(page)).toHaveAccessibleName(/^(25 min 0|24 min \d+) s left$/)
  await page.clock.fastForward(8 * MINUTE)
  await expect(timer(page)).toHaveAccessibleName(/^(17|16) min \d+ s left$/)
  await page.keyboard.press('Space')
  const goOn = page.getByRole('main').getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await first.kill()

  const second = await device.open()
  const again = await second.context.newPage()
  await again.clock.install({ time: start + 20 * MINUTE })
  await again.goto(`${origin}/study-zone`)
  await expect(timer(again)).toHaveAccessibleName(/^16 min 5\d s left$|^17 min 0 s left$/)
  await expectAccessible(again)
  await again.getByRole('main').getByRole('button', { name: 'Go on' }).click()
  await expect(again.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible()
  await again.clock.fastForward(2 * MINUTE)
  await again.getByRole('button', { name: 'Finish and log' }).click()
  await expect(again.getByText(/^In the log: 10.min of 29.min/)).toBeVisible()

  await again.getByRole('link', { name: 'Log', exact: true }).click()
  const entries = again.locator('.zn-log > li')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('8 min')
  await expectAccessible(again)
  await again.getByRole('button', { name: 'Edit: Vectors' }).first().click()
  await again.getByLabel('What').fill('Vectors, exercise 5')
  await again.getByRole('button', { name: 'Keep the change' }).click()
  await expect(entries.first()).toContainText('Vectors, exercise 5')
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByText('Vectors, exercise 5')).toBeHidden()
  await again.getByRole('button', { name: 'Edit: Vectors' }).last().click()
  await again.getByRole('button', { name: 'Delete' }).click()
  await expect(entries).toHaveCount(1)
  await again.getByRole('button', { name: 'Undo' }).last().click()
  await expect(entries).toHaveCount(2)
})

test('what cannot be is said in a sentence, and stays as it was typed', async ({ signedIn: page }) => {
  await page.goto('/study-zone')
  const line = page.getByLabel('Something else, in your words')
  for (const typed of ['0 minutes Biology', '10000 minutes Biology']) {
    await line.fill(typed)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByText('Choose a whole number of minutes from 1 to 720.')).toBeVisible()
    await expect(line).toHaveValue(typed)
  }
  await page.goto('/study-zone?log=day')
  await page.getByRole('button', { name: 'Add by hand' }).click()
  await page.getByLabel('Day', { exact: true }).fill(day(1))
  await page.getByLabel('From').fill('10:00')
  await page.getByLabel('To', { exact: true }).fill('11:00')
  await page.getByRole('button', { name: 'Add to the log' }).click()
  await expect(page.getByText('This is still to come. Give a time that is over.')).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill(day(-2))
  await page.getByLabel('To', { exact: true }).fill('09:00')
  await page.getByRole('button', { name: 'Add to the log' }).click()
  await expect(page.getByText(/^One entry is 12 h at most/)).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue('10:00')

  await page.getByLabel('What').fill('Past paper')
  await page.getByRole('textbox', { name: 'Minutes' }).fill('75')
  await page.getByRole('textbox', { name: 'Minutes' }).press('Tab')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('11:15')
  await page.getByRole('button', { name: 'Add to the log' }).click()
  await page.getByRole('link', { name: 'Show this day' }).click()
  await expect(page.locator('.zn-log > li')).toHaveText([/Past paper.*1.h.15.min/])
})

/** Within the hour for which a session holds: a new one would have to reach the disk before each kill. */
test('a clock killed while it runs, stands, rests or is over shows the right time when it is opened again', async ({
  device,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await plan(origin, student)
  let now = withToday(100)
  let browser = await device.openSignedIn(origin, student)
  let page = await browser.context.newPage()
  await page.clock.install({ time: now })
  await page.goto(`${origin}/study-zone`)
  const main = () => page.getByRole('main')
  await main()
    .getByRole('button', { name: /^Vectors/ })
    .first()
    .click()
  await expect(main().getByRole('button', { name: 'Pause' })).toBeVisible()
  const pass = async (minutes: number): Promise<void> => {
    now += minutes * MINUTE
    await page.clock.fastForward(minutes * MINUTE)
  }
  const killFor = async (minutes: number): Promise<void> => {
    await browser.kill()
    now += minutes * MINUTE
    browser = await device.open()
    page = await browser.context.newPage()
    await page.clock.install({ time: now })
    await page.goto(`${origin}/study-zone`)
  }
  await pass(8)
  await killFor(2)
  await expect(timer(page)).toHaveAccessibleName(/^(15 min 0|14 min \d+) s left$/)
  await main().getByRole('button', { name: 'Pause' }).click()
  await expect(main().getByRole('button', { name: 'Go on' })).toBeVisible()
  await killFor(20)
  await expect(timer(page)).toHaveAccessibleName(/^(15 min 0|14 min \d+) s left$/)
  await main().getByRole('button', { name: 'Go on' }).click()
  await expect(main().getByRole('button', { name: 'Pause' })).toBeVisible()
  await pass(16)
  await expect(main().getByRole('button', { name: 'Skip the break' })).toBeVisible()
  await killFor(1)
  await expect(main().getByRole('button', { name: 'Skip the break' })).toBeVisible()
  await expect(timer(page)).toHaveAccessibleName(/^[12] min \d+ s left$/)
  await pass(4)
  await expect(main().getByRole('button', { name: 'Next round' })).toBeVisible()
  await killFor(10)
  await expect(main().getByRole('button', { name: 'Next round' })).toBeVisible()
  await main().getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.locator('.zn-log .figures')).toHaveText(['10 min', '15 min'])
})

test('of two devices that begin offline one clock runs, and both tell the same log', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const time = withToday(40)
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin, storageState: signedInState(origin, student) })
    const page = await context.newPage()
    await page.clock.install({ time })
    await page.goto('/study-zone')
    await expect(page.getByLabel('Something else, in your words')).toBeVisible()
    return { context, page }
  }
  const begin = async (page: Page, line: string): Promise<void> => {
    await page.getByLabel('Something else, in your words').fill(line)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('heading', { name: line })).toBeVisible()
  }
  const [desk, phone] = [await open(), await open()]
  for (const { context } of [desk, phone]) await context.setOffline(true)
  await begin(desk.page, 'Photosynthesis')
  for (const { page } of [desk, phone]) await page.clock.fastForward(10 * MINUTE)
  await begin(phone.page, 'Elasticity')
  for (const { context, page } of [phone, desk]) {
    await context.setOffline(false)
    await synced(page)
  }
  await expect(desk.page.getByRole('heading', { name: 'Elasticity' })).toBeVisible()
  await expect(desk.page.getByText(/^The clock now runs for “Elasticity”/)).toBeVisible()
  for (const { page } of [desk, phone]) await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(desk.page.locator('.zn-log > li')).toHaveText([/Photosynthesis.*10.min/])
  // A device asks what others did once a minute, and the first answer may come before the other has sent all.
  await expect(async () => {
    await phone.page.clock.fastForward(MINUTE)
    await expect(phone.page.locator('.zn-log > li')).toHaveText([/Photosynthesis.*10.min/], { timeout: 3000 })
  }).toPass()
  for (const { page } of [desk, phone]) await expect(page.getByRole('link', { name: 'Elasticity' })).toBeVisible()
  for (const { context } of [desk, phone]) await context.close()
})

test('a clock that runs is made shorter, turned to a subject, seen in full and in a window of its own', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await plan(origin, student)
  const context = await browser.newContext({ baseURL: origin, storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto('/study-zone')
  await page.getByRole('button', { name: 'Mathematics', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Mathematics' })).toBeVisible()
  await expect(page).toHaveTitle(/^\d\d:\d\d · /)
  const change = page.getByRole('main').getByRole('button', { name: 'Change', exact: true })
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeFocused()
  await change.click()
  const length = page.getByRole('textbox', { name: 'Minutes of work in all' })
  await length.fill('10000')
  await page.getByRole('button', { name: 'Set the length' }).click()
  await expect(page.getByText('Choose a whole number of minutes from 0 to 720.')).toBeVisible()
  await expect(length).toHaveValue('10,000')
  await page.getByRole('button', { name: '5 min less' }).click()
  await expect(timer(page)).toHaveAccessibleName(/^19 min \d+ s left$/)
  await page
    .getByRole('group', { name: 'From today’s plan' })
    .getByRole('button', { name: 'Vectors', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Vectors' })).toBeVisible()
  await expect(timer(page)).toHaveAccessibleName(/^19 min \d+ s left$/)
  await expectAccessible(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Small window' }).click()
  const small = await opening
  await expect(timer(small)).toHaveAccessibleName(/^19 min \d+ s left$/)
  await small.getByRole('button', { name: 'Pause' }).press('Space')
  await expect(page.getByRole('main').getByRole('button', { name: 'Go on' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the small window' }).click()
  await expect(page.getByRole('button', { name: 'Small window' })).toBeVisible()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  await change.click()
  await length.fill('0')
  await page.getByRole('button', { name: 'Set the length' }).click()
  await expect(page.getByText(/^Vectors: time for a break/)).toHaveCount(1)
  await context.close()
})
