import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

test('a calculator line, a grade and a citation outlive a reload', async ({ signedIn: page }) => {
  await page.goto('/study-zone?tool=calculator')
  const first = page.getByRole('textbox', { name: 'Line 1', exact: true })
  await first.fill('√12 + √27')
  await expect(page.locator('.zn-result').first()).toContainText('8.660254')
  await first.press('Enter')
  const second = page.getByRole('textbox', { name: 'Line 2', exact: true })
  await expect(second).toBeFocused()
  await second.fill('8.66 × 2')
  await page.getByRole('button', { name: 'Use line 1' }).click()
  await expect(second).toHaveValue('line 1 × 2')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Line 2', exact: true })).toHaveValue('line 1 × 2')

  await page.goto('/study-zone?tool=grades')
  const parts = [
    ['Paper 1', '36', '38', '55'],
    ['IA', '20', '18', '24'],
    ['Paper 2', '44', '', '50']
  ]
  for (const [at, [name = '', weight = '', marks = '', outOf = '']] of parts.entries()) {
    const part = page
      .getByRole('group')
      .filter({ has: page.getByRole('textbox', { name: 'Your marks' }) })
      .nth(at)
    await part.getByRole('textbox', { name: 'Weight, %' }).fill(weight)
    await part.getByRole('textbox', { name: 'Your marks' }).fill(marks)
    await part.getByRole('textbox', { name: 'Out of' }).fill(outOf)
    await part.getByRole('textbox', { name: 'Name' }).fill(name)
  }
  const boundary = page.getByRole('group', { name: 'Boundary 1' })
  await boundary.getByRole('textbox', { name: 'Grade' }).fill('6')
  await boundary.getByRole('textbox', { name: 'From, %' }).fill('66')
  await expect(page.getByText('For a 6 you need 30 of 50 marks on Paper 2.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/study-zone?tool=citations')
  await page.getByRole('textbox', { name: 'Who made it' }).fill('Gaddis, John Lewis')
  await page.getByRole('textbox', { name: 'Title' }).fill('The Cold War: a new history')
  await page.getByRole('textbox', { name: 'Date' }).fill('2005')
  await expect(page.getByText('Gaddis, John Lewis. The Cold War: A New History. 2005.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the entry' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expectAccessible(page)
})
