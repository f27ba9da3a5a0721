import type { Page } from '@playwright/test'
import { madePdf, type MadeScan } from '../support/made-pdf.ts'
import { expectAccessible } from './steps/accessible.ts'
import { keptOffline } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { expectSaved, newNote } from './steps/notes.ts'
import { bringPdf } from './steps/pdf.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const SENTENCES = [
  'Osmosis is the net movement of water molecules',
  'through a partially permeable membrane.',
  'Pure water has a water potential of 0 kPa.'
]
const FILES = /\/_astro\/ocr-[^/]+\/\w+\.bin$/

const body = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Read the text in this picture' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Text in the picture' })
const found = (page: Page) => dialog(page).getByLabel('The text that was found')

/** Sentences printed on white, as a file of the browser's own making. */
const printed = (page: Page, lines: readonly string[], type: string, width = 1100, height = 500): Promise<string> =>
  page.evaluate(
    ([words, mime, w, h]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, w, h)
      context.fillStyle = '#111'
      context.font = '34px serif'
      for (const [at, line] of words.entries()) context.fillText(line, 60, 100 + 60 * at)
      return canvas.toDataURL(mime, 0.9).split(',')[1] ?? ''
    },
    [lines, type, width, height] as const
  )

async function pastePicture(page: Page, lines: readonly string[]): Promise<void> {
  await body(page).evaluate(
    (element, base64) => {
      const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'handout.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    await printed(page, lines, 'image/png')
  )
  await expect(body(page).locator('figure img')).toHaveAttribute('src', /^blob:/)
}

const scan = async (page: Page, lines: readonly string[]): Promise<MadeScan> => ({
  jpeg: Buffer.from(await printed(page, lines, 'image/jpeg', 1240, 1754), 'base64'),
  width: 1240,
  height: 1754
})

// Of the part without a network: what the page asks for besides.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('the words of a picture are read on this device, corrected, put below it and undone; then without a network', async ({
  signedIn: page,
  baseURL
}) => {
  const asked: string[] = []
  page.context().on('request', request => void asked.push(request.url()))
  await newNote(page, 'Membranes')
  await pastePicture(page, SENTENCES)
  await button(page).click()
  await expect(dialog(page)).toContainText('The reader comes once: 4.0 MB.')
  await expect(dialog(page)).toContainText('The picture stays on this device.')
  await expect(dialog(page)).toContainText('It does not read handwriting.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Read the text' }).click()
  await expect(found(page)).toBeFocused({ timeout: 60_000 })
  const text = await found(page).inputValue()
  expect(text.split(/\s+/)).toEqual(SENTENCES.join(' ').split(' '))
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expectAccessible(page)

  // Closed by mistake, a correction is still there.
  await found(page).fill(`${text}\n\nMy own line.`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await button(page).click()
  await expect(found(page)).toHaveValue(/My own line\.$/)
  await dialog(page).getByRole('button', { name: 'Insert below the picture' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const first = `${SENTENCES[0] ?? ''} ${SENTENCES[1] ?? ''}`
  await expect(body(page).locator('figure + p')).toContainText(first)
  await expect(body(page)).toContainText('My own line.')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(body(page)).not.toContainText('My own line.')
  await expect(body(page).locator('figure img')).toBeVisible()
  expect(asked.filter(url => !url.startsWith(baseURL ?? '') && !/^(?:blob|data):/.test(url))).toEqual([])

  await expectSaved(page)
  await keptOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await button(page).click()
  await expect(dialog(page)).toContainText('The reader is on this device.')
  await dialog(page).getByRole('button', { name: 'Read the text' }).click()
  await expect(found(page)).toHaveValue(/Osmosis is the net movement/, { timeout: 60_000 })
  await page.context().setOffline(false)
})

test('without a network before the first time it says so; stopped in the middle nothing changes; no words, no text', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({
    storageState: signedInState(base, await signUpStudent(base)),
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark'
  })
  const wrong = watch(context)
  const page = await context.newPage()
  await newNote(page, 'A blank page')
  await pastePicture(page, [])
  await context.route(FILES, route => route.abort('internetdisconnected'))
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Read the text' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('There is no network. The reader needs it once')
  await expectAccessible(page)

  await context.unroute(FILES)
  let pass: () => void = () => undefined
  const gate = new Promise<void>(resolve => (pass = resolve))
  await context.route(FILES, async route => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await dialog(page).getByRole('button', { name: 'Read it again' }).click()
  await dialog(page).getByRole('button', { name: 'Stop' }).click()
  await expect(dialog(page)).toContainText('The reader comes once: 4.0 MB.')
  pass()
  await context.unroute(FILES)
  await dialog(page).getByRole('button', { name: 'Read the text' }).click()
  await expect(dialog(page)).toContainText('No printed words were found in this picture.', { timeout: 60_000 })
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(body(page).locator(':scope > :not(figure)').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(wrong.filter(text => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
  await context.close()
})

test('scanned pages of a PDF are read into the note, each under a heading that leads back to it', async ({
  signedIn: page
}) => {
  await page.goto('/notetaker')
  const scans = [await scan(page, SENTENCES), await scan(page, ['The second page speaks of plant cells.'])]
  const printedPage = [{ text: 'A page with text of its own.', x: 72, y: 700 }]
  await bringPdf(page, 'scan.pdf', madePdf({ pages: [printedPage], scans }))
  await page.getByRole('textbox', { name: 'Page' }).fill('2')
  await page.keyboard.press('Enter')
  const second = page.getByRole('group', { name: 'Page 2' })
  await second.getByRole('button', { name: 'Read the text of this page' }).click()
  await expect(page.getByRole('button', { name: 'Read all 2 scanned pages' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read the text of page 2' }).click()
  await expect(page.getByText('The text of 1 page is in your note.').first()).toBeVisible({ timeout: 90_000 })
  await expect(body(page).getByRole('heading', { name: 'Page 2' })).toBeVisible()
  await expect(body(page)).toContainText('Pure water has a water potential of 0 kPa.')

  await page.getByRole('textbox', { name: 'Page' }).fill('3')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Read the text of page 3' }).click()
  await expect(body(page)).toContainText('The second page speaks of plant cells.', { timeout: 90_000 })
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).first().click()
  await expect(body(page)).not.toContainText('The second page speaks of plant cells.')
  await expect(body(page).getByRole('heading', { name: 'Page 2' })).toBeVisible()
  await body(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(second).toBeInViewport()
  await expectAccessible(page)
})
