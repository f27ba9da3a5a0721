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
  await expect(page.getByText('6: you need 30 of 50 marks on Paper 2.')).toBeVisible()
  await expectAccessible(page)

  const ia = page.getByRole('group', { name: 'IA', exact: true }).getByRole('textbox', { name: 'Your marks' })
  await ia.fill('60')
  await expect(page.getByText('More than the total')).toBeVisible()
  await expect(page.getByText(/you need/)).toHaveCount(0)
  await ia.fill('18')
  await expect(page.getByText('6: you need 30 of 50 marks on Paper 2.')).toBeVisible()

  await page.goto('/study-zone?tool=citations')
  await page.getByRole('textbox', { name: 'Who made it' }).fill('Gaddis, John Lewis')
  await page.getByRole('textbox', { name: 'Title' }).fill('The Cold War: a new history')
  await page.getByRole('textbox', { name: 'Date' }).fill('2005')
  await expect(page.getByText('Gaddis, John Lewis. The Cold War: A New History. 2005.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the entry' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  await expectAccessible(page)
})

test('a formula is found, filled in, and goes into the calculator with its letters', async ({ signedIn: page }) => {
  await page.goto('/study-zone?tool=formulas&sheet=ib-physics')
  await page.getByRole('textbox', { name: 'Find a formula' }).fill('kinetic energy')
  await page.getByRole('button', { name: 'Use: Kinetic energy', exact: true }).click()
  await page.getByRole('textbox', { name: 'mass, kg (m)' }).fill('1200')
  await page.getByRole('textbox', { name: 'speed, m/s (v)' }).fill('25')
  await expect(page.locator('.zn-use output')).toContainText('375000')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'speed, m/s (v)' }).fill('')
  await page.getByRole('button', { name: 'Open in the calculator' }).click()
  await expect(page.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveValue('m = 1200')
  await expect(page.getByRole('textbox', { name: 'Line 2', exact: true })).toHaveValue('v =')
  await expect(page.getByRole('textbox', { name: 'Line 3', exact: true })).toHaveValue('E_k = m*v^2/2')
})

test('exam mode turns off what the paper does not allow, and says why', async ({ signedIn: page }) => {
  await page.goto('/study-zone?tool=calculator')
  await page.getByRole('combobox', { name: 'Exam mode' }).selectOption('ib-aa-p1')
  await expect(page.getByText('The calculator is off: this paper is without one.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the timer' }).click()
  await expect(page.getByRole('region', { name: 'Exam mode' })).toBeVisible()
  await page.goto('/study-zone?tool=calculator')
  await expect(page.getByText('The calculator is off: this paper is without one.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave exam mode' }).click()
  await expect(page.getByRole('textbox', { name: 'Line 1', exact: true })).toBeVisible()
})

test('units and command terms are worked from the keyboard', async ({ signedIn: page }) => {
  await page.goto('/study-zone?tool=units')
  await page.getByRole('combobox', { name: 'From' }).selectOption('mile')
  await page.getByRole('combobox', { name: 'To' }).selectOption('km')
  await page.getByRole('textbox', { name: 'Value' }).fill('5.0')
  await expect(page.getByText('5.0 mile = 8.0 km')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('5.0 mile = 8.0 km')).toBeVisible()
  await page.goto('/study-zone?tool=terms')
  await page.getByRole('textbox', { name: 'Find a term' }).fill('distinguish')
  await expect(page.getByText('Make the difference clear.')).toBeVisible()
  await expectAccessible(page)
})
