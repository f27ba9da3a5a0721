import { SIZES } from '#config/sizes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { blocksOf, type ReadPage } from '#domain/pdf/blocks.ts'
import { pdfNoteBlocks } from '#domain/pdf/note-blocks.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { planParts, writeParts } from '#tools/notetaker/saving/parts.ts'
import { offerBack } from '#tools/notetaker/pdf/quotes.ts'
import { appendToNote } from '#tools/shared/saving/append-to-note.ts'
import { DOC_BYTES } from '#tools/shared/saving/note-device.ts'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'

export type Progress = (page: number) => void

/** The text of all pages, one after the other: the page on the screen answers between two. */
export async function readAll(pdf: OpenPdf, signal: AbortSignal, onProgress: Progress): Promise<ReadPage[]> {
  const read: ReadPage[] = []
  for (let page = 1; page <= pdf.pages; page += 1) {
    if (signal.aborted) throw signal.reason
    read.push(await pdf.read(page))
    onProgress(page)
  }
  return read
}

/** Puts the text of the PDF into its note, or into new ones where it is too long. False where there is none. */
export async function textIntoNote(noteId: string, name: string, read: readonly ReadPage[]): Promise<boolean> {
  const blocks = pdfNoteBlocks(blocksOf(read), { noteId, newId: newBlockId, pageWords: page => m.pdf_page({ page }) })
  const note = await readNote(noteId)
  if (blocks.length === 0 || !note) return false
  const parts = planParts(blocks)
  const [only] = parts.parts
  const letters = JSON.stringify(only).length
  const hasRoom = note.plain.length + letters < SIZES.noteText && jsonBytes(note.doc) + jsonBytes(only) < DOC_BYTES
  if (parts.parts.length === 1 && hasRoom) {
    offerBack(m.pdf_text_taken(), await appendToNote(noteId, blocks))
    return true
  }
  const first = await writeParts(parts, name.replace(/\.pdf$/i, ''), note.subjectId)
  notify({ text: m.pdf_text_parts({ count: parts.parts.length }) })
  openTool('notetaker', { note: first })
  return true
}
