import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BASIC, makeCollection, newPackage } from '../support/anki-deck.ts'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

const LIST = [
  'Term\tMeaning\tTags',
  'osmosis\tmovement of water; through a membrane\tcells',
  'diffusion\tmovement of particles\tcells',
  'active transport\t',
  'osmosis\tmovement of water; through a membrane\tcells',
  '{{c1::ATP}} is made in the {{c2::mitochondrion}}\t\tcells'
].join('\n')

const file = (name: string, bytes: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(bytes as string) })

async function choose(page: Page, name: string, bytes: string | Buffer): Promise<void> {
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles(file(name, bytes))
}

/** One pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const figure = (page: Page, title: string) =>
  page.locator('.im-counts > div', { hasText: title }).getByRole('definition')

test('a list of cards comes in whole, not twice, and goes again whole', async ({ signedIn: page }) => {
  await choose(page, 'cells.txt', LIST)
  await expect(page.getByText('4 cards found.')).toBeVisible()
  await expect(figure(page, 'Left out')).toHaveText('2')
  await expect(page.getByText('1 card has no back.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'New subject' })
  await page.getByLabel('Name of the new subject').fill('Biology')
  await page.getByRole('button', { name: 'Bring in 4 cards' }).click()
  await expect(page.getByText('4 cards of cells.txt are in.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(1)

  await page.getByRole('checkbox', { name: /^Choose: osmosis/ }).check()
  await page.getByRole('button', { name: 'Choose all 4' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await (await saved).path()
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: readFileSync(csv) })
  await expect(figure(page, 'Same')).toHaveText('4')
  await expect(figure(page, 'New')).toHaveText('0')

  await choose(page, 'cells.txt', LIST.replace('movement of particles', 'spreading of particles'))
  await expect(figure(page, 'Same')).toHaveText('3')
  await expect(figure(page, 'Changed')).toHaveText('1')
  await page.getByRole('radio', { name: 'Take theirs' }).click()
  await page.getByRole('button', { name: 'Bring in 1 card' }).click()
  await expect(page.getByText('1 card of cells.txt is in.')).toBeVisible()

  await page.goto('/notetaker?import=')
  const undo = page.getByRole('button', { name: 'Undo cells.txt' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(undo).toHaveCount(0)
  await page.goto('/notetaker?cards=all')
  await expect(page.getByRole('row').filter({ hasText: 'osmosis' })).toHaveCount(0)
})

test('an Anki deck of today comes in with its decks as topics, and goes again whole', async ({ signedIn: page }) => {
  await choose(page, 'music.apkg', readFileSync('tests/fixtures/anki/music-intervals.apkg'))
  await expect(page.getByText('340 cards found.')).toBeVisible()
  await expect(page.getByText('This file holds no answers and no due dates')).toBeVisible()
  await expect(figure(page, 'Left out')).toHaveText('0')
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'New subject' })
  await expect(page.getByLabel('Topic for 4/ Chords - 9th, 11th, 13th')).toHaveValue('new')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring in 340 cards' }).click()
  await expect(page.getByText('340 cards of music.apkg are in.')).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: /The .+ of [A-G][b#]? is/ })
  await expect(rows.first()).toBeVisible()
  await choose(page, 'music.apkg', readFileSync('tests/fixtures/anki/music-intervals.apkg'))
  await expect(figure(page, 'Same')).toHaveText('340')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const undo = page.getByRole('button', { name: 'Undo music.apkg' })
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.getByText('music.apkg was taken back.')).toBeVisible()
  await page.goto('/notetaker?cards=all')
  await expect(rows).toHaveCount(0)
})

/** Days since 5 January 2026, on which the made collections begin, by a day that begins at four. */
const today = (): number => Math.floor((Date.now() - 4 * 3_600_000 - Date.UTC(2026, 0, 5)) / 86_400_000)

const FIRST_ANSWER = Date.now() - 30 * 86_400_000

function pastSql(answers: number): string {
  const lines = Array.from({ length: answers }, (_, at) => `(${FIRST_ANSWER + at * 86_400_000}, 1, 3, 5, 1, 2500)`)
  return `UPDATE col SET crt = ${Date.UTC(2026, 0, 5, 12) / 1000};
    UPDATE cards SET type = 2, queue = 2, ivl = 10, reps = ${answers}, factor = 2500, due = ${today()},
      data = '{"s": ${10 + answers}, "d": 5}' WHERE id = 1;
    UPDATE cards SET type = 2, queue = 2, ivl = 20, reps = 2, factor = 2500, due = ${today() + 5} WHERE id = 2;
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES ${lines.join()};`
}

const withPast = async (answers: number): Promise<Buffer> => {
  const notes = ['due today', 'due later', 'never met'].map(front => ({ type: 'Basic', fields: [front, 'a'] }))
  return Buffer.from(newPackage(await makeCollection({ types: { Basic: BASIC }, notes, sql: pastSql(answers) })))
}

test('the past of a deck comes along, is compared with Anki, grows with a later copy and goes again', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({
    storageState: signedInState(base, await signUpStudent(base)),
    timezoneId: 'UTC'
  })
  const wrong = watch(context)
  const page = await context.newPage()
  const row = (name: string) => page.getByRole('row', { name })
  await choose(page, 'past.apkg', await withPast(4))
  await expect(row('Due today')).toHaveText('Due today11')
  await expect(row('Answers')).toHaveText('Answers44')
  await expect(page.getByText('Next due at the same time as in Anki: 2 of 2.')).toBeVisible()
  await page.getByRole('radio', { name: 'Start as new' }).click()
  await expect(row('Due today')).toHaveText('Due today10')
  await page.getByRole('radio', { name: 'Keep my schedule' }).click()
  await expect(row('Due today')).toHaveText('Due today11')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring in 3 cards' }).click()
  await expect(page.getByText('3 cards of past.apkg are in.')).toBeVisible()

  await choose(page, 'past.apkg', await withPast(4))
  await expect(page.getByRole('button', { name: 'Nothing new to bring in' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Compare past.apkg with Anki' }).click()
  await expect(row('Due today')).toHaveText('Due today11')
  await expect(page.getByText('Next due at the same time as in Anki: 2 of 2.')).toBeVisible()

  const grown = await withPast(6)
  await choose(page, 'past.apkg', grown)
  await expect(page.getByText('1 card that you have gets newer answers from this file.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring in the log of 1 card' }).click()
  await expect(page.getByText('The logs of past.apkg are in.')).toBeVisible()
  await choose(page, 'past.apkg', grown)
  await expect(page.getByRole('button', { name: 'Nothing new to bring in' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const undo = page.getByRole('button', { name: 'Undo past.apkg' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(undo).toHaveCount(0)
  await page.goto('/notetaker?cards=all')
  await expect(page.getByRole('row').filter({ hasText: 'due today' })).toHaveCount(0)
  expect(wrong).toEqual([])
  await context.close()
})

// A student of its own: another device of the shared one would ask for the picture before it is on the server.
test('a picture and a sound of a deck come along with their card', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({ storageState: signedInState(base, await signUpStudent(base)) })
  const wrong = watch(context)
  const page = await context.newPage()
  const types = { Basic: BASIC }
  const notes = [{ type: 'Basic', fields: ['<img src="dot.png" alt="a dot">', 'a dot [sound:gone.mp3]'] }]
  const deck = newPackage(await makeCollection({ types, notes }), { 'dot.png': Buffer.from(DOT, 'base64') })
  await choose(page, 'dots.apkg', Buffer.from(deck))
  await expect(page.getByText('1 picture or sound comes along.')).toBeVisible()
  await expect(page.getByText('1 picture or sound is not in the file.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring in 1 card' }).click()
  await expect(page.getByText('1 card of dots.apkg is in.')).toBeVisible()
  await expect(page.getByRole('row').getByRole('img', { name: 'With a picture' })).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})

test('what cannot be read is said in words, and a pasted list is read', async ({ signedIn: page }) => {
  await choose(page, 'deck.apkg', 'PK\u0003\u0004 and more')
  await expect(page.getByRole('alert')).toContainText('This file is broken')
  await page.getByLabel('Or paste the list').fill('cat;Katze\ndog;Hund')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByText('2 cards found.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})
