import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

test('a list, a chance and an equation become lines, follow their fields, and outlive a reload', async ({
  signedIn: page
}) => {
  await page.goto('/study-zone?tool=calculator')
  const choose = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true }).click()
  await choose('Statistics')
  const values = page.getByRole('textbox', { name: 'Values (list 1)' })
  await values.fill('12 15 15 18 21 22 24 25 27 30 34 45')
  await expect(page.getByText('Half of the values lie between 16.5 and 28.5.')).toBeVisible()
  await page.getByRole('button', { name: 'Put in a line: Mean' }).click()
  const first = page.getByRole('textbox', { name: 'Line 1', exact: true })
  await expect(first).toHaveValue('mean(list 1)')
  await expect(page.locator('.zn-result').first()).toContainText('24')
  await expectAccessible(page)

  await choose('Distributions')
  await page.getByRole('textbox', { name: 'Mean, μ' }).fill('line 1')
  await page.getByRole('textbox', { name: 'Standard deviation, σ' }).fill('8')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('32')
  await page.getByRole('button', { name: 'Put in a line: P(X ≤ 32)' }).click()
  await expect(page.locator('.zn-result').nth(1)).toContainText('0.8413447')
  await expectAccessible(page)

  await choose('Solve')
  await page.getByRole('textbox', { name: 'Times x²' }).fill('2')
  await page.getByRole('textbox', { name: 'Times x', exact: true }).fill('-7')
  await page.getByRole('textbox', { name: 'Number alone' }).fill('3')
  await page.getByRole('button', { name: /^Put in a line/ }).click()
  await expect(page.getByRole('textbox', { name: 'Line 3', exact: true })).toHaveValue('2x² + (-7)x + 3 = 0')

  await choose('Statistics')
  await values.fill('10 20')
  await expect(page.locator('.zn-result').first()).toContainText('15')
  await expect(page.locator('.zn-result').nth(1)).toContainText('0.9832')
  await page.reload()
  await expect(values).toHaveValue('10 20')
  await expect(page.getByRole('textbox', { name: 'Line 3', exact: true })).toHaveValue('2x² + (-7)x + 3 = 0')
})

test('a matrix with uneven rows is refused in words, and no line is out of reach after a reload', async ({
  signedIn: page
}) => {
  await page.goto('/study-zone?tool=calculator')
  await page.getByRole('button', { name: 'Clear all lines' }).click()
  const first = page.getByRole('textbox', { name: 'Line 1', exact: true })
  await expect(first).toBeFocused()
  await first.fill('[[1,2],[3]]')
  await expect(page.getByText('The rows of a matrix need equal lengths')).toBeVisible()
  await first.press('Enter')
  await page.getByRole('textbox', { name: 'Line 2', exact: true }).fill('1/3 + 1/4')
  await expect(page.locator('.zn-result').nth(1)).toContainText('0.5833333')
  await page.reload()
  await expect(first).toHaveValue('[[1,2],[3]]')
  await expect(page.locator('.zn-result').nth(1)).toContainText('0.5833333')
  await page.getByRole('button', { name: 'Clear all lines' }).click()
  await expect(first).toHaveValue('')
})

test('constants are off where only a scientific calculator is allowed, and the page says why', async ({
  signedIn: page
}) => {
  await page.goto('/study-zone?tool=calculator&paper=cie-0580-p3-p4')
  await expect(page.getByText('Constants such as c and N_A are off')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all lines' }).click()
  await page.getByRole('textbox', { name: 'Line 1', exact: true }).fill('N_A × 2')
  await expect(page.getByText('This is off: the paper of your exam mode does not allow it.')).toBeVisible()
  await expectAccessible(page)
})
