import type { Browser, Page } from '@playwright/test'
import { madePdf } from '../support/made-pdf.ts'
import { expectAccessible } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { bringPdf, handout, selectWords } from './steps/pdf.ts'
import { signedInState, signUpStudent, type Student } from './steps/student.ts'

/** A device of a student: what goes wrong on it is asked for at the end. */
async function deviceOf(browser: Browser, base: string, student: Student, width = 1440) {
  const viewport = { width, height: width < 500 ? 844 : 900 }
  const context = await browser.newContext({ storageState: signedInState(base, student), viewport })
  const wrong = watch(context)
  return { context, wrong, page: await context.newPage() }
}

const acts = (page: Page) => page.getByRole('toolbar', { name: 'With the selected words' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })

test('a passage of a PDF becomes a card, the card leads back to it, also on another device', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const student = await signUpStudent(base)
  const { context, wrong, page } = await deviceOf(browser, base, student)
  await bringPdf(page, 'Membranes.pdf', handout(14))
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Membranes')
  await expect(page.getByText('of 14')).toBeVisible()
  await page.getByRole('textbox', { name: 'Page' }).fill('12')
  await page.keyboard.press('Enter')
  await selectWords(page, '0 kPa on page 12')
  await acts(page).getByRole('button', { name: 'Make a card' }).click()
  await expect(text(page).locator('blockquote')).toContainText('0 kPa on page 12')
  await page.getByLabel('Question', { exact: true }).fill('What is the water potential of pure water?')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Highlights (1)')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/notetaker?review=')
  await page.getByRole('button', { name: /^Show answer/ }).click()
  await page.getByRole('link', { name: 'Page 12 of the PDF' }).click()
  await expect(page.getByRole('group', { name: 'Page 12' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('pdf-shown')?.size)).toBe(1)
  await page.getByRole('textbox', { name: 'Page' }).fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Page 12' })).not.toBeInViewport()
  await text(page).getByRole('link', { name: 'Page 12' }).click()
  await expect(page.getByRole('group', { name: 'Page 12' })).toBeInViewport()
  await synced(page)

  const other = await deviceOf(browser, base, student, 390)
  await other.page.goto(page.url())
  await expect(other.page.getByRole('group', { name: 'Page 12' })).toBeInViewport()
  await expect.poll(() => other.page.evaluate(() => CSS.highlights.get('pdf-shown')?.size)).toBe(1)
  await other.page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(text(other.page).locator('blockquote')).toContainText('0 kPa on page 12')
  await other.page.getByRole('button', { name: 'PDF', exact: true }).click()
  await expect(other.page.getByRole('group', { name: 'Page 12' })).toBeInViewport()
  await expectAccessible(other.page)
  expect([...wrong, ...other.wrong]).toEqual([])
  await context.close()
  await other.context.close()
})

test('a page that ends right after a highlight keeps it; it is listed, deleted and comes back', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const { context, wrong, page } = await deviceOf(browser, base, await signUpStudent(base))
  await bringPdf(page, 'Membranes.pdf', handout(3))
  await selectWords(page, 'partially permeable')
  await acts(page).getByRole('button', { name: 'Highlight' }).click()
  await expect(page.getByText('Highlighted, and kept in your note.')).toBeVisible()
  const address = page.url()
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: 'Highlights (1)' }).click()
  await expect(again.getByRole('button', { name: 'partially permeable Page 1' })).toBeVisible()
  await again.getByRole('button', { name: 'Delete this highlight of page 1' }).click()
  // A notice goes after a while: its button is pressed at once.
  await again.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByRole('button', { name: 'Delete this highlight of page 1' })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Highlights (1)' })).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})

test('by keys alone: words are found and kept, the column is moved, the text is taken', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const { context, wrong, page } = await deviceOf(browser, base, await signUpStudent(base))
  await bringPdf(page, 'Membranes.pdf', handout(5))
  await page.getByRole('toolbar', { name: 'PDF', exact: true }).getByRole('button', { name: 'Search' }).press('Enter')
  await page.getByLabel('Words in this PDF').fill('KPA on page 4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Found 1 time')).toBeVisible()
  await page.getByRole('button', { name: /0 kPa on page 4/ }).press('Enter')
  await expect(page.getByRole('group', { name: 'Page 4' })).toBeInViewport()
  await acts(page).getByRole('button', { name: 'To note' }).press('Enter')
  await expect(text(page).locator('blockquote')).toContainText('kPa on page 4')
  const divider = page.getByRole('separator', { name: 'Width of the PDF' })
  await divider.press('Home')
  await expect(divider).toHaveAttribute('aria-valuenow', '25')
  await divider.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '30')
  await page.getByRole('button', { name: 'Take the text' }).first().press('Enter')
  await page.getByRole('button', { name: 'Take the text' }).last().press('Enter')
  await expect(page.getByText('The text is in your note.')).toBeVisible()
  await expect(text(page).getByRole('heading', { name: 'Osmosis, part 5' })).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})

test('a locked PDF asks for its password, a broken one says so, a scanned one stays useful, no script runs', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const { context, wrong, page } = await deviceOf(browser, base, await signUpStudent(base))
  await bringPdf(page, 'locked.pdf', handout(2, { password: 'secret' }))
  await page.getByLabel('Password').fill('guess')
  await page.getByRole('button', { name: 'Open the PDF' }).click()
  await expect(page.getByText('This password does not open the PDF.')).toBeVisible()
  await page.getByLabel('Password').fill('secret')
  await page.getByRole('button', { name: 'Open the PDF' }).click()
  await expect(page.getByText('of 2', { exact: true })).toBeVisible()

  await bringPdf(page, 'cut.pdf', Buffer.from('%PDF-1.4\n1 0 obj <</Type/Cat'))
  await expect(page.getByRole('alert')).toContainText('This PDF is broken')

  await bringPdf(page, 'script.pdf', handout(1, { script: 'app.alert(1)' }))
  await expect(page.locator('.pdf-text')).toContainText('Osmosis, part 1')
  expect(page.context().pages()).toHaveLength(1)

  await bringPdf(page, 'scan.pdf', madePdf({ pages: [[]] }))
  await expect(page.getByText('This page is a picture. There is no text to select.')).toBeVisible()
  await page.getByRole('button', { name: 'Cut out' }).click()
  await page.getByRole('button', { name: 'The part to cut out' }).press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Put it into the note' }).click()
  await expect(text(page).locator('blockquote img')).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})
