import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BASIC, makeCollection, newPackage } from '../../../../tests/support/anki-deck.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import {
  $filesAfter,
  $import,
  bringFileIn,
  bringNotesIn,
  leaveFile,
  takeFiles
} from '#tools/notetaker/import/import.store.ts'

vi.mock('#data/workers/import.ts', async () => {
  const { readInWorker } = await import('../../../../tests/support/in-process-import.ts')
  return { readInWorker, endImportWorker: () => {} }
})

const CHOICES = { to: { subject: null, topics: new Map() }, takesTheirs: false, keepsSchedule: true }
let user: string

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

async function mixed(): Promise<File[]> {
  const deck = await makeCollection({ types: { Basic: BASIC }, notes: [{ type: 'Basic', fields: ['a', 'b'] }] })
  return [
    new File(['front,back\nosmosis,water moves\n'], 'cells.csv'),
    new File(['# One\n\nText of one.'], 'one.md'),
    new File([new Uint8Array(newPackage(deck))], 'deck.apkg'),
    new File(['# Two\n\nText of two.'], 'two.md')
  ]
}

const shown = (kind: string) => vi.waitUntil(() => $import.get().kind === kind, { timeout: 20_000 })

test('a list and a deck among notes were left out without a word: each has its turn', async () => {
  await takeFiles(await mixed())
  expect([$import.get().kind, $filesAfter.get()]).toEqual(['notes', 2])
  await bringNotesIn(new Map(), false)
  await shown('table')
  expect([$import.get(), $filesAfter.get()]).toMatchObject([{ name: 'cells.csv' }, 1])
  await bringFileIn(CHOICES)
  await shown('deck')
  expect($filesAfter.get()).toBe(0)
  await bringFileIn(CHOICES)
  const { notes, cards } = workspace().db
  expect([await notes.count(), await cards.count(), $import.get().kind]).toEqual([2, 2, 'none'])
})

test('a file that is left out is named, and the next has its turn', async () => {
  await takeFiles(await mixed())
  leaveFile()
  await shown('table')
  leaveFile()
  await shown('deck')
  expect($notices.get().map(({ text }) => text)).toContain('cells.csv was left out.')
  expect(await workspace().db.notes.count()).toBe(0)
})

test('a file that is refused does not hold up those chosen with it', async () => {
  const files = await mixed()
  await takeFiles([new File(['no deck at all'], 'bad.apkg'), ...files.slice(2, 3)])
  expect([$import.get().kind, $filesAfter.get()]).toEqual(['failed', 1])
  leaveFile()
  await shown('deck')
})
