import { expect, test } from './steps/fixtures.ts'
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
