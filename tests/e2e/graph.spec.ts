import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { synced } from './steps/device.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

test('a curve is typed, seen, slid and still there after a reload', async ({ browser, baseURL }) => {
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const page = await context.newPage()
  await page.goto('/study-zone?graph=new')
  const line = page.getByRole('textbox', { name: 'Line 1' })
  await line.fill('f(x) = x² - 2x - 3')
  const words = page.getByRole('region', { name: 'What is drawn, in words' })
  await expect(words).toContainText('f is a parabola that opens upwards. It has a lowest point at (1, −4).')
  await expect(words).toContainText('It meets the x-axis at −1 and 3.')

  await line.press('Enter')
  const second = page.getByRole('textbox', { name: 'Line 2' })
  await expect(second).toBeFocused()
  await second.fill('g(x) = a x + 1')
  await expect(words).toContainText('f and g meet at (−1, 0) and (4, 5).')
  const slider = page.getByRole('slider', { name: 'a', exact: true })
  await slider.fill('2')
  await expect(words).toContainText('g is a straight line with gradient 2.')

  await second.fill('g(x) = a x + 1 +')
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Something is missing after +. Finish the line.')).toBeVisible()
  await second.fill('g(x) = a x + 1')
  await expect(words).toContainText('g is a straight line with gradient 2.')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Line 2' })).toHaveValue('g(x) = a x + 1')
  await expect(slider).toHaveValue('2')
  await expect(words).toContainText('g is a straight line with gradient 2.')

  const trace = page.getByRole('slider', { name: 'Trace x' })
  const before = await trace.getAttribute('aria-valuetext')
  await trace.press('ArrowRight')
  await expect(trace).not.toHaveAttribute('aria-valuetext', before ?? '')
  await context.close()
})

const open = (page: Page) => page.goto('/study-zone?graph=all')
const line = (page: Page, ordinal: number) => page.getByRole('textbox', { name: `Line ${ordinal}` })

/** The process of the tab is gone, as when a phone needs its memory: no event tells the page. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const isGone = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await isGone
}

test('a graph is killed at its last letter, found by name, on a second device, in a note, deleted and brought back', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student), baseURL: origin })
  const wrong = watch(context)
  const first = await context.newPage()
  await first.goto('/study-zone?graph=new')
  await first.getByRole('textbox', { name: 'Name of the graph' }).fill('Waves')
  await line(first, 1).pressSequentially('y = sin 2x')
  await kill(first)

  const page = await context.newPage()
  await open(page)
  await page.getByRole('link', { name: 'Waves' }).click()
  await expect(line(page, 1)).toHaveValue('y = sin 2x')
  await line(page, 1).press('Enter')
  await line(page, 2).fill('y = x')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(line(page, 2)).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(line(page, 2)).toHaveValue('y = x')
  await synced(page)

  const device = await browser.newContext({ storageState: signedInState(origin, student), baseURL: origin })
  const other = await device.newPage()
  await open(other)
  await other.getByRole('link', { name: 'Waves' }).click()
  await expect(line(other, 2)).toHaveValue('y = x')
  await device.close()

  await page.getByRole('button', { name: 'Into a note' }).click()
  await page.getByRole('button', { name: 'Put it in' }).click()
  await page.getByRole('button', { name: 'Open the note' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Waves')
  await expect(page.getByRole('img', { name: /is a straight line with gradient 1/ })).toBeVisible()

  await open(page)
  await page.getByRole('button', { name: 'More for “Waves”' }).click()
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await expect(page.getByRole('link', { name: 'Waves (copy)' })).toBeVisible()
  await page.getByRole('button', { name: 'More for “Waves (copy)”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Waves (copy)' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Waves (copy)' })).toBeVisible()
  await expectAccessible(page)
  expect(wrong).toEqual([])
  await context.close()
})

test('a table becomes a curve that is kept, no ring of an old curve stays, and a curve is heard', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const page = await context.newPage()
  await page.goto('/study-zone?graph=new')
  const line = page.getByRole('textbox', { name: 'Line 1' })
  const rings = page.locator('.zn-point')
  await line.fill('sin²x')
  await expect.poll(() => rings.count()).toBeGreaterThan(4)
  await line.fill('x² + 1')
  await expect(rings).toHaveCount(1)

  // The signs under a line that has the focus folded away below the pointer, and the press came to nothing.
  await line.click()
  await page.getByRole('button', { name: 'New line' }).click()
  await expect(page.getByRole('textbox', { name: 'Line 2' })).toBeFocused()

  await page.getByRole('button', { name: 'Table of points' }).click()
  const table = page.getByRole('table', { name: 'Points of Line 3' })
  const points = [
    ['1', '2.9'],
    ['2', '5.1'],
    ['3', '7']
  ] as const
  for (const [row, [x, y]] of points.entries()) {
    await table.getByRole('textbox', { name: `x, row ${row + 1}` }).fill(x)
    await table.getByRole('textbox', { name: `y, row ${row + 1}` }).fill(y)
  }
  await expect(page.getByRole('textbox', { name: 'Line 3' })).toHaveValue('(1, 2.9), (2, 5.1), (3, 7)')
  const fit = page.getByRole('region', { name: 'Fit a curve to points' })
  await fit.getByRole('combobox', { name: 'Kind of curve' }).selectOption('Straight line')
  await expect(fit).toContainText('r = 0.999109, r² = 0.998219.')
  await fit.getByRole('button', { name: 'Keep as a line' }).click()
  await expect(page.getByRole('textbox', { name: 'Line 4' })).toHaveValue('y = 2.05x + 0.9')

  await page.getByRole('heading', { name: 'What is drawn, in words' }).click()
  await page.keyboard.press('h')
  await expect(page.getByText('You hear y₁ from left to right.')).toBeVisible()
  await line.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You hear y₁ from left to right.')).toBeHidden()
  await context.close()
})
