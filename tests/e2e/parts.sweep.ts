import { buildParts } from '../parts/build.ts'
import { expect, test } from './steps/fixtures.ts'

// The page of all parts (docs/parts.md), which no build has: bundled here and served to a real browser.
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
let files: Awaited<ReturnType<typeof buildParts>>
test.beforeAll(async () => {
  files = await buildParts()
})
test.beforeEach(async ({ page }) => {
  await page.route('**/parts/**', async route => {
    const name = new URL(route.request().url()).pathname.slice('/parts/'.length) || 'index.html'
    const body = files.get(name)
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    await (body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType }))
  })
  await page.goto('/parts/')
})

test('a table of 100,000 rows scrolls to its end by key, keeps its focus, sorts, picks and opens', async ({ page }) => {
  const table = page.getByRole('grid', { name: 'Many cards' })
  await expect(table).toHaveAttribute('aria-rowcount', '100001')
  await table.getByRole('row').nth(1).focus()
  await page.keyboard.press('End')
  const last = table.getByRole('row', { name: /Question 99999/ })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await page.keyboard.press('Space')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 picked, r99999 opened')).toBeVisible()
  // Scrolled out of sight by the wheel, the row keeps the focus.
  await table.evaluate(element => element.scrollTo(0, 0))
  await expect(table.getByRole('row', { name: /Question 5:/ })).toBeVisible()
  await expect(last).toBeFocused()
  await table.getByRole('button', { name: 'Seen' }).click()
  await expect(table.getByRole('columnheader', { name: 'Seen' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('row').nth(1)).toContainText('Question 99999')
})

test('tabs follow the arrow keys', async ({ page }) => {
  await page.getByRole('tab', { name: 'Notes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText('The cards')
})

test('a combobox finds by typed words, says when none has them, and is chosen by key', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Subject' })
  await box.fill('zzz')
  await expect(page.getByText('No subject has these words.')).toBeVisible()
  await box.fill('econ')
  await expect(page.getByRole('option')).toHaveText(['Economics'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('subject')).toHaveText('Economics')
})

test('a question about losing something begins with the safe answer, and Escape keeps everything', async ({ page }) => {
  const ask = page.getByRole('button', { name: 'Delete', exact: true })
  await ask.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete 3 cards?' })
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await ask.click()
  await dialog.getByRole('button', { name: 'Delete 3 cards' }).click()
  await expect(page.getByText('0 cards', { exact: true })).toBeVisible()
})

test('Markdown of a model shows no picture, no HTML and no link to a strange host, but its formulas', async ({
  page
}) => {
  await expect(page.getByRole('link', { name: 'place here' })).toHaveAttribute('href', '/main')
  await expect(page.getByText('a place elsewhere')).toBeVisible()
  await expect(page.locator('[href*="evil"], [src*="evil"]')).toHaveCount(0)
  await expect(page.locator('.katex').first()).toBeVisible()
})

test('chips wrap at 390 px and none overlaps another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'suspended' })).toBeVisible()
  const boxes = await page
    .getByRole('toolbar', { name: 'Filters' })
    .getByRole('button')
    .evaluateAll(chips => chips.map(chip => chip.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBe(9)
  for (const [at, one] of boxes.entries()) {
    expect(one.right).toBeLessThanOrEqual(390)
    for (const other of boxes.slice(at + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      ).toBe(true)
  }
})
