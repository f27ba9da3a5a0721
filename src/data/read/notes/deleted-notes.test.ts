import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { $deletedNotes } from '#data/read/notes/deleted-notes.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { remove, restore, save } from '#data/write/write.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

function titles(): readonly string[] | null {
  const now = $deletedNotes.get()
  return now.state === 'ready' ? now.value.map(({ title }) => title) : null
}

test('a note deleted weeks ago can be got back with its text, not only while a message shows', async () => {
  const [kept, old, blank, living] = [newId(), newId(), newId(), newId()]
  await save('notes', kept, aNote([], { title: 'Osmosis', plain: 'Water moves.' }))
  await save('notes', old, aNote([], { title: 'Long ago' }))
  await save('notes', blank, aNote([], { title: '', plain: '' }))
  await save('notes', living, aNote([], { title: 'Here' }))
  for (const id of [kept, old, blank]) await remove('notes', id)
  const { db } = workspace()
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await db.notes.update(kept, { deleted_at: before(29) })
  await db.notes.update(old, { deleted_at: before(31) })
  const stop = $deletedNotes.listen(() => {})
  await expect.poll(titles).toEqual(['Osmosis'])
  await restore('notes', kept)
  await expect.poll(titles).toEqual([])
  expect((await readNote(kept))?.plain).toBe('Water moves.')
  stop()
})
