import type { Page } from '@playwright/test'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const DAY = 86_400_000

/** One press a point: the first ones are earned, the others are not; the focus goes on by itself. */
async function markAll(page: Page, earned: number): Promise<number> {
  let presses = 0
  while ((await page.locator('.rv-ending').count()) === 0) {
    // Levels wait for their own key; of points it says nothing.
    await page.keyboard.press('l')
    await page.keyboard.press(presses < earned ? '1' : '2')
    presses += 1
    await expect(page.locator('.rv-ending').or(page.locator('[data-open="true"]').first())).toBeVisible()
  }
  return presses
}

test('a mark lost on a paper becomes a card, a task and a drill; its card closes it, on every device', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const device = await browser.newContext({ storageState: signedInState(origin, student) })
  const wrong = watch(device)
  const page = await device.newPage()
  await page.goto('/paper-maker')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await page.getByRole('button', { name: 'Sit it now' }).click()
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.getByText('Whole paper').click()
  const fields = page.getByRole('textbox', { name: /^Answer to question/ })
  // The whole paper is drawn when more than the one question in hand is there.
  await expect.poll(() => fields.count()).toBeGreaterThan(1)
  const parts = await fields.count()
  await synced(page)
  await keptOffline(page)
  await page.context().setOffline(true)
  for (let at = 0; at < parts; at += 1) await fields.nth(at).fill(`Working of part ${at + 1}: v = s / t = 3.2 m/s`)
  const address = page.url()
  const tab = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await tab.goto(address)
  await expect(tab.getByRole('textbox', { name: /^Answer to question/ }).first()).toHaveValue(/^Working/)
  await tab.getByRole('button', { name: 'Submit' }).first().click()
  await tab.getByRole('alertdialog', { name: 'Submit the paper?' }).getByRole('button', { name: 'Submit' }).click()
  await tab.getByRole('link', { name: 'Have it marked' }).first().click()
  // One press a point and none for the paper: the ending comes by itself.
  await tab
    .getByRole('group', { name: /your verdict on point/ })
    .first()
    .waitFor()
  const points = await tab.locator('[data-open="true"]').count()
  expect(await markAll(tab, 1)).toBeLessThanOrEqual(points)
  await tab.getByRole('link', { name: /^Win back/ }).click()
  const marks = tab.locator('.rv-losses > li > b')
  await marks.first().waitFor()
  const numbers = (await marks.allTextContents()).map(text => Number(text.replace('−', '')))
  const lost = numbers.reduce((sum, one) => sum + one, 0)
  // One card, so that the reviews below are of one; it wins back all that its part lost.
  const cards = tab.getByRole('checkbox', { name: /^Make (?:this card|one card)/ })
  for (let at = (await cards.count()) - 1; at > 0; at -= 1) await cards.nth(at).press('Space')
  const first = tab.locator('.rv-losses > li').filter({ has: cards.first() }).first()
  const ofPart = Number((await first.locator('> b').textContent())?.replace('−', ''))
  await tab.getByRole('button', { name: 'Make this one card' }).click()
  await expect(tab.getByText(/^Card made/)).toBeVisible()
  await tab
    .getByRole('button', { name: /^Plan 15 min/ })
    .first()
    .click()
  await expect(tab.getByText(/^In your tasks, due/)).toBeVisible()
  await tab.context().setOffline(false)
  await synced(tab)
  for (const [days, grade, waiting] of [
    [0, '4', /^No network.*, 1 to send/],
    [30, '3', /^No network.*, 2 to send/],
    [300, '3', /^No network.*, 3 to send/]
  ] as const) {
    // Offline: a server would not believe this clock, nor let the session of an earlier day go on.
    await tab.clock.setFixedTime(Date.now() + days * DAY)
    await tab.context().setOffline(true)
    await tab.goto('/notetaker?review=today')
    await expect(tab.locator('.show-answer')).toBeVisible()
    await tab.keyboard.press('Space')
    await expect(tab.locator('.grades')).toBeVisible()
    await tab.keyboard.press(grade)
    await expect(tab.locator('.grades')).toHaveCount(0)
    // Painted before it is on the disk (decision 006): the page is left once it is.
    await expect(tab.getByRole('button', { name: waiting })).toBeVisible()
  }
  await tab.goto('/main')
  await expect(tab.getByText(`${lost - ofPart} open · ${ofPart} won back`)).toBeVisible()
  await tab.context().setOffline(false)
  await synced(tab)
  const other = await browser.newContext({ storageState: signedInState(origin, student) })
  const screen = await other.newPage()
  await screen.goto('/main')
  await expect(screen.getByText(`${lost - ofPart} open · ${ofPart} won back`)).toBeVisible()
  await other.close()
  await device.close()
  expect(wrong.filter(text => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
})

/** Sits what stands on the screen with the same words in each answer, and hands it in. */
async function sitAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.getByText('Whole paper').click()
  const fields = page.getByRole('textbox', { name: /^Answer to question/ })
  await expect.poll(() => fields.count()).toBeGreaterThan(0)
  const parts = await fields.count()
  for (let at = 0; at < parts; at += 1) await fields.nth(at).fill(`Working of part ${at + 1}: v = s / t = 3.2 m/s`)
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await page.getByRole('alertdialog', { name: 'Submit the paper?' }).getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Have it marked' }).first().click()
  await page
    .getByRole('group', { name: /your verdict on point/ })
    .first()
    .waitFor()
}

test('a mark lost on a paper leads to its drill, and is won back by its own question, sat again', async ({
  signedIn: page
}) => {
  await page.goto('/paper-maker')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await page.getByRole('button', { name: 'Sit it now' }).waitFor()
  const paper = page.url()
  await page.getByRole('button', { name: 'Sit it now' }).click()
  await sitAll(page)
  await markAll(page, 0)
  await page.getByRole('link', { name: /^Win back/ }).click()
  await page
    .getByRole('link', { name: /^Drill/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start the drill' }).click()
  await sitAll(page)
  await markAll(page, Number.POSITIVE_INFINITY)
  await page.goto(paper)
  await page.getByRole('button', { name: 'Sit it now' }).click()
  await sitAll(page)
  await markAll(page, Number.POSITIVE_INFINITY)
  await page.goto('/main')
  await expect(page.getByText(/open · [1-9]\d* won back/)).toBeVisible()
})
