// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bringIn, undoImport } from '#data/import/bring-in.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import { linkAddress, type BroughtNote } from '#domain/import/notes/brought-note.ts'
import { linkedNotes } from '#domain/notes/note-links.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { broughtId, newId } from '#lib/ids.ts'
import { rowsOfNotes } from '#tools/notetaker/import/notes/bring-notes.ts'
import { compareNotes, type ComparedNotes } from '#tools/notetaker/import/notes/compare-notes.ts'
import type { NotePlaces } from '#tools/notetaker/import/notes/note-rows.ts'

let user: string
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const never = new AbortController().signal
const NEW: NotePlaces = new Map([['Biology', { subject: { name: 'Biology' }, topic: null }]])

const note = (key: string, body: string, change: Partial<BroughtNote> = {}): BroughtNote => ({
  key,
  title: key,
  place: ['Biology'],
  tags: ['cells'],
  pinned: false,
  form: 'markdown',
  body,
  pictures: [],
  ...change
})
const VAULT = [note('Cells', `See [Enzymes](${linkAddress('Enzymes')}).`), note('Enzymes', '**Proteins** all of them.')]
const idOf = (key: string): string => broughtId(user, 'note', key)

const counts = ({ fresh, same, changed }: ComparedNotes): number[] => [fresh.length, same.length, changed.length]
const compare = (notes: readonly BroughtNote[]): Promise<ComparedNotes> => compareNotes(user, notes, never)

async function bring(notes: readonly BroughtNote[], takesTheirs = false): Promise<string> {
  const compared = await compare(notes)
  const found = { kind: 'notes', from: 'vault', name: 'vault.zip', files: [], notes, leftOut: [], compared } as const
  const { rows } = await rowsOfNotes(found, NEW, takesTheirs, { signal: never, report: () => undefined })
  return String(await bringIn('vault.zip', rows, never))
}

test('a file comes in once: with its links, its subject and its tags, and the second time it is the same', async () => {
  expect(counts(await compare(VAULT))).toEqual([2, 0, 0])
  await bring(VAULT)
  const cells = await readNote(idOf('Cells'))
  expect(cells).toMatchObject({ title: 'Cells', plain: 'See Enzymes.', tags: ['cells'] })
  expect(linkedNotes(cells?.doc as unknown as DocNode)).toEqual([idOf('Enzymes')])
  expect(cells?.subjectId).toBe((await readNote(idOf('Enzymes')))?.subjectId)
  expect(counts(await compare(VAULT))).toEqual([0, 2, 0])
})

test("what the student wrote since stays unless he takes the file's, and an undo gives it back", async () => {
  await bring(VAULT)
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mine.' }] }] }
  await save('notes', idOf('Cells'), { doc, plain: 'Mine.' })
  expect(counts(await compare(VAULT))).toEqual([0, 1, 1])
  await bring(VAULT)
  expect((await readNote(idOf('Cells')))?.plain).toBe('Mine.')
  const taken = await bring(VAULT, true)
  expect((await readNote(idOf('Cells')))?.plain).toBe('See Enzymes.')
  await undoImport(taken)
  expect((await readNote(idOf('Cells')))?.plain).toBe('Mine.')
})

test('an undo takes back all that is new, and the file may come again', async () => {
  await undoImport(await bring(VAULT))
  expect([await readNote(idOf('Cells')), await readNote(idOf('Enzymes'))]).toEqual([null, null])
  expect(counts(await compare(VAULT))).toEqual([2, 0, 0])
  await bring(VAULT)
  expect((await readNote(idOf('Enzymes')))?.plain).toBe('Proteins all of them.')
})

test("a note of the student's own export is itself, on another account it is a new one", async () => {
  const own = newId()
  const exported = note(own, 'The words.', { form: 'own', title: 'Mine' })
  expect(counts(await compare([exported]))).toEqual([1, 0, 0])
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The words.' }] }] }
  await save('notes', own, { subjectId: null, title: 'Mine', doc, plain: 'The words.' })
  expect(counts(await compare([exported]))).toEqual([0, 1, 0])
})
