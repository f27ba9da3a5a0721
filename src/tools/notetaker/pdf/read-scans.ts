import { SIZES } from '#config/sizes.ts'
import type { ReadingStep, ReadPicture } from '#data/workers/reading.ts'
import { readNote } from '#data/write/notes/notes.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { paragraphsOf, readableLines, textOfLines, unsureLines } from '#domain/notes/read-text.ts'
import { readPageBlocks } from '#domain/pdf/read-page.ts'
import { AppError } from '#lib/errors.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'
import { m } from '#messages/generated/messages.js'
import { appendToNote } from '#tools/shared/saving/append-to-note.ts'
import { DOC_BYTES } from '#tools/shared/saving/note-device.ts'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'

/** In which a page is read, in dots an inch: what the reader was taught with. */
const DOTS = 300
/** A poster is read with fewer dots. */
const MOST_PIXELS = 9_000_000

/** The pages that hold no text, one after the other: the page on the screen answers between two. */
export async function pagesWithoutText(pdf: OpenPdf, signal: AbortSignal): Promise<number[]> {
  const bare: number[] = []
  for (let page = 1; page <= pdf.pages; page += 1) {
    signal.throwIfAborted()
    const { pieces } = await pdf.read(page)
    if (pieces.every(({ text }) => text.trim() === '')) bare.push(page)
  }
  return bare
}

export async function pagePicture(pdf: OpenPdf, page: number, signal: AbortSignal): Promise<Blob> {
  const { width, height } = await pdf.sizeOf(page)
  const scale = Math.min(DOTS / 72, Math.sqrt(MOST_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  // It draws sharper for a sharper screen.
  await pdf.draw(page, canvas, scale / Math.min(devicePixelRatio, 2), signal)
  signal.throwIfAborted()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  canvas.width = 0
  if (!blob) throw new AppError('device', 'The browser gave no picture of the page')
  return blob
}

export interface ScansRead {
  /** Whose text is in the note now. */
  readonly done: readonly number[]
  /** On which nothing was found. */
  readonly empty: readonly number[]
  readonly unsure: readonly { readonly page: number; readonly line: string }[]
  /** Why it ended before the last page; null where it did not, or was stopped. */
  readonly fault: unknown
  /** The note had no room for the next page. */
  readonly isFull: boolean
  readonly takeBack: () => Promise<void>
}

interface Asked {
  readonly noteId: string
  readonly pages: readonly number[]
  readonly signal: AbortSignal
  /** The page, and how many were read before it. */
  readonly onStep: (page: number, before: number, step: ReadingStep | null) => void
  readonly picture: (page: number, signal: AbortSignal) => Promise<Blob>
  readonly read: ReadPicture
}

async function hasRoom(noteId: string, text: string, blocks: readonly DocNode[]): Promise<boolean> {
  const note = await readNote(noteId)
  if (!note) throw new AppError('missing', 'The note is gone')
  return note.plain.length + text.length < SIZES.noteText && jsonBytes(note.doc) + jsonBytes(blocks) < DOC_BYTES
}

/** Reads page after page; the text of each is in the note before the next begins, so that stopping keeps what is done. */
export async function readScans({ noteId, pages, signal, onStep, picture, read }: Asked): Promise<ScansRead> {
  const [done, empty, unsure, back] = [[], [], [], []] as [
    number[],
    number[],
    ScansRead['unsure'][number][],
    (() => Promise<void>)[]
  ]
  let fault: unknown = null
  let isFull = false
  try {
    for (const [before, page] of pages.entries()) {
      onStep(page, before, null)
      const lines = readableLines(await read(await picture(page, signal), step => onStep(page, before, step), signal))
      signal.throwIfAborted()
      const paragraphs = paragraphsOf(textOfLines(lines))
      if (paragraphs.length === 0) {
        empty.push(page)
        continue
      }
      const blocks = readPageBlocks(paragraphs, { noteId, page, name: m.pdf_page({ page }), newId: newBlockId })
      isFull = !(await hasRoom(noteId, paragraphs.join('\n'), blocks))
      if (isFull) break
      back.push(await appendToNote(noteId, blocks))
      done.push(page)
      unsure.push(...unsureLines(lines).map(({ text }) => ({ page, line: text })))
    }
  } catch (error) {
    if (!signal.aborted) fault = error
  }
  const takeBack = async (): Promise<void> => {
    for (const one of back) await one()
  }
  return { done, empty, unsure, fault, isFull, takeBack }
}
