import type { Page } from '@playwright/test'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { expectSaved } from './steps/notes.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const list = (page: Page) => page.getByRole('navigation', { name: 'List of notes' })

/** Its own browser knows no base address. */
async function writeNote(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/notetaker?note=new`)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Note', exact: true }).click()
}

async function tag(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a tag' }).click()
  await page.getByLabel('A tag, then Enter').fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Tag ${words}` })).toBeVisible()
}

test('a link, a tag and a pin survive a killed browser, a new name, and stand on a second device', async ({
  baseURL,
  browser,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const first = await device.openSignedIn(origin, student)
  const page = await first.context.newPage()
  await writeNote(page, origin, 'Supply')
  await expectSaved(page)
  await writeNote(page, origin, 'Demand')
  await page.keyboard.type('Compare [[sup')
  await expect(page.getByRole('option', { name: 'Supply' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await tag(page, 'paper 1')
  await page.getByRole('button', { name: 'More for this note' }).click()
  await page.getByRole('menuitem', { name: 'Pin to the top' }).click()
  await expect(
    list(page)
      .getByRole('region', { name: 'Pinned' })
      .getByRole('link', { name: /^Demand/ })
  ).toBeVisible()
  await first.kill()

  const again = await (await device.open()).context.newPage()
  await again.goto(`${origin}/notetaker`)
  await list(again)
    .getByRole('link', { name: /^Demand/ })
    .click()
  await again.getByRole('textbox', { name: 'Note', exact: true }).getByText('Supply').click()
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Supply')
  await again.getByRole('textbox', { name: 'Title' }).fill('Supply in the short run')
  await expectSaved(again)
  await expect(again.getByRole('region', { name: 'Linked notes' }).getByRole('link', { name: 'Demand' })).toBeVisible()
  await synced(again)

  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const other = await context.newPage()
  await other.goto(`${origin}/notetaker?tag=paper+1`)
  await expect(list(other).getByRole('link')).toHaveCount(1)
  await expect(list(other).getByRole('region', { name: 'Pinned' })).toBeVisible()
  await list(other)
    .getByRole('link', { name: /^Demand/ })
    .click()
  await other
    .getByRole('region', { name: 'Linked notes' })
    .getByRole('link', { name: 'Supply in the short run' })
    .click()
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Supply in the short run')
  await context.close()
})
