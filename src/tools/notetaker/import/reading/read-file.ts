import { SIZES } from '#config/sizes.ts'
import { readOwnCards } from '#data/import/own-cards.ts'
import { readInWorker } from '#data/workers/import.ts'
import type { Brought } from '#domain/import/brought.ts'
import { comparing, type Compared, type OwnCard } from '#domain/import/compare.ts'
import { finishedGivingWay } from '#lib/async/giving-way.ts'
import { guessChoice, readingTable, type TableChoice } from '#domain/import/table.ts'
import { wideOf } from '#lib/values/decode-text.ts'
import { m } from '#messages/generated/messages.js'
import { findNotes, type NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import { isPdf } from '#tools/notetaker/import/reading/is-pdf.ts'
import { readDeckFile, type DeckFound } from '#tools/notetaker/import/reading/read-deck.ts'
import { Refused } from '#tools/notetaker/import/refusal.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import { takeSound } from '#tools/notetaker/import/reading/take-sound.ts'

/** A list of cards that was read and waits for the student's word. */
export interface TableFile {
  readonly kind: 'table'
  readonly name: string
  readonly bytes: ArrayBuffer
  readonly delimiter: string
  readonly joined: number
  readonly rows: readonly (readonly string[])[]
  readonly choice: TableChoice
  /** What the choice `countedFor` makes of it: another choice takes a moment to be counted. */
  readonly brought: Brought
  readonly compared: Compared
  readonly countedFor: TableChoice
  readonly own: readonly OwnCard[]
}

/** Rows of one table: the preview of more would stop the page. */
const MOST_ROWS = 100_000

/** A list of cards as a table; null where the file is a text, or none. */
async function readTableFile(file: File, head: Uint8Array, signal: AbortSignal): Promise<TableFile | null> {
  const { name, size } = file
  if (/\.(?:md|markdown)$/i.test(name) || (head.includes(0) && wideOf(head) === null)) return null
  if (size > SIZES.fileBytes) throw new Refused(m.import_refused_big({ megabytes: SIZES.fileBytes / 1024 / 1024 }))
  const bytes = await file.arrayBuffer()
  const [{ table }, own] = await Promise.all([readInWorker('text', [bytes, name], { signal }), readOwnCards()])
  if (table === null) return null
  if (table.rows.length > MOST_ROWS) throw new Refused(m.import_refused_rows())
  return countTable({ kind: 'table' as const, name, bytes, ...table, choice: guessChoice(table.rows), own })
}

/** A list as the student chose to read it, beside the own cards. */
export async function countTable<Table extends Pick<TableFile, 'rows' | 'choice' | 'own'>>(
  table: Table
): Promise<Table & Pick<TableFile, 'brought' | 'compared' | 'countedFor'>> {
  const { rows, choice, own } = table
  const brought = await finishedGivingWay(readingTable(rows, choice))
  const compared = await finishedGivingWay(comparing(brought.cards, own))
  return { ...table, brought, compared, countedFor: choice }
}

/** A PDF becomes a note with the PDF beside it: there is nothing to choose before. */
async function takePdf(file: File, signal: AbortSignal): Promise<void> {
  const megabyte = 1024 * 1024
  const [size, megabytes] = [Math.ceil(file.size / megabyte), SIZES.fileBytes / megabyte]
  if (file.size > SIZES.fileBytes) throw new Refused(m.pdf_too_big({ size, megabytes }))
  const { bringPdf } = await import('#tools/notetaker/pdf/bring-pdf.ts')
  signal.throwIfAborted()
  await bringPdf(file)
  signal.throwIfAborted()
}

export async function readNoteFiles(
  name: string,
  files: readonly File[],
  { signal, onShare }: Pick<Reading, 'signal' | 'onShare'>
): Promise<NotesFound> {
  const found = await findNotes(name, files, { signal, onProgress: (done, total) => onShare(done / total) })
  if (found.kind === 'refused') throw new Refused(found.words)
  return found
}

interface Reading {
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
  /** It is not shown: it was taken without a word. */
  readonly onTaken: () => void
}

/** What a file holds; null where it is taken already. */
export async function readFile(
  file: File,
  { signal, onShare, onTaken }: Reading
): Promise<TableFile | DeckFound | NotesFound | ShareFound | null> {
  if (file.size === 0) throw new Refused(m.import_refused_empty())
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  if (isPdf(head, file.name)) {
    await takePdf(file, signal)
    onTaken()
    return null
  }
  const kind = await readInWorker('kind', [file], { signal })
  if (kind === 'share') {
    const { findShare } = await import('#tools/notetaker/import/share/find-share.ts')
    return findShare(file, signal)
  }
  if (kind === 'deck') return readDeckFile(file, signal, (done, total) => onShare(done / total))
  if (kind === 'sound') {
    onTaken()
    await takeSound(file)
    return null
  }
  const table = kind === 'text' ? await readTableFile(file, head, signal) : null
  return table ?? readNoteFiles(file.name, [file], { signal, onShare })
}
