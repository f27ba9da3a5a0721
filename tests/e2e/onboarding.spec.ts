import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { safeName } from './steps/student.ts'

const PASSWORD = 'a quiet violet harbour'

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
}

test('setting up goes on where it was left: after a reload, from the bare address, and with another device', async ({
  page,
  browser
}) => {
  const name = safeName('resume')
  await signUp(page, name)
  await page.getByLabel('Username').fill(name.slice(0, 20))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('IBDP', { exact: true }).click()
  await page.getByText('HL', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'English B', exact: true }).click()
  await page.getByRole('button', { name: 'Mathematics: Analysis and Approaches' }).click()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Which subjects?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'English B', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/main')
  await expect(page.getByRole('heading', { name: 'Which subjects?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'English B', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'How much time do you have?' })).toBeVisible()
  await synced(page)

  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto('/login')
  await second.getByLabel('E-mail').fill(`${name}@example.com`)
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await second.getByRole('button', { name: 'Log in' }).click()
  await second.waitForURL('**/onboarding')
  await synced(second)
  await second.getByLabel('Username').fill(name.slice(0, 20))
  await second.getByRole('button', { name: 'Next' }).click()
  await expect(second.getByRole('radio', { name: 'IBDP' })).toBeChecked()
  await second.getByRole('button', { name: 'Next' }).click()
  await expect(second.getByRole('button', { name: 'English B', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('a name that is taken, reserved or offensive is refused at the step where it is typed', async ({
  page,
  browser
}) => {
  const name = safeName('held')
  const holder = await (await browser.newContext()).newPage()
  await signUp(holder, `${name}h`)
  await holder.getByLabel('Username').fill(name)
  for (const step of ['Next', 'Skip for now', 'Skip for now', 'Start'])
    await holder.getByRole('button', { name: step }).click()
  await holder.waitForURL('**/main')
  await holder.context().close()

  await signUp(page, name)
  const field = page.getByLabel('Username')
  for (const [typed, words] of [
    [name.toUpperCase(), /is taken/],
    ['Admin_1', /is not available/],
    ['f4ck_off', /is not available/]
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your username' })).toBeVisible()
    await expect(field).toHaveValue(typed)
  }
  await field.fill(`${name}b`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'What are you studying for?' })).toBeVisible()
})

test('a session of the board dates the subjects that have no date of their own', async ({ page }) => {
  const name = safeName('session')
  await signUp(page, name)
  await page.getByLabel('Username').fill(name.slice(0, 20))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('IBDP', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Biology', exact: true }).click()
  const sessions = page.getByLabel('When are your exams?')
  const may = (await sessions.getByRole('option').allTextContents()).find(text => text.startsWith('May')) ?? ''
  expect(may).toMatch(/^May 20\d\d$/)
  await sessions.selectOption(may)
  await expect(page.getByLabel('Exam date')).toHaveValue(`${may.slice(-4)}-05-01`)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByLabel('Exam date').last()).toHaveValue(`${may.slice(-4)}-05-01`)
})
