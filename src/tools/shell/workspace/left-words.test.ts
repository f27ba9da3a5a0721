import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aDoc, aNote } from '../../../../tests/support/stored-rows.ts'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { saveLastWords, leftWords } from '#data/device/last-words.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'
import { recoverLeftWords } from '#tools/shell/workspace/left-words.ts'

const user = newId()
afterEach(async () => {
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

test('words that a closed page left are stored and wait for the server although the notes are not opened', async () => {
  vi.stubGlobal('localStorage', smallStorage())
  await openWorkspace(user)
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: 'one' }]))
  await workspace().db.outbox.clear()
  const version = (text: string) => ({ title: 'A note', doc: aDoc([{ id: 'block-one', text }]) })
  saveLastWords(user, { id: id, mine: version('one two'), base: version('one'), sent: null })
  await recoverLeftWords(user)
  expect((await readNote(id))?.plain).toBe('one two')
  expect([leftWords(user), await workspace().db.outbox.count()]).toEqual([[], 1])
})
