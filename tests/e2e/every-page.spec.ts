import type { Page } from '@playwright/test'
import { tools } from '#config/tools.ts'
import { pageOf, pages } from '../built/site.ts'
import { overflowOf, violationsOf } from './accessible.ts'
import { expect, test } from './fixtures.ts'

/** Every page that needs no account, as built. The answer to an unknown address stands in 404.html. */
const toolPages = new Set(Object.values(tools).map(tool => pageOf(tool.path)))
const everyPage = pages
  .filter(page => !toolPages.has(page))
  .map(page => (page === '404.html' ? '/no-such-page' : `/${page.replace(/\/?index\.html$/, '')}`))

const WIDTHS = [390, 1440] as const
const THEMES = ['dark', 'light'] as const

/** As the switch in the footer does it; the page need not load again. */
async function paint(page: Page, theme: (typeof THEMES)[number], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(chosen => {
    if (chosen === 'dark') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = chosen
  }, theme)
}

// A trace of every look takes longer than the looks.
test.use({
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404 .*no-such-page/]
})

test('every public page: nothing for axe in both themes on a phone and a desk, nothing past 320 px', async ({
  page
}) => {
  test.setTimeout(600_000)
  expect(everyPage.length).toBeGreaterThan(50)
  const wrong: string[] = []
  for (const path of everyPage) {
    await page.goto(path)
    for (const width of WIDTHS)
      for (const theme of THEMES) {
        await paint(page, theme, width)
        const violations = await violationsOf(page, 'all')
        wrong.push(...violations.map(violation => `${path} ${theme} ${width}: ${violation}`))
      }
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await overflowOf(page)
    if (overflow > 0) wrong.push(`${path}: ${overflow} px past the edge of 320`)
  }
  expect(wrong).toEqual([])
})
