import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { addFile, fileHere, fileUrl, saveFile, lendToCard } from '#data/sync/files/files.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save, saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
afterEach(async () => {
  vi.unstubAllGlobals()
  await eraseWorkspace(user)
})

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const sending = (text: string) => () => Promise.resolve(bytesOf(text))

/** A picture whose entry is here and whose bytes only the server has. */
async function elsewhere(text: string): Promise<string> {
  await openWorkspace(user)
  const id = await addFile(bytesOf(text), { name: 'a.png', mime: 'image/png', noteId: null })
  await workspace().db.blobs.clear()
  return id
}

test.each([
  ['the page of a captive portal', '<!doctype html>'],
  ['damaged bytes of the same length', 'pictorz'],
  ['nothing', '']
])('%s in place of a picture is neither shown nor stored, and the picture comes at the next try', async (_, wrong) => {
  const id = await elsewhere('picture')
  await expect(fileUrl(id, sending(wrong))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await workspace().db.blobs.count()).toBe(0)
  const shown = await fetch(await fileUrl(id, sending('picture')))
  expect([shown.headers.get('content-type'), await shown.text()]).toEqual(['image/png', 'picture'])
  expect(await workspace().db.blobs.get(id)).toMatchObject({ uploaded: 1 })
})

test('a picture stored where the browser has no digest is known by its length', async () => {
  await openWorkspace(user)
  const id = newId()
  await save('files', id, { noteId: null, name: 'a.png', mime: 'image/png', size: 7, sha256: '' })
  await expect(fileUrl(id, sending('longer than that'))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(fileUrl(id, sending('picture'))).resolves.toMatch(/^blob:/)
})

test('where the browser has no digest a picture with one is shown all the same', async () => {
  const id = await elsewhere('picture')
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await expect(fileUrl(id, sending('picture'))).resolves.toMatch(/^blob:/)
})

test('the files of a review are on the device before the network goes, and are fetched once', async () => {
  const id = await elsewhere('picture')
  const asked: string[] = []
  const download = (of: string) => {
    asked.push(of)
    return sending('picture')()
  }
  expect(await fileHere(id)).toBeNull()
  await saveFile(id, download)
  await saveFile(id, download)
  expect(asked).toEqual([id])
  expect(await (await fileHere(id))?.text()).toBe('picture')
})

test('a figure that is put on a card is the card’s as well: no device clears it away with the note’s pictures', async () => {
  const id = await elsewhere('picture')
  const changes = await lendToCard(id)
  expect(changes).toEqual([{ name: 'files', id, fields: { kind: 'card' } }])
  await saveAll(changes)
  expect(await lendToCard(id)).toEqual([])
  expect(await lendToCard(newId())).toEqual([])
})
