import type { Page } from '@playwright/test'
import { SAMPLE_NOTES } from '#cli/sample/sample-note.ts'

const PASSWORD = 'a quiet violet harbour'

/** Signs up, answers the first questions, writes two notes, takes their cards and answers a few: all by the screens. */
export async function becomeStudent(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('E-mail').fill('student@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.getByLabel('Username').fill('sample')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('IBDP', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const exams = [6, 13]
  for (const { subject } of SAMPLE_NOTES) {
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page
      .getByLabel('Exam date')
      .last()
      .fill(examDate(exams.shift() ?? 7))
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL('**/main')
  for (const note of SAMPLE_NOTES) await write(page, note)
  await review(page, 3)
}

/** A day of the coming May, when most boards examine. */
function examDate(day: number): string {
  const now = new Date()
  const year = now.getFullYear() + (now.getMonth() >= 4 ? 1 : 0)
  return `${year}-05-${String(day).padStart(2, '0')}`
}

async function write(page: Page, { title, subject, text }: (typeof SAMPLE_NOTES)[number]): Promise<void> {
  await page.goto('/notetaker?note=new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.click()
  await note.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: subject })
  await page.getByRole('button', { name: 'Make cards' }).click()
  await page.getByRole('button', { name: /^Add \d+ cards$/ }).click({ timeout: 30_000 })
  await page
    .getByText(/^\d+ cards added/)
    .first()
    .waitFor()
  await page.getByText('Saved on this device', { exact: true }).first().waitFor()
}

async function review(page: Page, count: number): Promise<void> {
  await page.goto('/notetaker?review=today')
  for (let asked = 1; asked <= count; asked += 1) {
    await page.getByRole('button', { name: 'Show answer' }).press('Space')
    await page.getByRole('button', { name: /^Good/ }).waitFor()
    await page.keyboard.press('3')
  }
  await page.getByRole('button', { name: 'Show answer' }).waitFor()
}
