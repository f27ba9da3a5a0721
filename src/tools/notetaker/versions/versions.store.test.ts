import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDoc, aNote } from '../../../../tests/support/stored-rows.ts'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import type { NoteVersion } from '#data/read/notes/note-versions.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { thinVersions } from '#data/write/notes/thin-versions.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { remove, save } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { $notices, dismiss } from '#stores/notices.ts'
import { enterNote, type NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { restoreVersion } from '#tools/notetaker/versions/versions.store.ts'

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
  for (const { id } of $notices.get()) dismiss(id)
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

const LONG = 'Osmosis is the movement of water through a partially permeable membrane. '.repeat(3)
const docOf = (...texts: string[]): DocNode =>
  aDoc(texts.map((text, at) => ({ id: `block-${at}`, text }))) as unknown as DocNode
const versionOf = (doc: DocNode, title = 'Then'): NoteVersion => ({
  at: '2026-11-20T10:00:00.000Z',
  title,
  doc,
  plain: plainText(doc)
})

async function opened(id: string): Promise<NoteSession> {
  const session = enterNote(id)
  await expect.poll(() => session.$state.get().state).toBe('open')
  return session
}

const kept = () => workspace().db.note_versions.toArray()

test('a text of which a large part goes at once is kept, typing on keeps nothing', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: LONG }]))
  await save('notes', id, aNote([{ id: 'block-one', text: `${LONG}More.` }]))
  expect(await kept()).toEqual([])
  await save('notes', id, aNote([{ id: 'block-one', text: 'Gone' }]))
  expect(await kept()).toMatchObject([{ note_id: id, plain: `${LONG}More.` }])
})

test('a restored version is that document, the text before it is kept, and the undo brings that back', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-0', text: 'Now' }], { title: 'Now' }))
  const session = await opened(id)
  const block = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  const docs = fc.array(block, { minLength: 1, maxLength: 6 }).map(texts => docOf(...texts))
  await fc.assert(
    fc.asyncProperty(docs, async doc => {
      const before = await readNote(id)
      await restoreVersion(session, versionOf(doc))
      const after = await readNote(id)
      expect(after?.doc).toEqual(doc)
      expect(after?.plain).toBe(plainText(doc))
      const state = session.$state.get()
      expect(state.state === 'open' && state.draft.current().doc).toEqual(doc)
      const isChanged = JSON.stringify(before?.doc) !== JSON.stringify(doc)
      if (isChanged) expect((await kept()).map(one => one.doc)).toContainEqual(before?.doc)
    }),
    { numRuns: 200 }
  )
  const last = await readNote(id)
  await restoreVersion(session, versionOf(docOf(LONG), 'Older'))
  $notices.get().at(-1)?.action?.run()
  await expect.poll(async () => (await readNote(id))?.doc).toEqual(last?.doc)
  expect((await readNote(id))?.title).toBe(last?.title)
})

test('what was written after a restore stays when the restore is undone', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-0', text: 'Now' }]))
  const session = await opened(id)
  await restoreVersion(session, versionOf(docOf('Then')))
  const restore = $notices.get().at(-1)
  const written = docOf('Then', 'Written since')
  await save('notes', id, { doc: written as unknown as Record<string, unknown>, plain: plainText(written) })
  restore?.action?.run()
  await expect.poll(async () => (await readNote(id))?.plain).toBe('Now\nWritten since')
})

test('a page that closes in the middle of a restore leaves the note before it or after it, with its version', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-0', text: 'Now' }]))
  const session = await opened(id)
  const restoring = restoreVersion(session, versionOf(docOf('Then')))
  closeWorkspace()
  await restoring
  await openWorkspace(user)
  const plain = (await readNote(id))?.plain
  expect(['Now', 'Then']).toContain(plain)
  expect((await kept()).map(one => one.plain)).toEqual(plain === 'Then' ? ['Now'] : [])
})

test('versions of a note go thirty days after it was deleted', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: LONG }]))
  await save('notes', id, aNote([{ id: 'block-one', text: 'Gone' }]))
  await remove('notes', id)
  await thinVersions(newId(), Date.now() + 29 * 86_400_000)
  expect(await kept()).toHaveLength(1)
  await thinVersions(newId(), Date.now() + 31 * 86_400_000)
  expect(await kept()).toEqual([])
})
