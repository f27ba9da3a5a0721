import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

const LIST = [
  'Term\tMeaning\tTags',
  'osmosis\tmovement of water; through a membrane\tcells',
  'diffusion\tmovement of particles\tcells',
  'active transport\t',
  'osmosis\tmovement of water; through a membrane\tcells',
  '{{c1::ATP}} is made in the {{c2::mitochondrion}}\t\tcells'
].join('\n')

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles(file(name, text))
}

const figure = (page: Page, title: string) =>
  page.locator('.im-counts > div', { hasText: title }).getByRole('definition')

test('a list of cards comes in whole, not twice, and goes again whole', async ({ signedIn: page }) => {
  await choose(page, 'cells.txt', LIST)
  await expect(page.getByText('4 cards found.')).toBeVisible()
  await expect(figure(page, 'Left out')).toHaveText('2')
  await expect(page.getByText('1 card has no back.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'New subject' })
  await page.getByLabel('Name of the new subject').fill('Biology')
  await page.getByRole('button', { name: 'Bring in 4 cards' }).click()
  await expect(page.getByText('4 cards of cells.txt are in.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(1)

  await page.getByRole('checkbox', { name: /^Choose: osmosis/ }).check()
  await page.getByRole('button', { name: 'Choose all 4' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await (await saved).path()
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: readFileSync(csv) })
  await expect(figure(page, 'Same')).toHaveText('4')
  await expect(figure(page, 'New')).toHaveText('0')

  await choose(page, 'cells.txt', LIST.replace('movement of particles', 'spreading of particles'))
  await expect(figure(page, 'Same')).toHaveText('3')
  await expect(figure(page, 'Changed')).toHaveText('1')
  await page.getByRole('radio', { name: 'Take theirs' }).click()
  await page.getByRole('button', { name: 'Bring in 1 card' }).click()
  await expect(page.getByText('1 card of cells.txt is in.')).toBeVisible()

  await page.goto('/notetaker?import=')
  const undo = page.getByRole('button', { name: 'Undo cells.txt' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(undo).toHaveCount(0)
  await page.goto('/notetaker?cards=all')
  await expect(page.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(0)
})

test('what cannot be read is said in words, and a pasted list is read', async ({ signedIn: page }) => {
  await choose(page, 'deck.apkg', 'PK\u0003\u0004 and more')
  await expect(page.getByRole('alert')).toContainText('cannot be read yet')
  await page.getByLabel('Or paste the list').fill('cat;Katze\ndog;Hund')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByText('2 cards found.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})
