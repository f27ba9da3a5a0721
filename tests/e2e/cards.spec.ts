import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { aPicture, aSound } from './steps/media.ts'
import { signedInState, signUpStudent } from './steps/student.ts'
import { fillDevice, schedulesDerived } from '../bench/fill-device.ts'

async function writeCard(page: Page, front: string, back: string): Promise<void> {
  await page.getByRole('button', { name: 'New card' }).first().click()
  const form = page.getByRole('form', { name: 'A new card' })
  await form.getByLabel('Question', { exact: true }).fill(front)
  await form.getByLabel('Answer', { exact: true }).fill(back)
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form).toHaveCount(0)
}

/** A card with a fault cannot be saved: the focus goes to what has to be mended, and no old notice says otherwise. */
async function expectFaultInSight(page: Page): Promise<void> {
  await expect(page.getByText('Card saved.')).toBeVisible()
  await page.getByRole('button', { name: 'New card' }).first().click()
  const form = page.getByRole('form', { name: 'A new card' })
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form.getByLabel('Question', { exact: true })).toBeFocused()
  await expect(form.locator('.field .error').first()).toBeInViewport()
  await expect(page.getByText('Card saved.')).toHaveCount(0)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
}

/** What the device keeps of a card that is being written. */
function keptDraft(page: Page, studentId: string): Promise<string> {
  return page.evaluate(async name => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(String(request.error)))
    })
    const rows = await new Promise<unknown>(resolve => {
      const request = db.transaction('meta').objectStore('meta').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    db.close()
    return JSON.stringify(rows)
  }, `cramless-${studentId}`)
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('cards are written, found, flagged, suspended and deleted in one list; undo brings back, a kill takes nothing', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({
    storageState: signedInState(baseURL ?? '', student),
    reducedMotion: 'reduce'
  })
  const wrong = watch(context)
  const page = await context.newPage()
  await page.goto('/notetaker?cards=all')
  await expect(page.getByText('Keep what you learn until the exam')).toBeVisible()
  await expectAccessible(page)
  await writeCard(page, 'Why did Stalin refuse free elections in Poland?', 'He wanted a friendly neighbour.')
  await expect(row(page, 'Stalin')).toBeVisible()
  await expectFaultInSight(page)
  await writeCard(page, 'What is meant by détente?', 'An easing of tension.')
  await expect(page.getByText('2 cards · 2 cards today', { exact: true })).toBeVisible()

  await page.getByLabel('Search your cards').fill('détente')
  await expect(row(page, 'Stalin')).toHaveCount(0)
  await expect(page).toHaveURL(/cards=d%C3%A9tente/)
  await page.getByRole('checkbox', { name: 'Choose: What is meant by détente?' }).check()
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Red flag' }).click()
  await expect(row(page, 'détente').getByRole('img', { name: 'Red flag' })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(row(page, 'détente')).toContainText('Suspended')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No card is like that')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(page, 'détente')).toContainText('Suspended')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New card' }).first().click()
  const begun = page.getByRole('form', { name: 'A new card' })
  await begun.getByLabel('Question', { exact: true }).fill('How is it said?')
  await begun
    .locator('input[type="file"]')
    .first()
    .setInputFiles([aPicture('map.png'), aSound('said.wav')])
  await begun.getByLabel('Description of picture 1').fill('A map')
  await expect(begun.getByText('said.wav')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => keptDraft(page, student.id)).toContain('A map')

  // The browser dies right after what the screen said was done, and in the middle of a card.
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto('/notetaker?cards=all')
  await again.getByRole('button', { name: 'New card' }).first().click()
  const back = again.getByRole('form', { name: 'A new card' })
  await expect(back.getByText('What you did not save last time is back.')).toBeVisible()
  await expect(back.getByLabel('Description of picture 1')).toHaveValue('A map')
  await back.getByLabel('Answer', { exact: true }).fill('Like this.')
  await back.getByRole('button', { name: 'Save card' }).click()
  await expect(back).toHaveCount(0)
  await expect(row(again, 'How is it said?').getByRole('img', { name: 'With a picture' })).toBeVisible()
  await again.goto('/notetaker?review=today')
  await expect(again.getByText('Why did Stalin refuse free elections in Poland?')).toBeVisible()
  await again.keyboard.press('b')
  await expect(again.getByRole('img', { name: 'A map' })).toBeVisible()
  await expectAccessible(again)
  await again.keyboard.press('p')
  await expect(again.getByRole('button', { name: 'Stop' })).toBeVisible()
  // Lower than the card with its picture: the grades are in sight all the same.
  await again.setViewportSize({ width: 1440, height: 480 })
  await again.keyboard.press('Space')
  await expect(again.getByRole('button', { name: /^Good/ })).toBeInViewport({ ratio: 1 })
  await again.goto('/notetaker?cards=is:suspended')
  await expect(row(again, 'détente')).toBeVisible()
  await expect(row(again, 'Stalin')).toHaveCount(0)
  await row(again, 'détente').press('Enter')
  const dialog = again.getByRole('dialog', { name: 'Card' })
  await expect(dialog.getByText('An easing of tension.')).toBeVisible()
  await expect(dialog.getByText('Not answered yet.')).toBeVisible()
  await expectAccessible(again)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(again, 'détente')).toHaveCount(0)
  await again.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(again, 'détente')).toBeVisible()
  await again.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(again)
  await context.close()
  expect(wrong).toEqual([])
})

test('a list of very many cards draws a few, and overdue ones are spread over days', async ({ browser, baseURL }) => {
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({
    storageState: signedInState(baseURL ?? '', student),
    reducedMotion: 'reduce'
  })
  const page = await context.newPage()
  await page.goto('/notetaker?cards=all')
  await expect(page.getByText('Keep what you learn until the exam')).toBeVisible()
  await schedulesDerived(page, student.id)
  await fillDevice(page, student.id, 1200)
  await page.reload()
  await expect(page.getByText(/^1,?200 cards/)).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(80)
  await expectAccessible(page)
  await expect(page.getByText(/cards are overdue/)).toBeVisible()
  await context.close()
})

test('a typed answer is compared with the card, a choice is marked, both by keys alone; undo goes back to the first', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({
    storageState: signedInState(baseURL ?? '', student),
    reducedMotion: 'reduce'
  })
  const wrong = watch(context)
  const page = await context.newPage()
  await page.goto('/notetaker?cards=all')
  await page.getByRole('button', { name: 'New card' }).first().click()
  const form = page.getByRole('form', { name: 'A new card' })
  await form.getByText('Type the answer').click()
  await form.getByLabel('Question', { exact: true }).fill('Which plan rebuilt Europe?')
  await form.getByLabel('Answer', { exact: true }).fill('Marshall Plan')
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'New card' }).first().click()
  await form.getByText('Multiple choice').click()
  await form.getByLabel('Question', { exact: true }).fill('Where did they meet in July 1945?')
  await form.getByLabel('Right answer', { exact: true }).fill('Potsdam')
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form.getByText('Write at least one wrong option.')).toBeVisible()
  await form.getByLabel('Wrong options, one on each line').fill('Yalta\nTehran')
  await form.getByRole('button', { name: 'Save card' }).click()
  await expect(form).toHaveCount(0)

  await page.goto('/notetaker?review=today')
  await page.getByLabel('Your answer').fill('marshal plan')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.rk-diff ins')).toHaveText('l')
  await expectAccessible(page)
  await page.keyboard.press('3')
  await expect(page.getByText('Where did they meet in July 1945?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('1')
  await expect(page.locator('.rk-options [data-right="true"]')).toContainText('Potsdam')
  await expect(page.locator('.rk-options [data-chosen="true"]')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('3')
  await page.keyboard.press('z')
  await expect(page.getByText('Where did they meet in July 1945?')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Which plan rebuilt Europe?')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await context.close()
  expect(wrong).toEqual([])
})
