import 'fake-indexeddb/auto'
import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { linkedWith } from '#data/write/notes/linked.ts'
import { searchNotes } from '#data/write/notes/notes.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { noteAddress } from '#lib/values/note-address.ts'
import type { Remote } from '#lib/remote.ts'

/** What a store says when it is ready. */
function ready<Value>($store: ReadableAtom<Remote<Value>>): Promise<Value> {
  return new Promise(resolve => {
    const stop = $store.listen(now => {
      if (now.state !== 'ready') return
      queueMicrotask(() => stop())
      resolve(now.value)
    })
  })
}

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
  expect((await ready(linkedWith(other))).to.map(({ title }) => title)).toEqual(['Supply in the short run'])
  expect((await ready(linkedWith(one))).from.map(({ title }) => title)).toEqual(['Demand'])
  await remove('notes', other)
  expect(await ready(linkedWith(one))).toEqual({ from: [], to: [] })
})

test('a search finds a note by its tag', async () => {
  const id = newId()
  await save('notes', id, aNote([], { title: 'Supply', tags: ['Paper 1'] }))
  expect((await searchNotes('#paper')).map(note => note.id)).toEqual([id])
  expect(await searchNotes('#paper 2')).toEqual([])
})
