import { strToU8, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { maths, mathRun, paragraph, picture, run, table, wordFile } from '../support/word-file.ts'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

/** One pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const half = maths(`<m:f><m:num>${mathRun('1')}</m:num><m:den>${mathRun('2')}</m:den></m:f>`)
const WORD = wordFile(
  [
    paragraph(run('Respiration'), 'Title'),
    paragraph(run('In cells'), 'H1'),
    paragraph(run('Glycolysis is the splitting of glucose into two molecules of pyruvate in the cytoplasm.')),
    paragraph(run('The mitochondrion is the organelle where most ATP is made by the cell.')),
    paragraph(`${run('It needs ')}${half}`),
    table([
      ['Stage', 'ATP'],
      ['Krebs cycle', '2']
    ]),
    paragraph(picture('dot', 'a mitochondrion'))
  ].join(''),
  { dot: DOT }
)

const VAULT = zipSync({
  'Biology/Cells.md': strToU8('---\ntags: [cells]\n---\nSee [[Enzymes]].\n\n![[dot.png]]'),
  'Biology/Enzymes.md': strToU8('Enzymes are proteins. Back to [[Cells]].'),
  'attachments/dot.png': DOT
})

const figure = (page: Page, title: string) =>
  page.locator('.im-counts > div', { hasText: title }).getByRole('definition')

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.goto('/notetaker?import=')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chosen).setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
}

// Students of their own: another device of the shared one would ask for a picture before it is on the server.
test('a Word file becomes a note with its table, formula and picture, and cards come of it', async ({
  browser,
  baseURL
}) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({ storageState: signedInState(base, await signUpStudent(base)) })
  const wrong = watch(context)
  const page = await context.newPage()
  await choose(page, 'Respiration.docx', WORD)
  await expect(page.getByText('1 note found.')).toBeVisible()
  await expect(page.getByText('Glycolysis is the splitting')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring in 1 note' }).click()
  await expect(page.getByText('1 note of Respiration.docx is in.')).toBeVisible()
  const note = page.locator('.ProseMirror')
  await expect(note.getByRole('heading', { name: 'In cells' })).toBeVisible()
  await expect(note.getByRole('cell', { name: 'Krebs cycle' })).toBeVisible()
  await expect(note.locator('.katex').first()).toBeVisible()
  await expect(note.getByRole('img', { name: 'a mitochondrion' })).toBeVisible()
  await page.getByRole('button', { name: 'Make cards' }).click()
  await expect(page.getByText(/Glycolysis|mitochondrion/i).last()).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
})

test('a vault comes in with its links, and no second time', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({ storageState: signedInState(base, await signUpStudent(base)) })
  const wrong = watch(context)
  const page = await context.newPage()
  await choose(page, 'vault.zip', VAULT)
  await expect(page.getByText('2 notes found.')).toBeVisible()
  await expect(page.getByLabel('Subject for: Biology')).toHaveValue('new')
  await page.getByRole('button', { name: 'Bring in 2 notes' }).click()
  await expect(page.getByText('2 notes of vault.zip are in.')).toBeVisible()
  // By key: while the notes come in, the rows of the list still move away from below a pointer.
  await page.waitForURL('**/notetaker')
  await page
    .getByRole('link', { name: /^Cells/ })
    .first()
    .press('Enter')
  await expect(page.locator('.ProseMirror')).toContainText('See Enzymes.')
  await page.getByRole('link', { name: 'Enzymes', exact: true }).last().click()
  await expect(page.locator('.ProseMirror')).toContainText('Enzymes are proteins.')
  await choose(page, 'vault.zip', VAULT)
  await expect(figure(page, 'Same')).toHaveText('2')
  await expect(figure(page, 'New')).toHaveText('0')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const undo = page.getByRole('button', { name: 'Undo vault.zip' })
  await undo.click()
  await expect(undo).toHaveCount(0)
  expect(wrong).toEqual([])
  await context.close()
})

test('a file that is dropped on the list of notes is looked at', async ({ signedIn: page }) => {
  await page.goto('/notetaker')
  await expect(page.locator('.note-list')).toBeVisible()
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['# Osmosis\n\nWater moves.'], 'Osmosis.md'))
    return transfer
  })
  await page.dispatchEvent('.note-list', 'drop', { dataTransfer: data })
  await expect(page.getByText('1 note found.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})
