import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { fill } from './steps/planner-world.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const DAY = 86_400_000

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search, go to, or say what to do' })
  await expect(field).toBeFocused()
  await field.fill(words)
}

async function writeNote(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible()
}

test('the palette goes, finds and begins; all keys are listed, and letters can be switched off', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto(`${origin}/notetaker?note=new`)
  await writeNote(page, 'Photosynthesis in leaves')

  await ask(page, 'plann')
  await expect(page.getByRole('option', { name: /Planner/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/planner')
  await expect(page.getByRole('link', { name: 'Planner', exact: true })).toHaveAttribute('aria-current', 'page')

  await ask(page, 'photosinthesis lea')
  await expect(page.getByRole('option', { name: /Note.*Photosynthesis in leaves/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox')).toHaveValue('photosinthesis leaves')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('option', { name: /Note.*Photosynthesis in leaves/ })).toHaveAttribute(
    'aria-selected',
    'true'
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/notetaker?note=*')

  await ask(page, 'source essay')
  await page.getByRole('option', { name: /Task.*Source essay/ }).click()
  await page.waitForURL(/part=tasks&row=/)
  await expect(page.locator('[data-row] :focus')).toBeVisible()

  await ask(page, 'détente')
  await page.getByRole('option', { name: /Topic.*Détente/ }).click()
  await expect(page.locator('[data-row] input:focus')).toHaveValue('Détente')

  await ask(page, 'quiz photosynthesis')
  await page
    .getByRole('option', { name: /Quiz on Photosynthesis/ })
    .first()
    .click()
  await page.waitForURL(/quiz=new&from=/)
  await expect(page.getByRole('link', { name: 'Quizzes', exact: true }).first()).toHaveAttribute('aria-current', 'page')

  await ask(page, 'exam 14 May history')
  await expect(page.getByRole('option', { name: /Exam date · History · 14 May/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/planner')
  await expect(page.getByLabel('Task or exam, in your words')).toHaveValue('exam 14 May history')

  await ask(page, 'keyboard')
  await page.keyboard.press('Enter')
  const keys = page.getByRole('dialog', { name: 'Keyboard keys' })
  await expect(keys.getByText('Show the answer')).toBeVisible()
  await expectAccessible(page)
  await keys.getByRole('switch', { name: 'Keys of one letter, number or sign' }).click({ force: true })
  await expect(keys.getByText('(switched off)').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' }).locator('kbd')).toHaveText('Ctrl K')
  await page.getByRole('heading', { level: 3, name: 'Quick add' }).click()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(keys).toHaveCount(0)
  await context.close()
})

test('the first steps tick themselves by what was done, leave the next day, and the list goes', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({
    storageState: signedInState(origin, student),
    viewport: { width: 390, height: 844 }
  })
  const page = await context.newPage()
  await page.goto(`${origin}/main`)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText('0 of 5 done')).toBeVisible()
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'New note' }).click()
  await writeNote(page, 'Osmosis')
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
  await expect(steps.getByText('Bring one note')).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Papers', exact: true }).click()
  await page.waitForURL('**/paper-maker')
  await synced(page)

  await keptOffline(page)
  // Offline: a server would not believe this clock, nor let the session of an earlier day go on.
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + DAY)
  await page.goto(`${origin}/main`)
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
  await expect(steps.getByText('Bring one note')).toHaveCount(0)
  await page.clock.setFixedTime(Date.now() + 20 * DAY)
  await page.goto(`${origin}/main`)
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await expect(page.getByText('Osmosis').first()).toBeVisible()
  await expect(steps).toHaveCount(0)
  await context.close()
})
