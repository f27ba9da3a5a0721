import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

test('a flip card turns by the keyboard, alone, and turns back', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('button', { name: '80 %: Click to find out' })
  await card.scrollIntoViewIfNeeded()
  await expect(page.locator('.slips astro-island').nth(2)).not.toHaveAttribute('ssr')
  await expect(page.getByText('At least 80 % of college students')).toBeHidden()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('At least 80 % of college students')).toBeVisible()
  await expect(page.getByText('About 75 % of college students')).toBeHidden()
  const back = page.getByRole('button', { name: '80 %: Turn back' })
  await expect(back).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await back.press('Space')
  await expect(page.getByText('At least 80 % of college students')).toBeHidden()
})

/** Goes from About to Terms and says whether the browser faded between them. */
async function fades(page: Page): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener(
      'pagereveal',
      event => (document.documentElement.dataset['faded'] = String(!!event.viewTransition))
    )
  )
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.waitForURL('/terms')
  await expect(page.locator('html')).toHaveAttribute('data-faded', /./)
  return (await page.locator('html').getAttribute('data-faded')) === 'true'
}

test.describe('with motion', () => {
  test('one page fades into the next', async ({ page }) => {
    expect(await fades(page)).toBe(true)
  })

  test('the headline writes itself anew while the page below stands still', async ({ page }) => {
    await page.goto('/')
    const line = page.locator('.typed-line')
    const below = page.locator('.hero .lead').first()
    await page.evaluate(async () => document.fonts.ready)
    const place = await below.boundingBox()
    await expect(line).toContainText('Write it down')
    expect(await below.boundingBox()).toEqual(place)
    await expect(page.getByRole('heading', { name: 'Learn it today. Keep it till the exam.' })).toBeVisible()
  })
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change at once', async ({ page }) => {
    expect(await fades(page)).toBe(false)
  })

  test('the headline stays', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.locator('.hero astro-island')).not.toHaveAttribute('ssr')
    await page.clock.runFor(60_000)
    await expect(page.locator('.typed-line')).toHaveText('Learn it today.Keep it till the exam.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both sides of the cards, all bullets, all notes and both hints can be read', async ({ page }) => {
    await page.goto('/')
    for (const text of ['At least 80 % of college students', '75 %', 'Learn it today.'])
      await expect(page.getByText(text).first()).toBeVisible()
    await page.goto('/features')
    for (const text of ['You can take everything out as a file.', 'Photosynthesis', 'Potsdam Conference'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.locator('.for-teacher').first()).toBeVisible()
    await expect(page.locator('.for-student').first()).toBeVisible()
  })
})

test('the persona changes the hints, and a list shows more and less', async ({ page }) => {
  await page.goto('/features')
  const student = page.getByText('Write by subject. Press one button and it suggests cards')
  const teacher = page.getByText('Give your class a text')
  await expect(student).toBeVisible()
  await expect(teacher).toBeHidden()
  await expect(page.locator('.sheet astro-island').first()).not.toHaveAttribute('ssr')
  await page.getByRole('radio', { name: 'Student' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(teacher).toBeVisible()
  await expect(student).toBeHidden()
  const last = page.getByText('You can take everything out as a file.')
  await expect(last).toBeHidden()
  await page.getByRole('button', { name: 'Show more : Note Taker' }).click()
  await expect(last).toBeVisible()
  await page.getByRole('button', { name: 'Show less : Note Taker' }).click()
  await expect(last).toBeHidden()
})

test('the note browser goes round in both directions', async ({ page }) => {
  await page.goto('/features')
  const examples = page.getByRole('group', { name: 'Example notes' })
  await examples.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island:has(.leaves)')).not.toHaveAttribute('ssr')
  const shown = (name: string) => expect(examples.getByRole('heading', { name })).toBeVisible()
  await shown('Potsdam Conference')
  await examples.getByRole('button', { name: 'Prev' }).click()
  await shown('Photosynthesis')
  await examples.getByRole('button', { name: 'Next' }).click()
  await shown('Potsdam Conference')
  await examples.getByRole('button', { name: 'Next' }).click()
  await shown('Transformation of Functions')
  await expect(examples.getByRole('status')).toHaveText('2 of 3')
})

test('a message is sent by a plain form, and an empty one is not', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form.contact')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/$/)
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Message').fill('The second table is wrong.\nRow three.')
  await form.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/contact-sent')
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
})

test('a signed-in student reports an error of an entry, and the message names the page', async ({ signedIn: page }) => {
  await page.goto('/archives-history/potsdam-and-the-cold-war')
  await page.getByRole('link', { name: 'Report an error on this page' }).click()
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/^\/archives-history\/potsdam-and-the-cold-war\n/)
  await message.press('End')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/contact-sent')
})

test('a student who is signed in goes from the start to the workspace, without a way back to it', async ({
  signedIn: page
}) => {
  await page.goto('/about')
  await page.goto('/').catch(() => undefined)
  await page.waitForURL('**/main')
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a link preview with a session reads the page', async ({ browser, student, baseURL }) => {
  const context = await browser.newContext({
    storageState: signedInState(baseURL ?? '', student),
    userAgent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'
  })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto(`${baseURL ?? ''}/`)
  // The way to the workspace begins with a fetch, from a script that has run by now.
  expect(fetched).toEqual([])
  await expect(page).toHaveURL(/\/$/)
  await context.close()
})

test('search finds by the beginnings of words and keeps them in the address', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('searchbox').fill('hydrogr')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=hydrogr/)
  await expect(page.locator('.found li').first()).toContainText(/hydrograph/i)
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(page.getByRole('status')).toContainText('No page contains all of these words')
})

test('a desk fetches login and other pages when idle, a phone does not', async ({ browser, baseURL }) => {
  for (const isPhone of [false, true]) {
    const context = await browser.newContext(isPhone ? { hasTouch: true, isMobile: true } : {})
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${baseURL ?? ''}/terms`)
    await page.clock.runFor(60_000)
    // A minute of the page's clock takes what time it takes: the script may still be on its way.
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000)
        return page.locator('link[rel=prefetch]').evaluateAll(links => links.map(link => link.getAttribute('href')))
      })
      .toEqual(isPhone ? [] : ['/login', '/signup', '/about', '/main', '/planner'])
    await context.close()
  }
})

const ENTRY = '/archives-history/potsdam-and-the-cold-war'

test('an archive entry put aside while signed out arrives after sign-in, once', async ({ page, baseURL }) => {
  const student = await signUpStudent(baseURL ?? '')
  await page.goto(ENTRY)
  const title = await page.locator('h2.display').innerText()
  const cards = await page.locator('details', { has: page.locator('summary') }).count()
  expect(cards).toBeGreaterThan(5)
  await page.getByRole('link', { name: 'Study this' }).click()
  for (let asked = 0; asked < 3; asked += 1) {
    await page.getByRole('button', { name: /^Show answer/ }).click()
    await page.getByRole('button', { name: /^Good/ }).click()
  }
  await page.getByRole('button', { name: /^Keep these/ }).click()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/login**')
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/main**')
  await expect(page.getByText(`“${title}” is in your workspace`)).toBeVisible()
  await page.getByRole('button', { name: 'Open the note' }).click()
  await page.waitForURL('**/notetaker?note=*')
  await expect(page.getByRole('textbox', { name: /title/i })).toHaveValue(title)
  const server = await serverView(baseURL ?? '', student)
  const count = async (table: string): Promise<number> =>
    (await server.from(table).select('id', { count: 'exact', head: true })).count ?? -1
  await expect.poll(() => count('notes')).toBe(1)
  await expect.poll(() => count('cards')).toBeGreaterThan(5)
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('cramless-study-this'))).toBeNull()
  expect(await count('notes')).toBe(1)
})

test('a signed-in student studies an entry at once', async ({ signedIn: page }) => {
  await page.goto('/archives-geography/storm-hydrographs')
  await page.getByRole('link', { name: 'Study this' }).click()
  await page.waitForURL('**/main**')
  await expect(page.getByText('is in your workspace, with')).toBeVisible()
  await page.getByRole('button', { name: 'Open the note' }).click()
  await page.waitForURL('**/notetaker?note=*')
  await expect(page.locator('.ProseMirror')).toContainText(/discharge/i)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] })

  test('whoever has been on the first page once sees it again offline, with its styles', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true)
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          return (await Promise.all(sheets.map(({ href }) => caches.match(href)))).every(Boolean)
        })
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI study tools for students')
    await expect(page.locator('body')).toHaveCSS('background-color', /rgb|oklch/)
    await context.setOffline(false)
  })
})
