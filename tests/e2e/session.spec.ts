import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { expectSaved, newNote } from './steps/notes.ts'
import { ZONE } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

/** Makes the stored session look as if the device had slept past its end. */
function expireStoredSession(): void {
  const session = JSON.parse(localStorage.getItem('cramless-auth') ?? '{}') as {
    expires_at: number
    expires_in: number
  }
  session.expires_at = Math.floor(Date.now() / 1000) - 86_400
  localStorage.setItem('cramless-auth', JSON.stringify(session))
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] })

  test.use({ keepsTools: true })

  test('a cold start with an expired token and no network opens the workspace', async ({ signedIn: page, context }) => {
    await newNote(page, 'Kept for the train')
    await expectSaved(page)
    await synced(page)
    await keptOffline(page)
    await page.evaluate(expireStoredSession)
    await page.context().setOffline(true)
    await page.goto('/notetaker')
    await expect(page.getByRole('link', { name: /Kept for the train/ })).toBeVisible()
    await page.getByRole('link', { name: /Kept for the train/ }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept for the train')
    await page.goto('/about-nothing-visited')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.context().setOffline(false)
    await context.close()
  })
})

test.describe('with data saver', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] })

  test.use({ keepsTools: true })

  test('only the first screens are kept, and /main opens without a network', async ({ browser, student, baseURL }) => {
    const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    )
    const page = await context.newPage()
    await page.goto('/user-settings')
    await synced(page)
    const listed = await page.evaluate(
      async () => (await (await fetch('/sw.js')).text()).match(/"list":"shell"/g)?.length
    )
    expect(listed).toBeGreaterThan(10)
    const kept = () => page.evaluate(async () => (await (await caches.open('tools-shell')).keys()).length)
    await expect.poll(kept).toBe(listed)
    // The rest would be begun right after these, and with every visit: time enough for some of it.
    await page.reload()
    await synced(page)
    expect(await page.evaluate(async () => (await (await caches.open('tools-later')).keys()).length)).toBe(0)
    await page.evaluate(() => caches.delete('assets'))
    await context.setOffline(true)
    await page.goto('/main')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/First steps|Nothing is due now|Review \d+ cards?/).first()).toBeVisible()
    await context.close()
  })
})

test.describe('with a session that was revoked elsewhere', () => {
  test.use({ expectedErrors: [/status of 40\d/] })

  test('the workspace locks, keeps everything, and opens again for the same student', async ({ browser, baseURL }) => {
    const origin = baseURL ?? ''
    const student = await signUpStudent(origin)
    const context = await browser.newContext({ storageState: signedInState(origin, student) })
    const page = await context.newPage()
    await newNote(page, 'Safe behind the lock')
    await expectSaved(page)
    await synced(page)

    const elsewhere = await serverView(origin, student)
    await elsewhere.auth.signOut({ scope: 'global' })
    await page.evaluate(expireStoredSession)
    await page.goto('/notetaker')
    await expect(page.getByRole('heading', { name: 'You are signed out on this device' })).toBeVisible()
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map(database => database.name))
    expect(kept).toContain(`cramless-${student.id}`)

    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.getByLabel('E-mail').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill(student.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/(main|notetaker)/)
    await page.goto('/notetaker')
    await expect(page.getByRole('link', { name: /Safe behind the lock/ })).toBeVisible()
    await context.close()
  })

  test('behind the lock the device can be cleared, after saying what only it has', async ({ browser, baseURL }) => {
    const origin = baseURL ?? ''
    const student = await signUpStudent(origin)
    const context = await browser.newContext({ storageState: signedInState(origin, student) })
    const page = await context.newPage()
    await page.goto('/main')
    await synced(page)
    await page.route('**/rest/v1/rpc/sync_push', route => route.fulfill({ status: 401, json: {} }))
    await newNote(page, 'Never sent')
    await expectSaved(page)
    const elsewhere = await serverView(origin, student)
    await elsewhere.auth.signOut({ scope: 'global' })
    await page.evaluate(expireStoredSession)
    await page.goto('/notetaker')
    await page.getByRole('button', { name: 'Sign out and clear this device' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear this device?' })
    await expect(question.getByText(/only on this device\. Clearing it would lose/)).toBeVisible()
    await question.getByRole('button', { name: 'Keep everything here' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Sign out and clear this device' }).click()
    await question.getByRole('button', { name: 'Sign out and clear this device' }).click()
    await page.waitForURL(/\/login/)
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map(database => database.name))
    expect(kept).not.toContain(`cramless-${student.id}`)
    await context.close()
  })
})

test('a clock that is two days ahead is told once', async ({ browser, student, baseURL }) => {
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const page = await context.newPage()
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000)
  await page.goto('/user-settings')
  const told = page.getByText(/^The clock of this device says /)
  await expect(told).toBeVisible()
  await expect(told).toContainText(
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: ZONE }).format(new Date())
  )
  await page.reload()
  await synced(page)
  await expect(told).toHaveCount(0)
  await context.close()
})

test('a full name that was changed elsewhere appears on the open page', async ({ browser, student, baseURL }) => {
  const state = signedInState(baseURL ?? '', student)
  const [here, there] = [
    await browser.newContext({ storageState: state }),
    await browser.newContext({ storageState: state })
  ]
  const [page, other] = [await here.newPage(), await there.newPage()]
  for (const one of [page, other]) {
    await one.goto('/user-settings')
    await synced(one)
  }
  const name = `Ada ${Date.now().toString(36)}`
  const written = other.waitForResponse(
    answer => answer.url().includes('/rest/v1/profiles') && answer.request().method() === 'POST'
  )
  await other.getByLabel('Full name').fill(name)
  await other.getByLabel('Full name').press('Enter')
  expect((await written).ok()).toBe(true)
  // What the page does by itself once a minute.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await here.close()
  await there.close()
})
