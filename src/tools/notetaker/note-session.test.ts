import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDoc, aNote } from '../../../tests/support/rows.ts'
import { smallStorage } from '../../../tests/support/small-storage.ts'
import { leftWords } from '#data/last-words.ts'
import { save } from '#data/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/workspace.ts'
import type { DocNode } from '#domain/note-text.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { enterNote, type NoteSession } from './note-session.ts'
import { DOC_BYTES } from './parts.ts'

const user = newId()
beforeEach(async () => {
  vi.stubGlobal('localStorage', smallStorage())
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
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
  await expect.poll(() => leftWords(user)).toMatchObject([{ noteId: id, mine: { doc: tooLarge } }])
  expect(enterNote(id)).toBe(session)
  await draft.flush()
  draft.changeDoc(() => aDoc([{ id: 'block-one', text: 'one two' }]) as unknown as DocNode)
  await draft.flush()
  expect(leftWords(user)).toEqual([])
})
