import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe sees that breaks WCAG 2.2 A or AA; with `'all'` also what it calls best practice. */
export async function violationsOf(page: Page, rules: 'wcag' | 'all' = 'wcag'): Promise<string[]> {
  // Into the page once: @axe-core/playwright does it for each look, and in a second page, which takes ten times as long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async tags => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await inPage.run({
        resultTypes: ['violations'],
        ...(tags ? { runOnly: { type: 'tag', values: tags } } : {})
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
    },
    rules === 'wcag' ? WCAG : undefined
  )
}

/** No violation of WCAG 2.2 A or AA that axe can see, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  await expectNoOverflow(page)
}

/** Nothing reaches past the screen's edge. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflowOf(page), 'no horizontal overflow').toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
