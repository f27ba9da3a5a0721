import { expect, test } from './steps/fixtures.ts'
import { fillDesk } from './steps/full-desk.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

test('the list of notes is one stop of the Tab key: forty presses did not reach the text of a note', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const { note } = await fillDesk(baseURL ?? '', student)
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const page = await context.newPage()
  await page.goto(`/notetaker?note=${note}`)
  const text = page.getByRole('textbox', { name: 'Note', exact: true })
  await expect(text).toContainText('Note 25 says')
  const list = page.getByRole('navigation', { name: 'List of notes' })
  await expect(list.getByRole('link')).toHaveCount(26)
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
  await expect(list.locator('[tabindex="0"]')).toHaveAttribute('aria-current', 'page')

  let presses = 0
  for (; presses < 40; presses += 1) {
    if (await text.evaluate(element => element.contains(document.activeElement))) break
    await page.keyboard.press('Tab')
  }
  expect(presses).toBeLessThan(40)

  await list.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: /^Note 24 / })).toBeFocused()
  await expect(page.getByText('move in the list, Enter opens a note')).toHaveCSS('opacity', '1')
  await page.keyboard.press('End')
  await expect(list.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(note))
  await expect(text).toContainText('Note 26 says')
  await context.close()
})
