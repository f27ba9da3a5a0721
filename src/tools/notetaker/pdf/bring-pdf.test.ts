import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notePdf } from '#data/read/notes/note-pdf.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { remove } from '#data/write/write.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { passageOfBlock, passagesIn } from '#domain/pdf/passages.ts'
import { newId } from '#lib/ids.ts'
import { bringPdf } from '#tools/notetaker/pdf/bring-pdf.ts'
import { deleteQuote, quoteWords } from '#tools/notetaker/pdf/quotes.ts'
import { textIntoNote } from '#tools/notetaker/pdf/take-text.ts'
import { $notices } from '#stores/notices.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const pdf = (name: string, words = 'one'): File => new File([`%PDF-1.4 ${words}`], name, { type: 'application/pdf' })

async function brought(): Promise<string> {
  await bringPdf(pdf('Membranes.pdf'))
  const [file] = await readRows('files')
  return file?.noteId ?? ''
}

const docOf = async (id: string): Promise<DocNode> => (await readNote(id))?.doc as unknown as DocNode

test('a PDF that is brought is a note with the file beside it, its bytes on the device', async () => {
  const note = await brought()
  expect((await readNote(note))?.title).toBe('Membranes')
  const [file] = await readRows('files')
  expect(file).toMatchObject({ kind: 'source', mime: 'application/pdf', name: 'Membranes.pdf', noteId: note })
  expect((await workspace().db.blobs.get(file?.id ?? ''))?.uploaded).toBe(0)
  const $pdf = notePdf(note)
  const stop = $pdf.listen(() => undefined)
  await expect.poll(() => $pdf.get()?.id).toBe(file?.id)
  stop()
})

test('the same PDF twice makes no second note, under another name neither; of a deleted note it makes one', async () => {
  const note = await brought()
  await bringPdf(pdf('Other name.pdf'))
  expect(await readRows('files')).toHaveLength(1)
  await bringPdf(pdf('Membranes.pdf', 'two'))
  expect(await readRows('files')).toHaveLength(2)
  await remove('notes', note)
  await bringPdf(pdf('Membranes.pdf'))
  expect(await readRows('files')).toHaveLength(3)
})

test('a highlight is in the note when it is said to be, leads back to its words, and goes with its way back', async () => {
  const note = await brought()
  const { blockId } = await quoteWords(note, { page: 12, words: { from: 3, to: 18 } }, 'Water potential')
  const doc = await docOf(note)
  expect(passageOfBlock(doc, blockId)).toEqual({ note, page: 12, words: { from: 3, to: 18 } })
  const [kept] = passagesIn(doc, note)
  expect(kept).toMatchObject({ page: 12, text: 'Water potential' })
  await deleteQuote(note, kept?.blockId ?? '')
  expect(passagesIn(await docOf(note), note)).toEqual([])
  $notices.get().at(-1)?.action?.run()
  await expect.poll(async () => await docOf(note)).toEqual(doc)
})

test('the text of a PDF comes behind what the note holds; of one without text nothing comes', async () => {
  const note = await brought()
  const line = { text: 'Water moves by osmosis.', endsLine: true, x: 50, y: 500, width: 120, size: 10 }
  expect(await textIntoNote(note, 'a.pdf', [{ page: 1, height: 800, pieces: [] }])).toBe(false)
  expect(await textIntoNote(note, 'a.pdf', [{ page: 3, height: 800, pieces: [line] }])).toBe(true)
  expect((await readNote(note))?.plain).toBe('Water moves by osmosis. Page 3')
  const [, paragraph] = (await docOf(note)).content ?? []
  expect(passageOfBlock(await docOf(note), String(paragraph?.attrs?.['id']))).toMatchObject({ page: 3 })
})
