import { expect, type Page } from '@playwright/test'
import { madePdf, type MadeLine } from '../../support/made-pdf.ts'

/** A handout of so many pages; each says its own number. */
export function handout(pages: number, more: Omit<Parameters<typeof madePdf>[0], 'pages'> = {}): Buffer {
  const lines = (page: number): MadeLine[] => [
    { text: `Osmosis, part ${page}`, x: 72, y: 760, size: 20 },
    { text: 'Water moves through a partially permeable membrane.', x: 72, y: 700 },
    { text: `Pure water has a water potential of 0 kPa on page ${page}.`, x: 72, y: 660 }
  ]
  return madePdf({ pages: Array.from({ length: pages }, (_, at) => lines(at + 1)), ...more })
}

export async function bringPdf(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer })
}

/** Selects words of a page as a student does who draws over them. */
export async function selectWords(page: Page, words: string): Promise<void> {
  const span = page.locator('.pdf-text > span', { hasText: words }).first()
  await span.evaluate((element, wanted) => {
    const text = element.firstChild
    const at = element.textContent.indexOf(wanted)
    if (text) getSelection()?.setBaseAndExtent(text, at, text, at + wanted.length)
  }, words)
  await expect(page.getByRole('toolbar', { name: 'With the selected words' })).toBeVisible()
}
