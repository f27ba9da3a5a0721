import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './steps/accessible.ts'
import { deviceView, synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { pasteDrawing } from './steps/media.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { safeName } from './steps/student.ts'

const PASSWORD = 'a quiet violet harbour'

test('from sign-up to remembered: note, cards, reviews, reload, and the same on a second device, a picture of the note on its card', async ({
  page,
  browser
}) => {
  const name = safeName('journey')
  await page.goto('/signup')
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')

  await page.getByLabel('Username').fill(name.slice(0, 20))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('First steps')).toBeVisible()

  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Make cards' }).click()
  const accept = page.getByRole('button', { name: /^Add \d+ cards$/ })
  await expect(accept).toBeVisible()
  const ticked = Number(/\d+/.exec((await accept.textContent()) ?? '')?.[0])
  expect(ticked, 'suggestions with their sources').toBeGreaterThanOrEqual(8)
  expect(await page.getByText('From this note:').count()).toBeGreaterThanOrEqual(ticked)
  await expectAccessible(page)
  await accept.click()
  await expect(
    page
      .getByText(`${ticked} cards were added`)
      .or(page.getByText(`${ticked} cards`))
      .first()
  ).toBeVisible()

  await page.goto('/notetaker?review=today')
  for (let asked = 1; asked <= 5; asked += 1) {
    await expect(page.getByText(/^0 of \d+ learnt$/)).toBeVisible()
    await page.getByRole('button', { name: 'Show answer' }).press('Space')
    await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible()
    await page.keyboard.press('3')
  }
  await expect(page.getByText(/^0 of \d+ learnt$/)).toBeVisible()
  await synced(page)
  const studentId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('cramless-auth') ?? '{}') as { user: { id: string } }).user.id
  )
  const before = await deviceView(page, studentId)
  expect(before.reviews).toHaveLength(5)
  expect(before.cards).toHaveLength(ticked)

  await page.reload()
  await synced(page)
  const again = await deviceView(page, studentId)
  const answered = new Set(before.reviews.map(review => review.card_id))
  // A card that was not answered yet is due when the server first heard of it, which this device may still be told.
  const dueOf = (view: typeof before) => view.due.filter(one => answered.has(one.card_id))
  expect([again.cards, again.reviews, dueOf(again)]).toEqual([before.cards, before.reviews, dueOf(before)])

  const second = await browser.newContext()
  const wrong = watch(second)
  const other = await second.newPage()
  await other.goto('/login')
  await other.getByLabel('E-mail').fill(`${name}@example.com`)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Log in' }).click()
  await other.waitForURL('**/main')
  await synced(other)
  await expect(async () => {
    expect(await deviceView(other, studentId)).toEqual(await deviceView(page, studentId))
  }).toPass()

  await newNote(page, 'Cells')
  await pasteDrawing(page, 'cell.png')
  await page.getByLabel('Describe this picture').fill('A plant cell')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Put on a card' }).click()
  const form = page.getByRole('form', { name: 'A new card' })
  await expect(form.getByLabel('Answer', { exact: true })).toHaveValue('A plant cell')
  await form.getByLabel('Question', { exact: true }).fill('Which kind of cell is this?')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form).toHaveCount(0)
  // The card's picture does not hang on the note's.
  await page.locator('.ProseMirror figure img').click()
  await page.keyboard.press('Delete')
  await expect(page.locator('.ProseMirror figure')).toHaveCount(0)
  await expectSaved(page)
  await synced(page)
  await other.goto('/notetaker?cards=Which')
  await expect(other.getByRole('row').filter({ hasText: 'Which kind of cell' })).toBeVisible()
  await other.getByRole('row').filter({ hasText: 'Which kind of cell' }).press('Enter')
  const picture = other.getByRole('dialog', { name: 'Card' }).getByRole('img', { name: 'Picture 1' })
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(320)
  expect(wrong).toEqual([])
  await second.close()
})

test('"Export everything" always failed, since its try had a number where a day was asked for: its file opens', async ({
  signedIn: page
}) => {
  await newNote(page, 'Rivers')
  await paste(page, 'A meander is a bend in a river.')
  await expectSaved(page)
  await page.goto('/user-settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^cramless-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(strFromU8(files['notes/Rivers.md'] ?? new Uint8Array())).toContain('A meander is a bend in a river.')
  expect(Object.keys(files)).toContain('cramless.json')
})
