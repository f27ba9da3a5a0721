import { globSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

const PASSWORD = 'a quiet violet harbour'
let made = 0

function anEmail(): string {
  made += 1
  return `newcomer${Date.now().toString(36)}${made}@example.com`
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/(main|onboarding)/)
}

async function signOutHere(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('cramless-auth'))
}

test('a newcomer signs up, is known on the public pages, and may log in again', async ({ page }) => {
  const email = anEmail()
  await signUp(page, email)
  await page.goto('/resources')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await signOutHere(page)
  await page.goto('/login?next=%2Fuser-settings')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(user-settings|onboarding)/)
})

test.describe('with a refusal of the server', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('a wrong password says so and keeps what was typed', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('do not match')
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
    await expectAccessible(page)
  })

  test('a used or mistyped link is explained', async ({ page }) => {
    await page.goto('/auth/callback?token_hash=0123456789abcdef&type=signup')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText(/used or is too old|not accepted/)
  })
})

test('a password is judged by its reasons before anything is sent', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('E-mail').fill('ada.lovelace@example.com')
  for (const [typed, reason] of [
    ['short', 'shorter than 8'],
    ['password1', 'most used'],
    ['Lovelace12', 'mostly your name']
  ] as const) {
    await password.fill(typed)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.locator('#password-error')).toContainText(reason)
    await expect(password).toBeFocused()
  }
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await expect(page.locator('#password-error')).toBeHidden()
})

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login')
  const show = page.getByRole('button', { name: 'Show the password' })
  await page.getByLabel('Password', { exact: true }).fill('secret words')
  await show.click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await show.click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('without a network the form says so, keeps everything, and works once it is back', async ({ page, context }) => {
    const email = anEmail()
    await page.goto('/signup')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await context.route('**/auth/v1/**', route => route.abort())
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toContainText('no connection')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await context.unroute('**/auth/v1/**')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/(main|onboarding)/)
  })
})

test.describe('while the server is not ready', () => {
  test.use({ expectedErrors: [/status of 50[34]|status of 422/] })

  test('a sign-up that got 503 was left at that: the form says that it goes on by itself, and does', async ({
    page
  }) => {
    await page.route('**/auth/v1/signup', route => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await page.goto('/signup')
    await page.getByLabel('E-mail').fill(anEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toContainText('This page tries again by itself')
    await expectAccessible(page)
    await page.waitForURL(/\/(main|onboarding)/)
  })

  test('an account that was made though its answer was lost on the way is signed in', async ({ page }) => {
    const lose = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.fulfill({ status: 504, json: {} })
    }
    await page.route('**/auth/v1/signup', lose, { times: 1 })
    await signUp(page, anEmail())
  })
})

test('a second press while the answer is on its way sends nothing more', async ({ page }) => {
  let sent = 0
  const answered = Promise.withResolvers<undefined>()
  await page.route('**/auth/v1/signup', async route => {
    sent += 1
    await answered.promise
    await route.continue()
  })
  await page.goto('/signup')
  await page.getByLabel('E-mail').fill(anEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  answered.resolve(undefined)
  await page.waitForURL(/\/(main|onboarding)/)
  expect(sent).toBe(1)
})

test('someone who is signed in goes straight on, and a hostile address leads nowhere else', async ({
  signedIn: page
}) => {
  await page.goto('/login?next=%2Fnotetaker')
  await page.waitForURL('**/notetaker')
  await page.goto('/signup?next=//evil.test')
  await page.waitForURL('**/main')
})

test('a session planted in the address is never taken up', async ({ page }) => {
  await page.goto('/auth/callback#access_token=planted&refresh_token=planted&expires_in=3600&token_type=bearer')
  await expect(page.getByRole('alert')).toContainText('There is no usable link in this address')
  expect(await page.evaluate(() => localStorage.getItem('cramless-auth'))).toBeNull()
  expect(page.url()).not.toContain('planted')
})

test('a code that another browser asked for opens nothing', async ({ page }) => {
  await page.goto('/auth/callback?code=4f1c2b7e-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('another browser')
  expect(await page.evaluate(() => localStorage.getItem('cramless-auth'))).toBeNull()
})

test('a reset link is asked for without telling who has an account', async ({ page }) => {
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await expect(page.getByText('If there is an account for nobody@example.com')).toBeVisible()
  await expectAccessible(page)
})

/** The link in the newest mail that the server wrote for this address. */
async function mailedLink(email: string): Promise<string> {
  const folder = process.env['E2E_DATA'] ?? ''
  const find = (): string | undefined =>
    globSync(`${folder}/mail/*.eml`)
      .sort()
      .map(path => readFileSync(path, 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter(mail => mail.includes(email))
      .map(mail => /\/auth\/callback\?token_hash=[\w-]+&(?:amp;)?type=\w+/.exec(mail)?.[0])
      .findLast(link => link !== undefined)
  await expect.poll(find).toBeTruthy()
  return find()?.replace('&amp;', '&') ?? ''
}

test('a forgotten password is replaced by the link of the mail, on the press of a button', async ({ page }) => {
  const email = anEmail()
  await signUp(page, email)
  await page.goto('/offline')
  await signOutHere(page)
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await page.goto(await mailedLink(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/reset-password#new')
  await page.getByLabel('New password').fill('a louder orange harbour')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.waitForURL(/\/(main|onboarding)/)
  await page.goto('/offline')
  await signOutHere(page)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a louder orange harbour')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(main|onboarding)/)
})

test('the menu of a phone opens, locks the page, and closes by Escape, by a link and by signing out', async ({
  signedIn: page
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/terms')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect((await menu.boundingBox())?.height ?? 0).toBeLessThanOrEqual(420)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out of this device?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'on')
})

test('a theme chosen on one page holds on the next, before it is painted', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
})

test('without JavaScript the sign-in page says why and cannot put a password into an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.locator('noscript .notice').first()).toContainText('need JavaScript')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
  await context.close()
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 under a title taken from the address', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^No Such Page/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Such Page')
    await expectAccessible(page)
  })
})
