import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { aDrawing } from './steps/media.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const form = (page: Page) => page.getByRole('form', { name: 'A new card' })

/** Draws from one corner to the other, by shares of the picture. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const stage = form(page).getByRole('group', { name: 'Picture with boxes' })
  await expect(stage.getByRole('img')).toBeVisible()
  await stage.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + from[0] * width, y + from[1] * height)
  await page.mouse.down()
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 })
  await page.mouse.up()
}

/** Two boxes: the first is there at the start and is named and moved by keys, the second is drawn. */
async function writePictureCard(page: Page): Promise<void> {
  await page.goto('/notetaker?cards=all')
  await page.getByRole('button', { name: 'New card' }).first().click()
  await form(page).getByText('Picture with boxes', { exact: true }).click()
  await form(page).getByRole('button', { name: 'Save card' }).click()
  await expect(form(page).getByText('This card needs a picture. Add one below.')).toBeVisible()
  await form(page).getByLabel('Question above the picture, or nothing').fill('Which part is it?')
  await form(page).locator('input[type="file"]').first().setInputFiles(aDrawing('cell.png'))
  await form(page).getByLabel('What is below box 1').fill('nucleus')
  await draw(page, [0.05, 0.7], [0.4, 0.95])
  await form(page).getByLabel('What is below box 2').fill('cell wall')
  const first = form(page).getByRole('button', { name: 'Box 1: nucleus' })
  await first.focus()
  const before = await first.getAttribute('style')
  await page.keyboard.press('ArrowRight')
  await expect(first).not.toHaveAttribute('style', before ?? '')
  await expect(first).toBeFocused()
  await form(page).getByRole('button', { name: 'Add a box' }).click()
  const third = form(page).getByRole('button', { name: 'Box 3: no name' })
  await expect(third).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(third).toHaveCount(0)
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Save card' }).click()
  await expect(form(page)).toHaveCount(0)
}

async function expectReviewed(page: Page): Promise<void> {
  await page.goto('/notetaker?review=today')
  await expect(page.getByRole('heading', { name: 'Which part is it?' })).toBeVisible()
  await expect(page.locator('.oc-box[data-drawn="asked"]')).toHaveCount(1)
  await expect(page.getByText(/nucleus|cell wall/)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(page.locator('.oc-box[data-drawn="open"]')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Answer' }).getByText(/nucleus|cell wall/)).toBeVisible()
}

test('a picture with boxes is drawn, asked, and asked on a second device; as a deck it comes back the same', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const device = () =>
    browser.newContext({ storageState: signedInState(baseURL ?? '', student), reducedMotion: 'reduce' })
  const first = await device()
  const wrong = watch(first)
  const page = await first.newPage()
  await writePictureCard(page)
  await expect(page.getByRole('row').filter({ hasText: 'Which part is it?' })).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'Choose: Which part is it? [1]' }).check()
  await page.getByRole('checkbox', { name: 'Choose: Which part is it? [2]' }).check()
  await page.getByRole('button', { name: 'Save for Anki' }).click()
  const dialog = page.getByRole('dialog', { name: 'A deck for Anki' })
  await expect(dialog.getByText('2 cards · 0 answers · 1 picture or sound')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the deck' }).click()
  const deck = await (await saved).path()
  await expect(dialog.getByText('The deck is saved: 2 cards.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name: 'cards.apkg', mimeType: '', buffer: readFileSync(deck) })
  const same = page.locator('.im-counts > div', { hasText: 'Same' }).getByRole('definition')
  await expect(same).toHaveText('2')
  await expectReviewed(page)

  const second = await device()
  const wrongThere = watch(second)
  const there = await second.newPage()
  await there.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    await there.goto('/notetaker?review=today')
    await expect(there.getByRole('heading', { name: 'Which part is it?' })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await expectReviewed(there)
  expect([...wrong, ...wrongThere]).toEqual([])
  await first.close()
  await second.close()
})
