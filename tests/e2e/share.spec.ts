import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const LIST = 'osmosis\tmovement of water\ndiffusion\tspreading of particles\n'

async function choose(page: Page, name: string, bytes: string | Buffer): Promise<void> {
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name, mimeType: '', buffer: Buffer.from(bytes as string) })
}

async function share(page: Page): Promise<Buffer> {
  await page.goto('/notetaker?cards=all')
  await page.getByRole('button', { name: 'Share all 2 cards' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('In it: 2 cards.')
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  return readFileSync(await (await saved).path())
}

/** Opens a card of the list and gives it another side. */
async function change(page: Page, card: string, side: 'Question' | 'Answer', words: string): Promise<void> {
  await page.goto('/notetaker?cards=all')
  await page.getByRole('row').filter({ hasText: card }).getByText(card).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: side, exact: true }).fill(words)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
}

test('a shared deck opens at another student; a newer one keeps what that student changed', async ({
  baseURL,
  browser
}) => {
  const origin = baseURL ?? ''
  const [author, other] = [await signUpStudent(origin), await signUpStudent(origin)]
  const pages: Page[] = []
  const wrong: string[][] = []
  for (const student of [author, other]) {
    const context = await browser.newContext({ storageState: signedInState(origin, student), baseURL: origin })
    wrong.push(watch(context))
    pages.push(await context.newPage())
  }
  const [a, b] = pages as [Page, Page]
  await choose(a, 'cells.txt', LIST)
  await a.getByRole('button', { name: 'Bring in 2 cards' }).click()
  await expect(a.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(1)

  await choose(b, 'cells.cramless', await share(a))
  await expect(b.getByText('2 cards found.')).toBeVisible()
  await expectAccessible(b)
  await b.getByRole('button', { name: 'Bring in 2 cards' }).click()
  await expect(b.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(1)

  await change(b, 'osmosis', 'Question', 'What is osmosis?')
  await change(a, 'osmosis', 'Answer', 'water through a membrane')
  await choose(b, 'cells.cramless', await share(a))
  await b.getByRole('button', { name: /^Bring in/ }).click()
  const row = b.getByRole('row').filter({ hasText: 'What is osmosis?' })
  await expect(row).toHaveCount(1)
  await row.getByText('What is osmosis?').click()
  await expect(b.getByRole('dialog')).toContainText('water through a membrane')
  expect(wrong.flat()).toEqual([])
  for (const page of pages) await page.context().close()
})

test('a link to a note opens after signing in, with all of it in the link', async ({ baseURL, browser }) => {
  const origin = baseURL ?? ''
  const [author, other] = [await signUpStudent(origin), await signUpStudent(origin)]
  const from = await browser.newContext({
    storageState: signedInState(origin, author),
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write']
  })
  const a = await from.newPage()
  await a.goto('/notetaker?note=new')
  await a.getByRole('textbox', { name: 'Title' }).fill('Potsdam')
  await a.getByRole('textbox', { name: 'Note', exact: true }).click()
  await a.keyboard.type('Stalin refused free elections.')
  await expect(a.locator('.save-state')).toHaveText('Saved on this device')
  await a.getByRole('button', { name: 'More for this note' }).click()
  await a.getByRole('menuitem', { name: 'Share' }).click()
  await a.getByRole('button', { name: 'Copy link' }).click()
  await expect(a.getByText('The link is copied.')).toBeVisible()
  const link = await a.evaluate(() => navigator.clipboard.readText())
  await from.close()

  const to = await browser.newContext()
  const wrong = watch(to)
  const b = await to.newPage()
  await b.goto(link)
  await b.getByLabel('E-mail').fill(other.email)
  await b.getByLabel('Password', { exact: true }).fill(other.password)
  await b.getByRole('button', { name: 'Log in' }).click()
  await expect(b.getByText('1 note found.')).toBeVisible()
  await b.getByRole('button', { name: 'Bring in 1 note' }).click()
  await expect(b.getByRole('textbox', { name: 'Title' })).toHaveValue('Potsdam')
  await expect(b.getByRole('textbox', { name: 'Note', exact: true })).toContainText('Stalin refused free elections.')
  expect(wrong).toEqual([])
  await to.close()
})
