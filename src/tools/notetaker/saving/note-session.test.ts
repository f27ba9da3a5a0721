import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDoc, aNote } from '../../../../tests/support/stored-rows.ts'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { leftWords } from '#data/device/last-words.ts'
import { save } from '#data/write/write.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { enterNote, type NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { DOC_BYTES } from '#tools/shared/saving/note-device.ts'
import { recoverWords } from '#tools/shared/saving/recover.ts'

const user = newId()
beforeEach(async () => {
  vi.stubGlobal('localStorage', smallStorage())
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  await openWorkspace(user)
})
afterEach(async () => {
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

async function draftOf({ $state }: NoteSession): Promise<Draft> {
  await expect.poll(() => $state.get().state).toBe('open')
  const state = $state.get()
  if (state.state !== 'open') throw new Error(state.state)
  return state.draft
}

test('words of a note that was left and could not be saved survive the page, until they are saved', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: 'one' }]))
  const session = enterNote(id)
  const leave = session.stay()
  const draft = await draftOf(session)
  const tooLarge = aDoc([{ id: 'block-one', text: 'x'.repeat(DOC_BYTES) }]) as unknown as DocNode
  draft.changeDoc(() => tooLarge)
  leave()
  await expect.poll(() => leftWords(user)).toMatchObject([{ id: id, mine: { doc: tooLarge } }])
  expect(enterNote(id)).toBe(session)
  await draft.flush()
  draft.changeDoc(() => aDoc([{ id: 'block-one', text: 'one two' }]) as unknown as DocNode)
  await draft.flush()
  expect(leftWords(user)).toEqual([])
})

const ways = [
  ['is closed', () => Promise.resolve(closeWorkspace())],
  ['is another student’s', () => openWorkspace(newId())]
] as const

test.each(ways)('last words of a note whose workspace %s are left for their own student', async (_, change) => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: 'one' }]))
  const session = enterNote(id)
  const leave = session.stay()
  const draft = await draftOf(session)
  draft.changeDoc(() => aDoc([{ id: 'block-one', text: 'one two' }]) as unknown as DocNode)
  await change()
  leave()
  await expect.poll(() => leftWords(user)).toMatchObject([{ id: id }])
  expect(localStorage.length).toBe(1)
  await openWorkspace(user)
  await recoverWords()
  expect((await workspace().db.notes.get(id))?.plain).toBe('one two')
})

test('words of a note are not written into the workspace of another student, even where there is such a note', async () => {
  const id = newId()
  const fields = aNote([{ id: 'block-one', text: 'one' }])
  await save('notes', id, fields)
  const draft = await draftOf(enterNote(id))
  draft.changeDoc(() => aDoc([{ id: 'block-one', text: 'one two' }]) as unknown as DocNode)
  const other = newId()
  await openWorkspace(other)
  await save('notes', id, fields)
  await draft.flush()
  expect((await workspace().db.notes.get(id))?.plain).toBe('one')
  await eraseWorkspace(other)
  await openWorkspace(user)
  await draft.flush()
  expect((await workspace().db.notes.get(id))?.plain).toBe('one two')
})

test('after a sign-out that clears the device nothing of an unsaved note is left on it', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: 'one' }]))
  const session = enterNote(id)
  const leave = session.stay()
  const draft = await draftOf(session)
  draft.changeDoc(() => aDoc([{ id: 'block-one', text: 'one two' }]) as unknown as DocNode)
  await eraseWorkspace(user)
  dispatchEvent(new Event('pagehide'))
  leave()
  await expect.poll(() => draft.$state.get().state).toBe('failed')
  await expect.poll(() => $notices.get().at(-1)?.text).toContain('A note')
  expect(localStorage.length).toBe(0)
})
