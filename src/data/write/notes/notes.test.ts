import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { $notes, liveNote, readNote, searchNotes } from '#data/write/notes/notes.ts'
import { remove, restore, save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
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

test('one slip is forgiven where nothing else is found', async () => {
  const [one, other] = [newId(), newId()]
  await save('notes', one, aNote([{ id: 'block-one', text: 'Walther Rathenau was murdered' }], { title: 'Weimar' }))
  await save('notes', other, aNote([{ id: 'block-one', text: 'Stresemann' }], { title: 'Other' }))
  expect(await found('rathenua')).toEqual(['Weimar'])
  expect(await found('Walter ratenau')).toEqual(['Weimar'])
  expect(await found('streseman')).toEqual(['Other'])
  expect(await found('wiemar')).toEqual(['Weimar'])
  expect(await found('ratio')).toEqual([])
})

test('a deleted note is read by nobody, and is there again when it is brought back', async () => {
  const id = newId()
  await save('notes', id, aNote([{ id: 'block-one', text: 'words' }], { title: 'Mine' }))
  const $note = liveNote(id)
  const stop = [$note.listen(() => undefined), $notes.listen(() => undefined)]
  const now = () => [$note.get(), $notes.get()]
  await expect.poll(now).toMatchObject([{ value: { title: 'Mine' } }, { value: [{ id, title: 'Mine' }] }])
  expect(await readNote(id)).toMatchObject({ title: 'Mine' })
  await remove('notes', id)
  await expect.poll(now).toEqual([
    { state: 'ready', value: null },
    { state: 'ready', value: [] }
  ])
  expect(await readNote(id)).toBeNull()
  expect(await readNote(newId())).toBeNull()
  await restore('notes', id)
  await expect.poll(now).toMatchObject([{ value: { title: 'Mine' } }, { value: [{ id }] }])
  expect(await readNote(id)).toMatchObject({ title: 'Mine' })
  for (const one of stop) one()
})
