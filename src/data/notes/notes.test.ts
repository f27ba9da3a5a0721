import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../tests/support/rows.ts'
import { searchNotes } from '#data/notes/notes.ts'
import { remove, save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/workspace.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const found = async (text: string) => (await searchNotes(text)).map(note => note.title)

test('search finds every word without case and accents, newest first, and follows edits and deletions', async () => {
  const [resume, other] = [newId(), newId()]
  await save('notes', resume, aNote([{ id: 'block-one', text: 'Café in Zürich' }], { title: 'Résumé' }))
  await save('notes', other, aNote([{ id: 'block-one', text: 'A cafe elsewhere' }], { title: 'Other' }))
  expect(await found('CAFE')).toEqual(['Other', 'Résumé'])
  expect(await found('cafe zurich')).toEqual(['Résumé'])
  expect(await found('resume')).toEqual(['Résumé'])
  expect(await found('  ')).toEqual([])
  await save('notes', other, aNote([{ id: 'block-one', text: 'Zurich too' }], { title: 'Other' }))
  await expect.poll(() => found('zurich')).toEqual(['Other', 'Résumé'])
  await remove('notes', other)
  await expect.poll(() => found('zurich')).toEqual(['Résumé'])
})
