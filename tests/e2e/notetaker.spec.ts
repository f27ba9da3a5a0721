import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'
import { pasteDrawing } from './steps/media.ts'

const body = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const state = (page: Page) => page.locator('.save-state')

async function newNote(page: Page, name: string): Promise<void> {
  await page.goto('/notetaker?note=new')
  await title(page).fill(name)
  await body(page).click()
}

/** A paste as the browser hands it to the page, without the clipboard's permission. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await page.evaluate(kinds => {
    const clipboardData = new DataTransfer()
    for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.ProseMirror')?.dispatchEvent(event)
  }, data)
}

async function dropPicture(page: Page, name: string, bytes: number): Promise<void> {
  await page.evaluate(
    ([fileName, size]) => {
      const blob = new Blob([new Uint8Array(size)], { type: 'image/png' })
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([blob], fileName, { type: 'image/png' }))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector('.ProseMirror')?.dispatchEvent(event)
    },
    [name, bytes] as const
  )
}

test('a note is written, found again after a reload, moved to a new subject, deleted and brought back', async ({
  signedIn: page
}) => {
  await newNote(page, 'The Potsdam Conference')
  await page.keyboard.type('## Causes\nStalin refused **free elections** in Poland.\n/table')
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Year')
  await expect(state(page)).toHaveText('Saved on this device')
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'New subject' })
  await page.getByLabel('Name of the subject').fill('History')
  await page.getByRole('button', { name: 'Add subject' }).click()
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/.+/)
  await page.reload()
  await expect(body(page).getByRole('heading', { name: 'Causes' })).toBeVisible()
  await expect(body(page).locator('strong')).toHaveText('free elections')
  await expect(body(page).locator('th').first()).toHaveText('Year')
  await expect(title(page)).toHaveValue('The Potsdam Conference')

  await page.getByLabel('Search notes').fill('stalin')
  const row = page.getByRole('link', { name: /^The Potsdam Conference/ })
  await expect(row).toContainText('History')
  await page.getByLabel('Search notes').fill('nothing like this')
  await expect(page.getByText('No note contains')).toBeVisible()
  await page.getByLabel('Search notes').fill('')

  await page.getByRole('button', { name: 'More for this note' }).click()
  await page.getByRole('menuitem', { name: 'Delete note' }).click()
  await expect(page.getByText('“The Potsdam Conference” was deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(body(page)).toContainText('free elections')
})

test('what was typed just before leaving the page is there', async ({ signedIn: page }) => {
  await newNote(page, 'Last words')
  await page.keyboard.type('written in haste')
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(body(page)).toHaveText('written in haste')
})

test('pasted Markdown, pasted lists and pasted HTML become a clean note', async ({ signedIn: page }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith('http://127.0.0.1') && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await newNote(page, 'Pasted')
  await paste(page, { 'text/plain': '# Energy\n\n- [x] read\n- [ ] write\n\nso $E=mc^2$' })
  await expect(body(page).getByRole('heading', { name: 'Energy' })).toBeVisible()
  await expect(body(page).getByRole('checkbox')).toHaveCount(2)
  await expect(body(page).getByRole('button', { name: 'Formula: E=mc^2' })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, {
    'text/html': `<h2 style="color:red" onclick="window.ran=1">Web</h2><p style=color:red>plain <b>bold</b>
      <a href="javascript:window.ran=1">bad</a> <a href="https://example.org/">good</a>
      <img src="https://example.org/spy.png" alt="A photo" onerror="window.ran=1"></p><script>window.ran=1</script>
      <svg onload="window.ran=1"></svg><iframe src="https://example.org/"></iframe><form><input name="x"></form>`,
    'text/plain': 'x'
  })
  await expect(body(page).getByRole('heading', { name: 'Web' })).toBeVisible()
  await expect(page.getByText('1 picture was left out')).toBeVisible()
  await expect(body(page).locator('a')).toHaveText(['good', 'A photo'])
  await expect(body(page).locator('p[style], h2[style], script, iframe, form, [onclick], [onload]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(foreign).toEqual([])
})

test('what is copied from a science page, Word and a PDF keeps its powers, lists and words', async ({
  signedIn: page
}) => {
  await newNote(page, 'Light')
  await paste(page, {
    'text/html': `<p>c = 3.0 × 10<sup>8</sup> m s<sup>−1</sup>, CO<sub>2</sub> and
      x<span style="font-size:0.6em;vertical-align:super">2</span></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>waves</p>
      <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span
      style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>of light</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>particles</p>`,
    'text/plain': 'x'
  })
  await expect(body(page).locator('sup')).toHaveText(['8', '−1', '2'])
  await expect(body(page).locator('sub')).toHaveText(['2'])
  await expect(body(page).locator('li')).toHaveCount(3)
  await expect(body(page).locator('li li')).toHaveText(['of light'])
  await expect(page.getByRole('link', { name: /3\.0 × 10⁸ m s⁻¹, CO₂ and x²/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('CO2')
  await expect(page.getByRole('link', { name: /Light/ })).toBeVisible()

  await newNote(page, 'Benelux')
  await paste(page, { 'text/plain': 'A coali- tion was formed in the Nether-\nlands.' })
  await expect(body(page)).toHaveText('A coalition was formed in the Netherlands.')
  await page.keyboard.press('Control+z')
  await expect(body(page)).toHaveText('A coali- tion was formed in the Nether-lands.')
})

test('a text too long for one note is offered as several, and cancelling changes nothing', async ({
  signedIn: page
}) => {
  await newNote(page, 'Whole book')
  await page.keyboard.type('before')
  const text = `${'word '.repeat(19)}end.\n`.repeat(10_000)
  await paste(page, { 'text/plain': text })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('200,000 words')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(body(page)).toHaveText('before')
  await paste(page, { 'text/plain': text })
  // A notice goes after a while: it is waited for from the press on.
  const told = expect(page.getByText(/\d notes were made/)).toBeVisible()
  await dialog.getByRole('button', { name: /Make \d notes/ }).click()
  await told
  await expect(title(page)).toHaveValue(/Whole book \(1 of \d\)/)
  await expect(page.getByRole('link', { name: /Whole book \(4 of \d\)/ })).toBeVisible()
})

test('right-to-left text, other scripts and emoji stay as they were typed', async ({ signedIn: page }) => {
  await newNote(page, 'مرحبا 🌱')
  await paste(page, { 'text/plain': 'التمثيل الضوئي 🌱\n光合作用は大切です' })
  await expect(state(page)).toHaveText('Saved on this device')
  await page.reload()
  await expect(body(page).locator('p').first()).toHaveText('التمثيل الضوئي 🌱')
  expect(
    await body(page)
      .locator('p')
      .first()
      .evaluate(line => getComputedStyle(line).direction)
  ).toBe('rtl')
  expect(
    await body(page)
      .locator('p')
      .nth(1)
      .evaluate(line => getComputedStyle(line).direction)
  ).toBe('ltr')
  await expect(title(page)).toHaveValue('مرحبا 🌱')
})

test('a picture is kept on the device; one of 30 MB is refused in words and changes nothing', async ({
  signedIn: page
}) => {
  await newNote(page, 'Pictures')
  await page.keyboard.type('before')
  await dropPicture(page, 'huge.png', 30 * 1024 * 1024)
  await expect(page.getByText('“huge.png” has 30 MB. A picture may have up to 25 MB.')).toBeVisible()
  await expect(body(page)).toHaveText('before')
  await dropPicture(page, 'broken.png', 2000)
  await expect(page.getByText('“broken.png” cannot be read as a picture.')).toBeVisible()
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter')
  await pasteDrawing(page, 'map.png')
  const picture = body(page).locator('figure img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  await expect(state(page)).toHaveText('Saved on this device')
  await page.reload()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(320)
})

test('a note that does not exist is said to be so', async ({ signedIn: page }) => {
  await page.goto('/notetaker?note=0190aaaa-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'This note does not exist' })).toBeVisible()
  await page.locator('.note-page').getByRole('link', { name: 'All notes' }).click()
  await expect(page.getByRole('button', { name: 'New note' })).toBeVisible()
})

test('two tabs in one note: both are told, nothing is overwritten', async ({ signedIn: page }) => {
  await newNote(page, 'Shared')
  await page.keyboard.type('first line\nsecond line')
  await expect(state(page)).toHaveText('Saved on this device')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await body(other).locator('p').first().click()
  await other.keyboard.press('End')
  await other.keyboard.type(' from the other tab')
  await expect(state(other)).toHaveText('Saved on this device')
  await page.bringToFront()
  await body(page).locator('p').nth(1).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' from this tab')
  await expect(state(page)).toHaveText('Saved on this device')
  const show = page.getByRole('button', { name: 'Show the changes here' })
  await show.or(body(page).getByText('first line from the other tab')).first().waitFor()
  if (await show.isVisible()) await show.click()
  await expect(body(page)).toContainText('first line from the other tab')
  await page.reload()
  await expect(body(page).locator('p')).toHaveText(['first line from the other tab', 'second line from this tab'])
  await other.close()
})

test('a full device keeps the words on the screen, says so, and saves them when there is room', async ({
  signedIn: page
}) => {
  await newNote(page, 'Full')
  await page.keyboard.type('safe')
  await expect(state(page)).toHaveText('Saved on this device')
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype
    const put = Object.getOwnPropertyDescriptor(store, 'put')?.value as unknown
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.assign(window, { makeRoom: () => void Object.assign(store, { put }) })
    IDBObjectStore.prototype.put = full
  })
  await page.keyboard.type(' precious')
  const bar = page.getByRole('region', { name: 'This device is full' })
  // How many saves the words took depends on how fast they were typed.
  await expect(bar.getByText(/^\d+ changes? (?:is|are) only in this tab/)).toBeVisible()
  await expect(state(page)).toHaveText('Not saved')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }), 'it is told once').toHaveCount(1)
  await expect(body(page)).toHaveText('safe precious')
  await expectAccessible(page)
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom())
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect(state(page)).toHaveText('Saved on this device')
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(body(page)).toHaveText('safe precious')
})

test('a browser that blocks storage is said so, instead of an empty list', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  await page.goto('/notetaker')
  await expect(page.getByRole('heading', { name: 'This device cannot store anything' })).toBeVisible()
})

for (const width of [390, 1440])
  test(`list and note are accessible at ${width} px, dark and light`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 900 })
    await newNote(page, 'A long note')
    await paste(page, {
      'text/plain': '# Heading\n\nso $x^2$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [ ] task\n\n> [!NOTE]\n> Key'
    })
    await expect(state(page)).toHaveText('Saved on this device')
    for (const theme of ['dark', 'light']) {
      await page.evaluate(name => (document.documentElement.dataset['theme'] = name), theme)
      await expectAccessible(page)
    }
    await page.goto('/notetaker')
    await expect(page.getByRole('link', { name: /A long note/ }).first()).toBeVisible()
    await expectAccessible(page)
  })

test('a table wider than the phone is moved by keyboard, and typing in it stays typing', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await newNote(page, 'Wide')
  const row = (cell: string) => `|${`${cell}|`.repeat(9)}`
  await paste(page, { 'text/plain': `${row('Heading')}\n${row('---')}\n${row('value')}` })
  const frame = page.getByRole('group', { name: 'Table, wider than the page' })
  await expect(frame).toHaveAttribute('tabindex', '0')
  await expectAccessible(page)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  await page.keyboard.press('x')
  await expect(frame.locator('th').first()).toHaveText('Heading')
  await frame.locator('td').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(frame.locator('td').first()).toHaveText('values')
})

test('opening a note takes the focus there; a reload takes it nowhere', async ({ signedIn: page }) => {
  await newNote(page, 'Where the focus goes')
  await page.keyboard.type('into the note')
  await expect(state(page)).toHaveText('Saved on this device')
  await page.goto('/notetaker')
  await page.getByRole('link', { name: /Where the focus goes/ }).press('Enter')
  await expect(page.getByRole('article', { name: 'Where the focus goes' })).toBeFocused()
  await page.reload()
  await expect(body(page)).toHaveText('into the note')
  await expect(page.locator('body')).toBeFocused()
  await page
    .getByRole('button', { name: 'New note' })
    .or(page.getByRole('link', { name: 'New note' }))
    .press('Enter')
  await expect(title(page)).toHaveValue('')
  await expect(title(page)).toBeFocused()
})

for (const width of [390, 1440])
  test(`the whole toolbar is in sight at ${width} px, and a selected phrase goes on a card from it`, async ({
    signedIn: page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await newNote(page, 'Enzymes')
    await page.keyboard.type('Rubisco')
    const make = page.getByRole('button', { name: 'Make a card', exact: true })
    await expect(make).toBeDisabled()
    for (const button of await page.getByRole('toolbar', { name: 'Format' }).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Shift+Home')
    await make.click()
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveText('Rubisco')
  })
