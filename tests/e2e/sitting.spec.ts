import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { signedInState } from './steps/student.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const answer = (page: Page, at: number) => page.getByRole('textbox', { name: /^Answer to question/ }).nth(at)

async function sitNewPaper(page: Page): Promise<void> {
  await page.goto('/paper-maker')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await page.getByRole('button', { name: 'Sit it now' }).click()
  await page.getByRole('radio', { name: '25 % more' }).check({ force: true })
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await expect(page.getByRole('timer')).toHaveText('1 h 34 min left')
}

test('a paper is sat offline, killed, resumed and submitted, and another device has every word of it', async ({
  signedIn: page,
  browser,
  student,
  baseURL
}) => {
  await sitNewPaper(page)
  // Back leaves the sitting, forward comes to the same question with every word, and the clock went on.
  const map = page.getByRole('navigation', { name: 'Questions' })
  await map.getByRole('button', { name: /^Question 2\b/ }).click()
  const place = page.url()
  await answer(page, 0).fill('before I went back')
  await page.goBack()
  await expect(page.getByRole('timer')).toHaveCount(0)
  // It said "Sat 1 time", and its mark scheme lay open while the clock ran.
  await expect(page.getByRole('button', { name: 'Begun, not submitted' })).toBeVisible()
  await page.getByRole('tab', { name: 'Mark scheme' }).click()
  await expect(page.getByText('The mark scheme stays closed until you submit it.')).toBeVisible()
  await expect(page.locator('.pp-page')).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(place)
  await expect(map.getByRole('button', { name: /^Question 2\b/ })).toHaveAttribute('aria-current', /.+/)
  await expect(answer(page, 0)).toHaveValue('before I went back')
  await expect(page.getByRole('timer')).toHaveText(/^1 h 3[0-4] min left$/)
  await answer(page, 0).fill('')
  await page.getByText('Whole paper').click()
  await expectAccessible(page)
  await synced(page)
  await keptOffline(page)
  const address = page.url()
  await page.context().setOffline(true)
  await answer(page, 0).pressSequentially('The gas is squeezed,\nso its pressure grows.', { delay: 5 })
  await page
    .getByRole('button', { name: /^Flag question/ })
    .first()
    .click()
  // Drawn from the device's database: only now is it said to be flagged.
  await expect(page.getByRole('button', { name: /Question 1: .*flagged/ })).toBeVisible()
  // No word of it has been said to be saved: the page is ended in the middle of a sentence.
  await answer(page, 1).pressSequentially('and the last words')
  const after = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await after.goto(address)
  await expect(answer(after, 0)).toHaveValue('The gas is squeezed,\nso its pressure grows.')
  await expect(answer(after, 1)).toHaveValue('and the last words')
  await expect(after.getByRole('button', { name: /Question 1: .*flagged/ })).toBeVisible()
  await answer(after, 2).fill('Written after the kill, still offline.')
  await after.getByRole('button', { name: 'Submit' }).first().click()
  const asked = after.getByRole('alertdialog', { name: 'Submit the paper?' })
  await expect(asked).toContainText('Flagged by you: 1')
  await asked.getByRole('button', { name: 'Submit' }).click()
  await expect(after.getByText(/^Submitted /).first()).toBeVisible()
  await after.context().setOffline(false)
  await synced(after)
  const other = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const screen = await other.newPage()
  await screen.goto(address)
  const script = screen.locator('.sit-given')
  await expect(script.nth(0)).toHaveText('The gas is squeezed,\nso its pressure grows.')
  await expect(script.filter({ hasText: 'and the last words' })).toHaveCount(1)
  await expect(script.filter({ hasText: 'Written after the kill, still offline.' })).toHaveCount(1)
  await expectAccessible(screen)
  await screen.goto('/paper-maker')
  await expect(screen.locator('.sit-attempts li').first()).toContainText('submitted')
  await other.close()
})
