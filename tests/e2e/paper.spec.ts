import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { signedInState } from './steps/student.ts'

const sheets = (page: Page) => page.locator('.pp-page')
const head = (page: Page) => page.locator('.pg-head')

async function makePaper(page: Page): Promise<void> {
  await page.goto('/paper-maker')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(sheets(page).first()).toBeVisible()
}

/** What hangs over the edge of its page, or is cut by it. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pp-page')].flatMap((sheet, at) => {
      const foot = sheet.querySelector('.pp-foot')?.getBoundingClientRect().top ?? 0
      const right = sheet.getBoundingClientRect().right
      return [...sheet.querySelectorAll('.pp-block')].flatMap(block => {
        const { bottom, right: end } = block.getBoundingClientRect()
        return bottom > foot + 1 || end > right + 1 ? [`page ${at + 1}`] : []
      })
    })
  )

test('a paper is made in two presses, swapped, locked, changed and printed as whole pages', async ({
  signedIn: page
}) => {
  await makePaper(page)
  await expect(head(page)).toContainText('60 marks · 1 h 15 min')
  await expect(sheets(page).first()).toContainText('Not an official paper')
  await expect(sheets(page).first()).toContainText('60 marks in total')
  expect(await overflows(page)).toEqual([])
  await page.getByRole('tab', { name: 'Change questions' }).click()
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Swap question \d/ }) })
  await expect(lines.first()).toBeVisible()
  // The longest is one of many of its size; a short one may be the only one of its marks, and the page says so.
  const marks = (await lines.allTextContents()).map(words => Number(/\[(\d+)\]/.exec(words)?.[1]))
  const longest = 1 + marks.slice(1).indexOf(Math.max(...marks.slice(1)))
  const [first, second] = [lines.first(), lines.nth(longest)]
  const kept = await first.locator('strong').textContent()
  const gone = await second.locator('strong').textContent()
  await page.getByRole('button', { name: 'Lock question 1' }).click()
  await expect(page.getByRole('button', { name: 'Swap question 1', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: `Swap question ${longest + 1}`, exact: true }).click()
  await expect(second.locator('strong')).not.toHaveText(gone ?? '')
  await expect(head(page)).toContainText('60 marks')
  const others = await second.locator('strong').textContent()
  await page.getByRole('button', { name: 'More for this paper' }).click()
  await page.getByRole('menuitem', { name: 'Other questions' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second.locator('strong')).toHaveText(others ?? '')
  await expect(page.getByText(kept ?? '', { exact: false }).first()).toBeVisible()
  await expect(head(page)).toContainText('60 marks')
  await page.getByRole('tab', { name: 'Mark scheme' }).click()
  await expect(sheets(page).nth(1)).toContainText('Common mistake')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Paper', exact: true }).click()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
})

test('another device has the paper, and opens it without a network', async ({
  signedIn: page,
  browser,
  student,
  baseURL
}) => {
  await makePaper(page)
  await synced(page)
  const facts = (await head(page).locator('.pg-facts').textContent()) ?? ''
  expect(facts).toMatch(/Code [0-9A-Z]{4}/)
  const id = new URL(page.url()).searchParams.get('paper') ?? 'none'
  const other = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const screen = await other.newPage()
  await screen.goto('/paper-maker')
  const line = screen.locator(`.pp-papers a[href*="${id}"]`)
  await expect(line).toBeVisible()
  await keptOffline(screen)
  await other.setOffline(true)
  await line.click()
  await expect(head(screen)).toContainText(facts)
  await expect(sheets(screen).nth(1)).toBeVisible()
  await other.close()
})

test('a tab killed while a question is written keeps every word that was said to be saved', async ({
  signedIn: page
}) => {
  await page.goto('/paper-maker?own=new')
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Explain why a lung has a large surface.')
  await page.getByRole('textbox', { name: 'What earns the marks' }).fill('more gas passes\nin less time')
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible()
  const after = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await after.goto('/paper-maker')
  await after.getByRole('link', { name: 'Explain why a lung has a large surface.' }).first().click()
  await expect(after.getByRole('textbox', { name: 'What earns the marks' })).toHaveValue(
    'more gas passes\nin less time'
  )
})

test('wishes that are no paper, a code that is none and a file of another version are refused in words', async ({
  signedIn: page
}) => {
  await page.goto('/paper-maker')
  await page.getByLabel('Length').selectOption('My own marks and minutes')
  await page.getByRole('textbox', { name: 'Marks' }).fill('400')
  await page.getByRole('textbox', { name: 'Minutes' }).fill('10')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose 10 to 150 marks.')
  await page.getByLabel('Length').selectOption('The whole paper')
  await page.getByRole('button', { name: 'Topics, difficulty and more' }).click()
  await page.getByRole('textbox', { name: 'Paper code' }).fill('what?!')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a paper code.')
  const hostile = JSON.stringify({ kind: 'paper', v: 1, title: '<img src=x onerror=alert(1)>', snapshot: {} })
  for (const text of ['not json', JSON.stringify({ kind: 'paper', v: 99 }), hostile]) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByRole('alert').last()).toContainText('Nothing was changed.')
  }
})
