import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deckIn } from '../../../../tests/support/in-process-apkg.ts'
import { aRow } from '../../../../tests/support/any-row.ts'
import { aCard, aDoc, aNote, aSubject } from '../../../../tests/support/stored-rows.ts'
import { ENTITY_ORDER } from '#contract/entities.ts'
import { passportList, type PassportList } from '#contract/passport.ts'
import { sha256 } from '#data/device/digest.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { addFile } from '#data/sync/files/files.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { readZipEntries } from '#lib/zip/directory.ts'
import { readEntry } from '#lib/zip/entry.ts'
import { LIST } from '#tools/shared/passport/list-name.ts'
import { makePassport } from '#tools/shared/passport/make.ts'

vi.mock('#data/workers/apkg.ts', () => import('../../../../tests/support/in-process-apkg.ts'))

let user: string
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await eraseWorkspace(user)
})

async function madeBytes(withSound = false): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const { zip } = await makePassport({ withSound, signal: new AbortController().signal, report: () => undefined })
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of await readZipEntries(zip))
    files.set(entry.name, new Uint8Array(await readEntry(zip, entry, 2 ** 30)))
  return files
}

const asText = (files: ReadonlyMap<string, Uint8Array>): Map<string, string> =>
  new Map([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))

const made = async (withSound?: boolean): Promise<Map<string, string>> => asText(await madeBytes(withSound))

const listOf = (files: ReadonlyMap<string, string>): PassportList =>
  passportList.parse(JSON.parse(files.get(LIST) ?? ''))

test('a passport holds every table, its list last, with the hash of each file', async () => {
  for (const name of ENTITY_ORDER) await save(name, newId(), aRow(name))
  const bytes = await madeBytes()
  const files = asText(bytes)
  expect([...files.keys()].at(-1)).toBe(LIST)
  const list = listOf(files)
  expect(list.counts).toEqual(Object.fromEntries(ENTITY_ORDER.map(name => [name, 1])))
  expect(list.files.map(({ path }) => path)).toEqual([...files.keys()].slice(0, -1))
  for (const { path, sha256: hash } of list.files)
    expect(await sha256((bytes.get(path) ?? new Uint8Array()).buffer)).toBe(hash)
  for (const path of [
    'index.html',
    'README.txt',
    'schema.json',
    'cards.csv',
    'cards.apkg',
    'study-log.csv',
    'plan.ics'
  ])
    expect(files.has(path)).toBe(true)
})

test('deleted rows are data, and not shown to people', async () => {
  const note = newId()
  await save('notes', note, aNote([{ id: 'a', text: 'gone' }], { title: 'Gone' }))
  await remove('notes', note)
  const files = await made()
  expect(files.get('data/notes/1.json')).toContain('"deletedAt":"')
  expect([...files.keys()].some(path => path.startsWith('notes/'))).toBe(false)
  expect(files.get('index.html')).not.toContain('"t":"Gone"')
})

test('pictures go along under their ids, and a note and the page lead to them', async () => {
  const fileId = await addFile(new Uint8Array([1, 2, 3]).buffer, { name: '../x.html', mime: 'image/png', noteId: null })
  const doc = { type: 'doc', content: [{ type: 'image', attrs: { fileId, alt: 'a cell' } }] }
  await save('notes', newId(), aNote([], { title: 'Cells', doc }))
  const files = await made()
  expect(files.get(`assets/${fileId}.png`)).toBe('\u0001\u0002\u0003')
  expect(files.get('notes/Cells.md')).toContain(`![a cell](../assets/${fileId}.png)`)
  expect(files.get('index.html')).toContain(`"${fileId}":"assets/${fileId}.png"`)
})

test('the cards go along as a deck that Anki opens, with their pictures', async () => {
  const fileId = await addFile(new Uint8Array([1, 2, 3]).buffer, { name: 'x.png', mime: 'image/png', noteId: null })
  const frontMedia = { v: 1 as const, pictures: [{ fileId, alt: 'a cell', width: 1, height: 1 }], sound: null }
  await save('cards', newId(), aCard({ front: 'Which part?', frontMedia }))
  const deck = await deckIn(new Blob([(await madeBytes()).get('cards.apkg') ?? '']))
  expect(deck).toMatchObject({
    kind: 'deck',
    cards: [{ front: 'Which part?', frontFiles: { pictures: [{ name: `cramless-${fileId}.png`, alt: 'a cell' }] } }]
  })
})

test('the sound of a lecture goes along only when it is asked for', async () => {
  const kept = { name: 'a.webm', mime: 'audio/webm', noteId: null, kind: 'recording' as const }
  const fileId = await addFile(new Uint8Array([1]).buffer, kept)
  expect((await made()).has(`assets/${fileId}.webm`)).toBe(false)
  expect((await made(true)).has(`assets/${fileId}.webm`)).toBe(true)
})

test('what a note says is data in the page: it ends no script', async () => {
  const hostile = '</script><script>document.title = "x"</script><!-- %NONCE% %WORDS% $&'
  await save('subjects', newId(), aSubject({ name: hostile.slice(0, 80) }))
  await save('notes', newId(), aNote([], { title: hostile, doc: aDoc([{ id: 'a', text: hostile }]) }))
  await save('cards', newId(), aCard({ front: hostile, back: hostile }))
  const page = (await made()).get('index.html') ?? ''
  expect(page.match(/<\/script>/g)).toHaveLength(4)
  const blocks = [...page.matchAll(/class="items">(.*)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json) as object[]
  )
  expect(blocks).toContainEqual(expect.objectContaining({ k: 'card', t: hostile, x: hostile }))
  expect(page).toMatch(/script-src 'nonce-\w{10,}'/)
})

test('the page shows gaps and boxes of cards as words, not as marks', async () => {
  const mark = 'image-occlusion:rect:left=.3:top=.3:width=.3:height=.15:label=Nucleus'
  await save('cards', newId(), aCard({ kind: 'cloze', ordinal: 1, front: `Which part?\n{{c1::${mark}}}`, back: '' }))
  await save('cards', newId(), aCard({ kind: 'cloze', ordinal: 1, front: 'ATP is {{c1::energy}}', back: 'So.' }))
  const page = (await made()).get('index.html') ?? ''
  const blocks = [...page.matchAll(/class="items">(.*)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json) as { t: string; x?: string }[]
  )
  const shown = blocks.map(({ t, x }) => [t, x])
  expect(shown).toContainEqual(['Which part? [1]', 'Nucleus'])
  expect(shown).toContainEqual(['ATP is […]', 'ATP is energy\nSo.'])
})

test('a passport that is stopped is none', async () => {
  await save('subjects', newId(), aSubject())
  const stop = new AbortController()
  stop.abort()
  await expect(makePassport({ withSound: false, signal: stop.signal, report: () => undefined })).rejects.toThrow()
})

test('a file whose bytes cannot be had, and a table that cannot be read, are named', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = newId()
  await save('files', id, aRow('files'))
  const list = listOf(await made())
  expect(list.unreadable).toEqual([`files ${id}`])
})
