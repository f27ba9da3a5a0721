import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { SIZES } from '#config/sizes.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import type { ReadPicture } from '#data/workers/reading.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { pagesReadInto } from '#domain/pdf/read-page.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { readScans } from '#tools/notetaker/pdf/read-scans.ts'

let user = ''
let noteId = ''
beforeEach(async () => {
  user = newId()
  noteId = newId()
  await openWorkspace(user)
  await save('notes', noteId, aNote([{ id: 'block-one', text: 'My own words.' }], { title: 'Scan' }))
})
afterEach(() => eraseWorkspace(user))

const plain = async (): Promise<string> => (await readNote(noteId))?.plain ?? ''
const pages = async (): Promise<number[]> => [
  ...pagesReadInto((await readNote(noteId))?.doc as unknown as DocNode, noteId)
]

/** Each picture is the number of its page; the lines are what `linesOf` says of it. */
function reading(
  linesOf: (page: number) => string | Promise<string>,
  wanted: readonly number[],
  stop = new AbortController()
) {
  const read: ReadPicture = async picture => [
    { text: await linesOf(Number(await picture.text())), sure: 70, endsParagraph: true }
  ]
  return readScans({
    noteId,
    pages: wanted,
    signal: stop.signal,
    onStep: () => undefined,
    picture: page => Promise.resolve(new Blob([String(page)])),
    read
  })
}

test('each page comes into the note under its heading; one without words is named; all of it is taken back', async () => {
  const ended = await reading(page => (page === 3 ? '|' : `Words of sheet ${page}`), [2, 3, 5])
  expect(ended).toMatchObject({ done: [2, 5], empty: [3], fault: null, isFull: false })
  expect(ended.unsure).toEqual([2, 5].map(page => ({ page, line: `Words of sheet ${page}` })))
  expect(await plain()).toBe('My own words.\nPage 2\nWords of sheet 2\nPage 5\nWords of sheet 5')
  expect(await pages()).toEqual([2, 5])
  await ended.takeBack()
  expect(await plain()).toBe('My own words.')
})

test('stopped in the middle of a page, the pages before it stay and nothing of it comes in', async () => {
  const stop = new AbortController()
  const ended = await reading(
    page => {
      if (page === 3) stop.abort()
      return `Words of sheet ${page}`
    },
    [2, 3, 4],
    stop
  )
  expect(ended).toMatchObject({ done: [2], fault: null })
  expect(await pages()).toEqual([2])
})

test('a page that fails keeps those before it and says why', async () => {
  const offline = new AppError('offline', 'x')
  const ended = await reading(page => (page === 2 ? 'Words of it' : Promise.reject(offline)), [2, 3])
  expect(ended).toMatchObject({ done: [2], fault: offline })
  expect(await pages()).toEqual([2])
})

test('a note without room takes no half of a page', async () => {
  const ended = await reading(page => (page === 2 ? 'Words of it' : 'long '.repeat(SIZES.noteText / 5)), [2, 3, 4])
  expect(ended).toMatchObject({ done: [2], isFull: true, fault: null })
  expect(await pages()).toEqual([2])
})

test('a note that is gone is said, and comes not back', async () => {
  const ended = await readScans({
    noteId: newId(),
    pages: [1],
    signal: new AbortController().signal,
    onStep: () => undefined,
    picture: () => Promise.resolve(new Blob(['1'])),
    read: () => Promise.resolve([{ text: 'Words of it', sure: 90, endsParagraph: true }])
  })
  expect(ended).toMatchObject({ done: [], fault: { code: 'missing' } })
})
