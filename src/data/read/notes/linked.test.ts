import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../../tests/support/rows.ts'
import { linkedWith } from '#data/read/notes/linked.ts'
import { searchNotes } from '#data/write/notes/notes.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { noteAddress } from '#lib/values/note-address.ts'
import { onceReady } from '#stores/once-ready.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

const linking = (...ids: string[]) => {
  const words = ids.map(id => ({
    type: 'text',
    text: 'see',
    marks: [{ type: 'link', attrs: { href: noteAddress(id) } }]
  }))
  return { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'block-one' }, content: words }] }
}

test('a link stands on both notes, survives a new name, and goes with the note that held it', async () => {
  const [one, other] = [newId(), newId()]
  await save('notes', one, aNote([], { title: 'Supply' }))
  await save('notes', other, aNote([], { title: 'Demand', doc: linking(one, one, newId()) }))
  await save('notes', one, { title: 'Supply in the short run' })
  expect((await onceReady(linkedWith(other))).to.map(({ title }) => title)).toEqual(['Supply in the short run'])
  expect((await onceReady(linkedWith(one))).from.map(({ title }) => title)).toEqual(['Demand'])
  await remove('notes', other)
  expect(await onceReady(linkedWith(one))).toEqual({ from: [], to: [] })
})

test('a search finds a note by its tag', async () => {
  const id = newId()
  await save('notes', id, aNote([], { title: 'Supply', tags: ['Paper 1'] }))
  expect((await searchNotes('#paper')).map(note => note.id)).toEqual([id])
  expect(await searchNotes('#paper 2')).toEqual([])
})
