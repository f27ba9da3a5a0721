import type { Page } from '@playwright/test'
import { tools } from '#config/tools.ts'
import { pageOf, pages } from '../built/site.ts'
import { overflowOf, violationsOf } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'

/** Every page that needs no account, as built, and the answer to an unknown address, which is made on demand. */
const toolPages = new Set(Object.values(tools).map(tool => pageOf(tool.path)))
const everyPage = [
  ...pages.filter(page => !toolPages.has(page)).map(page => `/${page.replace(/\/?index\.html$/, '')}`),
  '/no-such-page'
]

/** A page that a link of a mail opens shows something else than without it. */
const FROM_A_MAIL = '/auth/callback?token_hash=a&type=recovery'
/** Where one who has not signed in yet can have chosen a theme. */
const FRONT = ['/', '/login', '/signup', '/reset-password', FROM_A_MAIL]

type Theme = 'dark' | 'light' | 'contrast'
/** Each theme and each width is looked at by every rule once; in the other pairs only colours can differ. */
const LOOKS: readonly { width: number; whole: Theme; colours: Theme }[] = [
  { width: 390, whole: 'dark', colours: 'light' },
  { width: 1440, whole: 'light', colours: 'dark' }
]

/** As the switch in the footer does it; the page need not load again. */
async function paint(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(chosen => {
    if (chosen === 'dark') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = chosen
  }, theme)
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404 .*no-such-page/]
})

test('every public page: nothing for axe in any theme on a phone and a desk, nothing past 320 px', async ({ page }) => {
  test.setTimeout(600_000)
  expect(everyPage.length).toBeGreaterThan(50)
  expect(everyPage).toEqual(expect.arrayContaining(FRONT.filter(path => path !== FROM_A_MAIL)))
  const wrong: string[] = []
  for (const path of [...everyPage, FROM_A_MAIL]) {
    await page.goto(path)
    for (const { width, whole, colours } of LOOKS) {
      await page.setViewportSize({ width, height: 800 })
      // At the end of the page the bar of a phone covers nothing; elsewhere it lies over whatever scrolls by.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      for (const theme of [whole, colours, ...(FRONT.includes(path) ? ['contrast' as const] : [])]) {
        await paint(page, theme)
        const violations = await violationsOf(page, theme === whole ? 'all' : 'colour')
        wrong.push(...violations.map(violation => `${path} ${theme} ${width}: ${violation}`))
      }
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await overflowOf(page)
    if (overflow > 0) wrong.push(`${path}: ${overflow} px past the edge of 320`)
  }
  expect(wrong).toEqual([])
})
