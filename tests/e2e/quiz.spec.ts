import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { deviceView, synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

/** Options A to D by turns, so that some are right and some are not; each answer checked and left by Enter. */
async function answerByKeys(page: Page, from: number, count: number): Promise<void> {
  for (let asked = from; asked < from + count; asked += 1) {
    await expect(page.getByText(new RegExp(`^Question ${asked} of 8`))).toBeVisible()
    await page.keyboard.press('abcd'[asked % 4] ?? 'a')
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Sure' }).or(page.getByRole('radio', { name: 'Sure' }))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^(?:Right|Not right)$/)).toBeVisible()
    await expect(page.getByText('From your note')).toBeVisible()
    await page.keyboard.press('Enter')
  }
}

test('a quiz by keyboard, killed in the middle, ended, its card made, and all of it on a second device', async ({
  baseURL,
  browser,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const first = await device.openSignedIn(origin, student)
  const one = await first.context.newPage()
  await one.goto(`${origin}/notetaker?note=new`)
  await one.getByRole('textbox', { name: 'Title' }).fill('Potsdam')
  await one.getByRole('textbox', { name: 'Note', exact: true }).click()
  await paste(one, HISTORY_NOTE)
  await expectSaved(one)
  await one.getByRole('link', { name: 'Quiz', exact: true }).first().click()
  await expect(one.getByRole('checkbox', { name: /Potsdam/ })).toBeChecked()
  for (const kind of ['True or false', 'Fill the gap', 'Match', 'Put in order', 'Number', 'Own words'])
    await one.getByRole('button', { name: kind }).click()
  await one.getByRole('textbox', { name: 'Questions' }).fill('8')
  await one.getByRole('textbox', { name: 'Questions' }).press('Tab')
  await expectAccessible(one)
  await one.getByRole('button', { name: 'Make the quiz' }).click()
  await expect(one.getByText(/^Question 1 of 8/)).toBeVisible()
  await expectAccessible(one)
  const address = one.url()
  await answerByKeys(one, 1, 3)
  await one.keyboard.press('b')
  await expect(one.getByText('Answer saved on this device.')).toBeVisible()
  await first.kill()

  const second = await device.open()
  const page = await second.context.newPage()
  await page.goto(`${origin}/main`)
  await page.getByRole('link', { name: /Go on with the quiz/ }).click()
  await expect(page.locator('.qz-options [aria-pressed="true"]')).toHaveCount(1)
  await answerByKeys(page, 4, 5)
  await expect(page.locator('.qz-score')).toBeFocused()
  await expect(page.locator('.qz-score')).toHaveText(/of 8 right$/)
  await expect(page.locator('.qz-score')).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Make \d+ cards?$/ }).click()
  await expect(page.getByText('Its card is made').first()).toBeVisible()
  const score = await page.locator('.qz-score').textContent()
  await synced(page)
  const here = await deviceView(page, student.id)
  expect(here.cards.length).toBeGreaterThan(0)

  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const wrong = watch(context)
  const two = await context.newPage()
  await two.goto(address)
  await expect(two.locator('.qz-score')).toHaveText(score ?? '')
  await expect.poll(async () => (await deviceView(two, student.id)).cards).toEqual(here.cards)
  await two.getByRole('link', { name: 'Potsdam' }).first().click()
  await expect(two.getByRole('textbox', { name: 'Title' })).toHaveValue('Potsdam')
  expect(wrong).toEqual([])
  await context.close()
})

test('no notes, no such quiz, a note with nothing to ask: each says what it is', async ({ browser, baseURL }) => {
  const origin = baseURL ?? ''
  const context = await browser.newContext({ storageState: signedInState(origin, await signUpStudent(origin)) })
  const page = await context.newPage()
  await page.goto('/notetaker?quiz=new')
  await expect(page.getByText('Find out what you do not know yet')).toBeVisible()
  await page.goto('/notetaker?quiz=01890000-0000-7000-8000-000000000000')
  await expect(page.getByText(/There is no such quiz/)).toBeVisible()
  await newNote(page, 'Thin')
  await paste(page, 'Yes, well. See below.')
  await expectSaved(page)
  await page.getByRole('link', { name: 'Quiz', exact: true }).first().click()
  await page.getByRole('button', { name: 'Make the quiz' }).click()
  await expect(page.getByText('These notes give no questions of these kinds.')).toBeInViewport()
  await expect(page.getByText(/Notes give more questions when/)).toBeVisible()
  await context.close()
})

for (const width of [390, 1440])
  test(`all on one page at ${width} px: numbered, asks before it ends with gaps, and the result is seen first`, async ({
    browser,
    baseURL
  }) => {
    const origin = baseURL ?? ''
    const context = await browser.newContext({
      storageState: signedInState(origin, await signUpStudent(origin)),
      viewport: { width, height: 780 }
    })
    const wrong = watch(context)
    const page = await context.newPage()
    await newNote(page, 'Potsdam')
    await paste(page, HISTORY_NOTE)
    await expectSaved(page)
    await page.getByRole('link', { name: 'Quiz', exact: true }).first().click()
    await page.getByText('All on one page').click()
    await page.getByRole('textbox', { name: 'Questions' }).fill('50')
    await page.getByRole('textbox', { name: 'Questions' }).press('Tab')
    await page.getByRole('button', { name: 'Make the quiz' }).click()
    const thin = page.getByText(/These notes give \d+ questions of the 50/)
    await expect(thin).toBeFocused()
    await expect(thin).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Begin with/ })).toBeInViewport()
    await page.getByRole('button', { name: /^Begin with/ }).click()
    await expect(page.getByRole('heading', { name: 'Question 9', exact: true })).toBeAttached()
    await page.getByRole('button', { name: 'Finish and see the result' }).click()
    const asked = page.getByRole('alertdialog', { name: /^\d+ questions are empty\. Finish\?$/ })
    await expect(asked).toBeVisible()
    await asked.getByRole('button', { name: 'Go on answering' }).click()
    await expect(page.getByRole('button', { name: 'Finish and see the result' })).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'Finish now' }).click()
    await expect(page.locator('.qz-score')).toBeFocused()
    await expect(page.locator('.qz-score')).toBeInViewport()
    await expectAccessible(page)
    expect(wrong).toEqual([])
    await context.close()
  })
