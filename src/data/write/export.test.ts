import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aRow } from '../../../tests/support/any-row.ts'
import { aCard, aDoc, aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { smallStorage } from '../../../tests/support/small-storage.ts'
import { ENTITY_ORDER } from '#contract/entities.ts'
import { exportParts } from '#data/write/export.ts'
import { retryHeld } from '#data/write/held.ts'
import { saveLastWords } from '#data/device/last-words.ts'
import { rewriteNote } from '#data/write/notes/notes.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

async function exported(): Promise<Record<string, { id: string }[]>> {
  return JSON.parse(JSON.stringify(await exportParts())) as Record<string, { id: string }[]>
}

test('the export holds every row of the device, deleted ones as well', async () => {
  await openWorkspace(user)
  const [kept, gone] = [newId(), newId()]
  await save('subjects', kept, aSubject({ name: 'Kept' }))
  await save('subjects', gone, aSubject({ name: 'Gone' }))
  await remove('subjects', gone)
  const { subjects, notStored, unreadable } = await exported()
  expect(subjects).toMatchObject([
    { id: kept, name: 'Kept', deletedAt: null },
    { id: gone, name: 'Gone', deletedAt: expect.any(String) as string }
  ])
  expect([notStored, unreadable]).toEqual([[], []])
})

test('the export names the files of a card, with what they show', async () => {
  await openWorkspace(user)
  const [card, file] = [newId(), newId()]
  await save('files', file, aRow('files', { name: 'cell.png', kind: 'card' }))
  const frontMedia = { v: 1 as const, pictures: [{ fileId: file, alt: 'A cell', width: 4, height: 3 }], sound: null }
  await save('cards', card, aCard({ frontMedia }))
  const { cards, files } = await exported()
  expect(cards).toMatchObject([{ id: card, frontMedia, backMedia: null }])
  expect(files).toMatchObject([{ id: file, name: 'cell.png' }])
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

test('on a device whose database is blocked the export tells what was typed, and which tables it could not read', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError')
  })
  await openWorkspace(user).catch(() => undefined)
  const [note, subject] = [newId(), newId()]
  await save('subjects', subject, aSubject({ name: 'Typed' })).catch(() => undefined)
  const doc = aDoc([{ id: 'block-one', text: 'one' }])
  await rewriteNote(note, () => aNote([], { doc, plain: 'one' })).catch(() => undefined)
  const { notStored, unreadable, subjects } = await exported()
  expect(notStored).toMatchObject([
    { name: 'subjects', id: subject, fields: { name: 'Typed' } },
    { name: 'notes', id: note, fields: { doc, plain: 'one' } }
  ])
  expect(unreadable).toEqual(ENTITY_ORDER)
  expect(subjects).toBeUndefined()
  open.mockRestore()
})

test('words that a closed page left and no note holds yet are in the export', async () => {
  vi.stubGlobal('localStorage', smallStorage())
  await openWorkspace(user)
  const [note, mine] = [newId(), { title: 'T', doc: aDoc([{ id: 'block-one', text: 'one' }]) }]
  saveLastWords(user, { id: note, mine, base: null, sent: null })
  saveLastWords(newId(), { id: note, mine: 'of another student', base: null, sent: null })
  expect((await exported())['notStored']).toEqual([{ name: 'notes', id: note, fields: mine }])
})
