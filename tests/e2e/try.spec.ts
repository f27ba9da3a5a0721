import { expect, test } from './steps/fixtures.ts'
import { deviceView } from './steps/device.ts'
import { safeName } from './steps/student.ts'

const PASSWORD = 'a quiet violet harbour'

test('landing to first graded card in at most 3 presses, and nothing is stored', async ({ page }) => {
  await page.goto('/')
  let presses = 0
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1
    await page
      .getByRole('group', { name: /^Review of/ })
      .getByRole('button', { name })
      .click()
  }
  await press(/^Show answer/)
  await press(/^Good/)
  await expect(page.getByText(/^Card 2 of \d+$/)).toBeVisible()
  console.info(`landing to first graded card: ${presses} presses`)
  expect(presses).toBeLessThanOrEqual(3)
  expect(await page.evaluate(() => localStorage.getItem('cramless-study-this'))).toBeNull()
})

test('three grades given before the account are in the review log after sign-up', async ({ page }) => {
  await page.goto('/archives-history/potsdam-and-the-cold-war')
  await page.getByRole('link', { name: 'Study this' }).click()
  for (const key of ['3', '1', '4']) {
    await expect(page.getByRole('button', { name: /^Show answer/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Good/ })).toBeFocused()
    await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: /^Keep these \d+ cards$/ }).click()
  const name = safeName('try')
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.getByLabel('Username').fill(name.slice(0, 20))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText(/is in your workspace, with \d+ cards/)).toBeVisible()
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('cramless-auth') ?? '{}') as { user: { id: string } }).user.id
  )
  const { reviews } = await deviceView(page, id)
  expect(reviews.map(review => review.grade).sort()).toEqual([1, 3, 4])
})

test('cards that were asked for before there was an account are in it, without a grade and without a word', async ({
  page
}) => {
  await page.goto('/archives-history/potsdam-and-the-cold-war')
  await page.getByRole('link', { name: 'Study this' }).click()
  await expect(page.getByRole('button', { name: /^Show answer/ })).toBeFocused()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cramless-study-this'))).not.toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('cramless-study-this'))).toBeNull()
  const name = safeName('held')
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
  await expect(page.getByText(/is in your workspace, with \d+ cards/)).toBeVisible()
  await page.goto('/notetaker')
  await expect(page.getByRole('link', { name: /Potsdam/ }).first()).toBeVisible()
})

test('sign-up to first reviewed card in at most 12 interactions', async ({ page }) => {
  let interactions = 0
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
    interactions += 1
    await page.getByRole(role, { name, exact: typeof name === 'string' }).click()
  }
  const fill = async (label: string, words: string): Promise<void> => {
    interactions += 1
    await page.getByLabel(label, { exact: true }).fill(words)
  }
  const name = safeName('hour')
  await page.goto('/signup')
  await expect(page.locator('[autofocus]')).toBeFocused()
  await fill('E-mail', `${name}@example.com`)
  await fill('Password', PASSWORD)
  await press('Create account')
  await page.waitForURL('**/onboarding')
  await expect(page.getByLabel('Username')).toBeFocused()
  await fill('Username', name.slice(0, 20))
  await press('Next')
  await press('Skip for now')
  await press('Skip for now')
  interactions += 1
  await page.getByText('Start with sample data').click()
  await press('Start')
  await press('Start review', 'link')
  await press('Show answer')
  await press(/^Good/)
  await expect(page.getByText(/^[01] of \d+ learnt$/)).toBeVisible()
  console.info(`sign-up to first reviewed card: ${interactions} interactions`)
  expect(interactions).toBeLessThanOrEqual(12)
})

test('Get Started leads a newcomer to an account, and its link stays that of the workspace', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Get Started' })
  await expect(link).toHaveAttribute('href', '/main')
  await link.click()
  await page.waitForURL('**/signup')
})

test('the page for a missing address has its title, heading and breadcrumb without a script', async ({ request }) => {
  const answer = await request.get('/some-old/lost-page')
  const html = await answer.text()
  expect(answer.status()).toBe(404)
  expect(html).toContain('<title>Lost Page · ')
  expect(html).toContain('<h1>Lost Page</h1>')
  expect(html).toMatch(/"position":3,"name":"Lost Page"/)
  for (const heading of ['<h2>Overview</h2>', '<h2>Details</h2>', '<h3>More information</h3>', '<h3>Related</h3>'])
    expect(html).toContain(heading)
})

test('Back to Top scrolls to the top', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
