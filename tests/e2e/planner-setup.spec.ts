import { expect, test } from './steps/fixtures.ts'
import { day, fill } from './steps/planner-world.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

test('"Add an exam" made one at once: it is filled in first, outlives a reload, and one press takes it back', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await fill(origin, student)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto('/planner?view=setup&part=exams')
  const papers = page.locator('.pl-rows').getByLabel('Paper', { exact: true })
  await expect(papers).toHaveCount(2)
  await page.getByRole('button', { name: 'Add an exam' }).click()
  const form = page.getByRole('form', { name: 'Add an exam' })
  await form.getByLabel('Paper', { exact: true }).fill('Paper 3')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('Choose the date of the exam.')
  await page.reload()
  await expect(form.getByLabel('Paper', { exact: true })).toHaveValue('Paper 3')
  await expect(papers).toHaveCount(2)
  await form.getByLabel('Date', { exact: true }).fill(day(-3))
  await expect(form.getByText('This date is over. Nothing is planned for it.')).toBeVisible()
  await form.getByLabel('Date', { exact: true }).fill(day(22))
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(papers).toHaveCount(3)
  // In order of their dates: on the 20th, the 22nd and the 24th day from now.
  expect(await papers.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))).toEqual([
    'Paper 1',
    'Paper 3',
    'Paper 2'
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(papers).toHaveCount(2)
  await context.close()
})
