import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aDoc, aNote, aSubject } from '../../tests/support/rows.ts'
import { exportAll } from '#data/export.ts'
import { retryHeld } from '#data/held.ts'
import { rewriteNote } from '#data/notes.ts'
import { eraseWorkspace, openWorkspace } from '#data/workspace.ts'
import { remove, save } from '#data/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
})

async function exported(): Promise<Record<string, { id: string }[]>> {
  return JSON.parse(await (await exportAll()).text()) as Record<string, { id: string }[]>
}

test('the export holds every row of the device, deleted ones as well', async () => {
  await openWorkspace(user)
  const [kept, gone] = [newId(), newId()]
  await save('subjects', kept, aSubject({ name: 'Kept' }))
  await save('subjects', gone, aSubject({ name: 'Gone' }))
  await remove('subjects', gone)
  const { subjects, notStored } = await exported()
  expect(subjects).toMatchObject([
    { id: kept, name: 'Kept', deletedAt: null },
    { id: gone, name: 'Gone', deletedAt: expect.any(String) as string }
  ])
  expect(notStored).toEqual([])
})

test('the export holds what a full device refused and this tab keeps in memory, with its newest words', async () => {
  await openWorkspace(user)
  const [note, subject] = [newId(), newId()]
  await save('notes', note, aNote([{ id: 'block-one', text: 'one' }]))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const type = (text: string) =>
    rewriteNote(note, now => ({ doc: aDoc([{ id: 'block-one', text }]), plain: `${now?.plain ?? ''} ${text}` }))
  await type('two').catch(() => undefined)
  await type('three').catch(() => undefined)
  await save('subjects', subject, aSubject({ name: 'Typed' })).catch(() => undefined)
  await remove('subjects', subject).catch(() => undefined)
  const { notes, notStored } = await exported()
  expect(notes).toMatchObject([{ id: note, plain: 'one' }])
  expect(notStored).toMatchObject([
    { name: 'notes', id: note, fields: { plain: 'one two' } },
    { name: 'notes', id: note, fields: { plain: 'one two three' } },
    { name: 'subjects', id: subject, fields: { name: 'Typed' } },
    { name: 'subjects', id: subject, remove: true }
  ])
})
