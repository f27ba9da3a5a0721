import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

test('a note of a template keeps its earlier text, shows what changed, and gives it back', async ({
  signedIn: page
}) => {
  await page.goto('/notetaker?note=new&template=cornell')
  const body = page.getByRole('textbox', { name: 'Note', exact: true })
  await expect(body.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Weimar')
  await body.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Inflation ruined the savings of the middle class in the year 1923.')
  await expect(page.locator('.save-state')).toHaveText('Saved on this device')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Something else.')
  await expect(page.locator('.save-state')).toHaveText('Saved on this device')

  await page.getByRole('button', { name: 'More for this note' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('list', { name: 'Earlier texts' }).getByRole('button').first().click()
  await expect(dialog.locator('del').filter({ hasText: 'Inflation' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore this text' }).click()
  await expect(body).toContainText('Inflation ruined the savings')
  await page.reload()
  await expect(body).toContainText('Inflation ruined the savings')
})
