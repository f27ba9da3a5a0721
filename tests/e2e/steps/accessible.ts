import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const OPTIONS = {
  /** WCAG 2.2 A and AA. */
  wcag: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  /** What axe calls best practice besides; the size of targets, of WCAG 2.2, it leaves out unless asked. */
  all: { rules: { 'target-size': { enabled: true } } },
  /** The rules that look at colours: what a theme can break in a page that was looked at as a whole. */
  colour: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
} as const satisfies Record<string, RunOptions>

/** What axe sees that is wrong with the page as it stands. */
export async function violationsOf(page: Page, rules: keyof typeof OPTIONS = 'wcag'): Promise<string[]> {
  // Into the page once: @axe-core/playwright does it for each look, and in a second page, which takes ten times as long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async options => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inPage.run({ resultTypes: ['violations'], ...options })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
  }, OPTIONS[rules] as RunOptions)
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
