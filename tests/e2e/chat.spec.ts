import type { Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { deviceView, keptOffline, synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { HISTORY_NOTE } from './steps/history-note.ts'
import { expectSaved, newNote, paste } from './steps/notes.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const POLAND = 'Why did Stalin refuse free elections in Poland?'
const QUOTE = /Stalin refused to allow free elections in Poland because he wanted a buffer zone/

const field = (page: Page) =>
  page.getByRole('textbox', { name: /^(?:Your question|Your answer|Ask, or answer|Ask “why|What do you want)/ })

async function writeNote(page: Page): Promise<void> {
  await newNote(page, 'Potsdam')
  await paste(page, HISTORY_NOTE)
  await expectSaved(page)
}

/** Once the answer before is whole: until then the button stops it, and nothing is sent. */
async function ask(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^(?:Ask|Answer)$/ })).toBeVisible()
  await field(page).fill(question)
  await field(page).press('Enter')
}

test('asked, quoted, opened at the sentence; a killed tab keeps the draft, and a second device has it all', async ({
  baseURL,
  browser,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const first = await device.openSignedIn(origin, student)
  const one = await first.context.newPage()
  await one.goto(`${origin}/chatbot`)
  await expect(one.getByText('Ask a question. The answer comes from your notes')).toBeVisible()
  await one.goto(`${origin}/notetaker?note=new`)
  await one.getByRole('textbox', { name: 'Title' }).fill('Potsdam')
  await one.getByRole('textbox', { name: 'Note', exact: true }).click()
  await paste(one, HISTORY_NOTE)
  await expectSaved(one)
  await one.getByRole('link', { name: 'Chatbot' }).first().click()
  await ask(one, POLAND)
  await expect(one.getByText(/^Likely passages? in your notes$/)).toBeVisible()
  await expect(one.locator('.cb-quote').filter({ hasText: QUOTE })).toHaveCount(1)
  await expect(one.getByText('Quoted from your notes, word for word · built-in engine')).toBeVisible()
  await expectAccessible(one)
  await field(one).pressSequentially('And what did Truman')
  await expect(one.getByText('Draft kept on this device.')).toBeVisible()
  const address = one.url()
  await first.kill()

  const second = await device.open()
  const page = await second.context.newPage()
  await page.goto(address)
  await expect(field(page)).toHaveValue('And what did Truman')
  await expect(page.locator('.cb-quote').filter({ hasText: QUOTE })).toHaveCount(1)
  await keptOffline(page)
  await second.context.setOffline(true)
  await ask(page, 'And what did Truman believe about the atomic bomb?')
  await expect(page.locator('.cb-quote').filter({ hasText: /atomic bomb gave him an advantage/ })).toHaveCount(1)
  await second.context.setOffline(false)
  await page.locator('.cb-quote').filter({ hasText: QUOTE }).getByRole('link').click()
  await expect(page.locator('.pg-beside mark').filter({ hasText: QUOTE })).toBeVisible()
  await page.getByRole('link', { name: 'Open the note here' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Potsdam')
  await expect(page.getByText(QUOTE).first()).toBeInViewport()
  await synced(page)

  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const wrong = watch(context)
  const two = await context.newPage()
  await two.goto(`${origin}/chatbot`)
  await two.getByRole('link', { name: POLAND }).click()
  await expect(two.locator('.cb-quote').filter({ hasText: QUOTE })).toHaveCount(1)
  await expect(two.getByText('And what did Truman believe about the atomic bomb?')).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})

test('a question is changed and goes back; what the notes do not say is refused; the list is kept in order', async ({
  signedIn: page,
  student
}) => {
  await writeNote(page)
  await page.goto('/chatbot')
  await ask(page, POLAND)
  await expect(page.locator('.cb-quote').filter({ hasText: QUOTE })).toHaveCount(1)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your question in other words' }).fill('Who painted the Mona Lisa?')
  await page.getByRole('button', { name: 'Ask this instead' }).click()
  await expect(page.getByText(/^Your notes do not say this/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Earlier version' }).first().click()
  await expect(page.locator('.cb-quote').filter({ hasText: QUOTE })).toHaveCount(1)

  await field(page).fill('x'.repeat(50_000))
  await expect(page.getByText(/This is 50,000 characters long\. A question may have 4,000\./)).toBeVisible()
  await field(page).press('Enter')
  await field(page).fill('')
  await field(page).press('Enter')
  await expect(page.getByText('Write a question first.')).toBeVisible()

  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'This matters more than studying' })).toBeFocused()
  await expectAccessible(page)
  await field(page).fill('')

  await page.getByRole('button', { name: 'Use this answer' }).click()
  await page.getByRole('menuitem', { name: 'Make cards' }).click()
  await expect(page.getByRole('heading', { name: 'Make cards' })).toBeFocused()
  await page.getByRole('checkbox', { name: /Why did Stalin refuse/ }).press('Space')
  await expectAccessible(page)
  const before = (await deviceView(page, student.id)).cards.length
  await page.getByRole('button', { name: /^Add \d+ cards?$/ }).click()
  await expect.poll(async () => (await deviceView(page, student.id)).cards.length).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await deviceView(page, student.id)).cards.length).toBe(before)

  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Poland 1945')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { name: 'Poland 1945' })).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('buffer zone')
  await expect(page.getByRole('link', { name: 'Poland 1945' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More for “Poland 1945”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Poland 1945' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Poland 1945' }).click()
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await page.getByRole('menuitem', { name: 'Report this answer' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/My question: Why did Stalin[^]+buffer zone/)
})

test('without a model Quiz me asks from the note, waits, compares and shows where it stands', async ({
  signedIn: page
}) => {
  await writeNote(page)
  await page.getByRole('button', { name: 'More for this note' }).click()
  await page.getByRole('menuitem', { name: 'Ask about this note' }).click()
  await expect(page.getByRole('button', { name: 'Potsdam', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Quiz me' }).click()
  await ask(page, 'Potsdam')
  await expect(page.getByRole('button', { name: 'Give me a hint' })).toBeVisible()
  await expect(page.locator('.pg-beside mark')).toHaveCount(0)
  await ask(page, 'no idea')
  await expect(page.getByText('The answer:', { exact: true })).toBeVisible()
  await expect(page.getByText('Where it stands in your notes')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('button', { name: 'Give me a hint' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('without a model it can be greeted, sums a note up by its own words, and knows stop, skip and "I don’t know"', async ({
  browser,
  baseURL
}) => {
  // A student of its own: the notes of the tests before would be summed up too.
  const student = await signUpStudent(baseURL ?? '')
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const wrong = watch(context)
  const page = await context.newPage()
  await writeNote(page)
  const said = (words: string | RegExp) => page.locator('.cb-text').filter({ hasText: words }).last()
  await page.goto('/chatbot')
  await ask(page, 'Hi!')
  await expect(said('Hello. I look things up in your notes.')).toBeVisible()
  await ask(page, 'what can you do?')
  await expect(said('Here is what you can write:')).toBeVisible()
  await ask(page, 'Summarise my notes on Potsdam')
  await expect(said(/^I cannot write a summary\./)).toBeVisible()
  const quotes = page.locator('.cb-quote')
  await expect(quotes.filter({ hasText: /^“?Reparations are payments/ })).toHaveCount(1)
  await expect(page.locator('.cb-where').filter({ hasText: 'What was disputed' })).toHaveCount(1)
  await expectAccessible(page)

  await ask(page, 'What were the aims for Germany?')
  await expect(quotes.filter({ hasText: 'decentralisation' })).toHaveCount(1)
  await ask(page, 'Why did Stalin refuse free elections in Hungary?')
  await expect(
    page
      .locator('.cb-label')
      .filter({ hasText: /^Closest passages/ })
      .last()
  ).toBeVisible()
  await ask(page, POLAND)
  await expect(
    page
      .locator('.cb-label')
      .filter({ hasText: /^Likely/ })
      .last()
  ).toBeVisible()
  const none = said('Your notes have no other sentence on this.')
  for (let more = 0; more < 8; more += 1) {
    await page.getByRole('button', { name: 'Answer again' }).last().click()
    await expect(
      page
        .getByText(`${more + 2} of ${more + 2}`)
        .or(none)
        .first()
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^(?:Ask|Answer)$/ })).toBeVisible()
    if (await none.isVisible()) break
  }
  await expect(none).toBeVisible()

  await ask(page, 'How did the generals of Napoleon judge trust?')
  await expect(page.getByText('The nearest headings in your notes:').last()).toBeVisible()
  await expectAccessible(page)
  await page.locator('.cb-near').last().getByRole('button').first().click()
  await expect(said('This is how that part of your note begins.')).toBeVisible()
  await expect(field(page)).toBeFocused()

  await ask(page, 'test me on Potsdam')
  await expect(said(/^I compare the words of your answer with your notes\./)).toBeVisible()
  await ask(page, "I don't know")
  await expect(said('The answer:')).toBeVisible()
  await ask(page, 'stop')
  await expect(said('Stopped.')).toBeVisible()

  await page.getByRole('radio', { name: 'Hints only' }).click()
  await ask(page, POLAND)
  await expect(page.locator('.cb-text').filter({ hasText: POLAND })).toHaveCount(1)
  await ask(page, 'a buffer zone')
  await expect(said(/^That stands in your notes, so it counts:/)).toBeVisible()
  await ask(page, 'why?')
  await expect(said(/^I cannot explain it in other words\./)).toBeVisible()

  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page.locator('.cb-threads li').filter({ hasText: 'What were the aims for Germany?' })).toContainText(
    'I cannot explain it in other words.'
  )
  await expect(page.locator('.cb-threads li')).toContainText(/\d{1,2}:\d{2}/)
  expect(wrong).toEqual([])
  await context.close()
})
