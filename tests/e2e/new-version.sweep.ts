import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { openFront } from './steps/front.ts'
import { newNote } from './steps/notes.ts'
import { signedInState } from './steps/student.ts'

test('a new version asks, takes nothing that was just typed, and comes in whole', async ({
  browser,
  baseURL,
  student
}) => {
  const front = await openFront(baseURL ?? '')
  const context = await browser.newContext({
    baseURL: front.origin,
    storageState: signedInState(front.origin, student)
  })
  try {
    const page = await context.newPage()
    await newNote(page, 'Through the new version')
    await synced(page)
    await keptOffline(page)

    front.release()
    await page.reload()
    const prompt = page.getByText('A new version is ready.')
    await expect(prompt).toBeVisible()
    const version = page.locator('html[data-version=next]')
    await expect(version, 'it does not come in by itself').toHaveCount(0)

    await page.getByRole('textbox', { name: 'Note', exact: true }).pressSequentially('typed a moment ago')
    await page.getByRole('button', { name: 'Reload now' }).click()
    await expect(version).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveText('typed a moment ago')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Through the new version')
    const isWaiting = () =>
      page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
    expect(await isWaiting()).toBe(false)
    await expect(prompt).toHaveCount(0)
    await keptOffline(page)
    await context.setOffline(true)
    await page.goto('/main')
    await expect(version, 'the kept copies are those of the new version').toHaveCount(1)
  } finally {
    await context.close()
    await front.close()
  }
})
