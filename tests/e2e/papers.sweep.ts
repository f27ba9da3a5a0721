import type { Page } from '@playwright/test'
import { expect, test } from './steps/fixtures.ts'

/** Every preset that makes a whole paper, printed by Chromium: paper, mark scheme and answer booklet, on A4 and Letter. */
const VIEWS = ['Paper', 'Mark scheme', 'Answer booklet'] as const

interface Offer {
  readonly board: string
  readonly paper: string
}

async function offers(page: Page): Promise<Offer[]> {
  const found: Offer[] = []
  let last: string[] = []
  const board = page.getByLabel('Board')
  for (const name of await board.locator('option').allTextContents()) {
    await board.selectOption({ label: name })
    await expect(page.getByLabel('Paper', { exact: true }).locator('option')).not.toHaveText(last)
    const papers = await page.getByLabel('Paper', { exact: true }).locator('option').allTextContents()
    last = papers
    found.push(...papers.map(paper => ({ board: name, paper })))
  }
  return found
}

/** What reaches below the foot or beyond the edge of its page, by whole blocks and by the words and figures in them. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pp-page')].flatMap((sheet, at) => {
      const foot = sheet.querySelector('.pp-foot')?.getBoundingClientRect().top ?? 0
      const { left, right } = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('.pp-block, .pp-block *')].flatMap(part => {
        const box = part.getBoundingClientRect()
        const isSeen = box.width > 1 && box.height > 1 && !part.closest('.hidden-text, .katex-mathml')
        const isOver = box.bottom > foot + 1 || box.right > right + 1 || box.left < left - 1
        return isSeen && isOver ? [`page ${at + 1}: ${part.className} ${part.textContent.slice(0, 40)}`] : []
      })
    })
  )

/** A paper of an American board begins on Letter. */
async function setSize(page: Page, size: 'A4' | 'Letter'): Promise<void> {
  if ((await page.locator('.pp-frame').getAttribute('data-size')) === size) return
  await page.getByRole('button', { name: 'More for this paper' }).click()
  await page.getByRole('menuitem', { name: `Print on ${size} paper` }).click()
}

const numbering = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pages = [...document.querySelectorAll('.pp-page')]
    return pages.every((one, at) => one.textContent.includes(`Page ${at + 1} of ${pages.length}`))
  })

// Every other preset each: the longest of all pages ran on alone when the second worker had nothing left to do.
test.describe.configure({ mode: 'parallel' })

for (const half of [0, 1])
  test(`every preset prints whole pages, half ${half + 1}: numbered, nothing over an edge, text selectable, fonts embedded`, async ({
    signedIn: page
  }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/paper-maker')
    await page.getByRole('button', { name: 'Make the paper' }).waitFor()
    const made: string[] = []
    const refused: string[] = []
    const wrong: string[] = []
    const mine = (await offers(page)).filter((_, at) => at % 2 === half)
    for (const { board, paper } of mine) {
      await page.goto('/paper-maker')
      await page.getByLabel('Board').selectOption({ label: board })
      await page.getByLabel('Paper', { exact: true }).selectOption({ label: paper })
      const make = page.getByRole('button', { name: 'Make the paper' })
      const sheets = page.locator('.pp-page')
      await expect(make.or(page.getByRole('button', { name: /quick/i })).first()).toBeVisible()
      if (await make.isVisible()) await make.click()
      // A preset that cannot fill a whole paper says why and offers the quick session.
      await sheets
        .nth(1)
        .waitFor({ timeout: 8000 })
        .catch(() => undefined)
      if ((await sheets.count()) < 2) {
        refused.push(paper)
        continue
      }
      for (const view of VIEWS) {
        await page.getByRole('tab', { name: view, exact: true }).click()
        const size = view === 'Answer booklet' ? 'Letter' : 'A4'
        await setSize(page, size)
        // The choice of size is kept first: until then the pages of the other size are set and at rest.
        await page.locator(`.pp-frame[data-size="${size}"][aria-busy="false"]`).waitFor()
        await sheets.first().waitFor()
        const name = `${paper}, ${view}`
        const count = await sheets.count()
        const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
        const pages = (pdf.match(/\/Type \/Page\b(?!s)/g) ?? []).length
        if (pages !== count) wrong.push(`${name}: ${pages} pages printed, ${count} shown`)
        if (!(await numbering(page))) wrong.push(`${name}: page numbers`)
        if (!/\/ToUnicode/.test(pdf) || !/\/FontFile|\/Type3/.test(pdf))
          wrong.push(`${name}: text or fonts are missing`)
        wrong.push(...(await overflows(page)).slice(0, 3).map(one => `${name}: ${one}`))
        made.push(name)
      }
    }
    process.stdout.write(`${made.length} PDFs; no whole paper: ${refused.join('; ') || 'none'}\n`)
    expect(wrong).toEqual([])
    expect(made.length).toBeGreaterThanOrEqual(30)
  })
