import { atom, computed, type ReadableAtom } from 'nanostores'
import { SIZES } from '#config/sizes.ts'
import { bringIn, undoImport } from '#data/import/bring-in.ts'
import { readOwnCards } from '#data/import/own-cards.ts'
import { endImportWorker, readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Brought } from '#domain/import/brought.ts'
import { compareCards, type Compared, type OwnCard } from '#domain/import/compare.ts'
import { cardsOfTable, guessChoice, type TableChoice } from '#domain/import/table.ts'
import { toAppError } from '#lib/errors.ts'
import { wideOf } from '#lib/values/decode-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { bringFiles, type BroughtFiles } from '#tools/notetaker/import/deck-files.ts'
import { isPdf } from '#tools/notetaker/import/is-pdf.ts'
import { rowsOfNotes } from '#tools/notetaker/import/notes/bring-notes.ts'
import { findNotes, type NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import type { NotePlaces } from '#tools/notetaker/import/notes/note-rows.ts'
import { NOTHING_PLANNED, planHistories } from '#tools/notetaker/import/planned.ts'
import { readDeckFile, Refused, saysOf, type DeckFound } from '#tools/notetaker/import/read-deck.ts'
import { importRows, type Destination } from '#tools/notetaker/import/rows.ts'
import { takeSound } from '#tools/notetaker/import/take-sound.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

/** A list of cards that was read and waits for the student's word. */
export interface TableFile {
  readonly kind: 'table'
  readonly name: string
  readonly bytes: ArrayBuffer
  readonly delimiter: string
  readonly joined: number
  readonly rows: readonly (readonly string[])[]
  readonly choice: TableChoice
  readonly own: readonly OwnCard[]
}

export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly share?: number }
  | { readonly kind: 'failed'; readonly name: string; readonly words: string }
  | TableFile
  | DeckFound
  | NotesFound
  | {
      readonly kind: 'running'
      readonly holds: 'cards' | 'notes'
      readonly name: string
      readonly count: number
      readonly share?: number
    }

const $state = atom<ImportState>({ kind: 'none' })
export const $import: ReadableAtom<ImportState> = $state

export interface Preview extends Compared, Brought {}

/** What pressing the button would do. */
export const $preview: ReadableAtom<Preview | null> = computed($state, state => {
  if (state.kind !== 'table' && state.kind !== 'deck') return null
  if (state.kind === 'deck') return { ...state.brought, ...state.compared }
  const brought = cardsOfTable(state.rows, state.choice)
  return { ...brought, ...compareCards(brought.cards, state.own) }
})

let stop = new AbortController()

/** What was under way is not waited for any more; its worker ends. */
function anew(): AbortSignal {
  stop.abort()
  stop = new AbortController()
  return stop.signal
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
  return { kind: 'table', name, bytes, ...table, choice: guessChoice(table.rows), own }
}

/** A PDF becomes a note with the PDF beside it: there is nothing to choose before. */
async function takePdf(file: File, signal: AbortSignal): Promise<void> {
  const megabyte = 1024 * 1024
  const [size, megabytes] = [Math.ceil(file.size / megabyte), SIZES.fileBytes / megabyte]
  if (file.size > SIZES.fileBytes) throw new Refused(m.pdf_too_big({ size, megabytes }))
  const { bringPdf } = await import('#tools/notetaker/pdf/bring-pdf.ts')
  if (signal.aborted) return
  await bringPdf(file)
  leaveFile()
}

async function readNoteFiles(name: string, files: readonly File[], signal: AbortSignal): Promise<NotesFound> {
  const onProgress = (done: number, total: number): void => {
    if (!signal.aborted) $state.set({ kind: 'reading', name, share: done / total })
  }
  const found = await findNotes(name, files, { signal, onProgress })
  if (found.kind === 'refused') throw new Refused(found.words)
  return found
}

/** Null where the file is taken already. */
async function readFile(file: File, signal: AbortSignal): Promise<ImportState | null> {
  if (file.size === 0) throw new Refused(m.import_refused_empty())
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  if (isPdf(head, file.name)) {
    await takePdf(file, signal)
    return null
  }
  const kind = await readInWorker('kind', [file], { signal })
  if (kind === 'deck') {
    return readDeckFile(file, signal, (done, total) => {
      if (!signal.aborted) $state.set({ kind: 'reading', name: file.name, share: done / total })
    })
  }
  if (kind === 'sound') {
    leaveFile()
    await takeSound(file)
    return null
  }
  const table = kind === 'text' ? await readTableFile(file, head, signal) : null
  return table ?? readNoteFiles(file.name, [file], signal)
}

/** Reads files and shows what they hold; nothing is kept yet. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const [first] = files
  if (!first) return
  const signal = anew()
  const name = files.length === 1 ? first.name : m.import_files_name()
  openTool('notetaker', { import: '' })
  $state.set({ kind: 'reading', name })
  try {
    const found = await (files.length === 1 ? readFile(first, signal) : readNoteFiles(name, files, signal))
    if (found && !signal.aborted) $state.set(found)
  } catch (error) {
    if (signal.aborted) return
    const words = error instanceof Refused ? error.message : wordsFor(toAppError(error))
    $state.set({ kind: 'failed', name, words })
  }
}

export function chooseTable(change: Partial<TableChoice>): void {
  const state = $state.get()
  if (state.kind === 'table') $state.set({ ...state, choice: { ...state.choice, ...change } })
}

/** Cuts the lines elsewhere. */
export function chooseDelimiter(delimiter: string): Promise<void> {
  return tryOrNotify(async () => {
    const before = $state.get()
    if (before.kind !== 'table') return
    const { table } = await readInWorker('text', [before.bytes, before.name, delimiter])
    if (table && $state.get() === before) $state.set({ ...before, ...table, choice: guessChoice(table.rows) })
  })
}

export function leaveFile(): void {
  anew()
  endImportWorker()
  $state.set({ kind: 'none' })
}

/** Takes the file for a text after all. */
export function readAsText(): Promise<void> {
  return tryOrNotify(async () => {
    const before = $state.get()
    if (before.kind !== 'table') return
    const { name, bytes } = before
    const file = new File([bytes], name.replace(/\.[^.]+$/, '.txt'), { type: 'text/plain' })
    const found = await readNoteFiles(name, [file], stop.signal)
    $state.set(found)
  })
}

/** Takes back what a file brought in, also later from the list. */
export function takeBack(id: string, name: string): void {
  void tryOnceOrNotify(`undo ${id}`, async () => {
    const isDone = await undoImport(id)
    const words = isDone ? m.import_undone : m.import_stopped_elsewhere
    notify({ text: isDone === null ? m.import_other_tab() : words({ name }) })
  })
}

/** Where it was stopped on the list of files, that list says so. */
function sayStopped(error: unknown, name: string): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  if (stop.signal.aborted) notify({ text: m.import_stopped({ name }) })
}

/** What becomes of the files of cards first: a row may name only what is on the device. */
function filesOf(state: ImportState, compared: Compared, signal: AbortSignal): Promise<BroughtFiles> {
  if (state.kind !== 'deck') return Promise.resolve({ stored: new Map(), lost: 0 })
  return bringFiles(state.file, compared.fresh, signal, share => {
    const now = $state.get()
    if (now.kind === 'running') $state.set({ ...now, share })
  })
}

export interface Choices {
  readonly to: Destination
  readonly takesTheirs: boolean
  readonly keepsSchedule: boolean
}

/** Takes the file in; the words of the notice say what came of it, with the way back. */
export function bringFileIn({ to, takesTheirs, keepsSchedule }: Choices): Promise<void> {
  return tryOnceOrNotify('bring in', async () => {
    const before = $state.get()
    const compared = $preview.get()
    if ((before.kind !== 'table' && before.kind !== 'deck') || !compared) return
    const { name } = before
    const count = compared.fresh.length + (takesTheirs ? compared.changed.length : 0)
    const signal = anew()
    $state.set({ kind: 'running', holds: 'cards', name, count })
    try {
      const { stored, lost } = await filesOf(before, compared, signal)
      const subjects = $subjectList.get().length
      const student = studentId()
      const planned =
        keepsSchedule && before.kind === 'deck' ? await planHistories(student, compared, before.past) : NOTHING_PLANNED
      const rows = await importRows({ studentId: student, compared, to, takesTheirs, subjects, files: stored, planned })
      const says = before.kind === 'deck' ? await saysOf(before) : undefined
      const id = await bringIn(name, rows, signal, undefined, says)
      if (id === null) {
        $state.set(before)
        notify({ text: m.import_other_tab() })
        return
      }
      leaveFile()
      const without = lost > 0 ? ` ${m.import_done_without({ count: lost })}` : ''
      notify({
        text: `${count > 0 ? m.import_done({ count, name }) : m.import_done_logs({ name })}${without}`,
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      openTool('notetaker', { cards: 'all' })
    } catch (error) {
      $state.set(before)
      sayStopped(error, name)
    }
  })
}

/** Takes the notes in, all of them or none. */
export function bringNotesIn(places: NotePlaces, takesTheirs: boolean): Promise<void> {
  return tryOnceOrNotify('bring in', async () => {
    const before = $state.get()
    if (before.kind !== 'notes') return
    const { name, compared } = before
    const count = compared.fresh.length + (takesTheirs ? compared.changed.length : 0)
    const signal = anew()
    $state.set({ kind: 'running', holds: 'notes', name, count })
    try {
      const report = (share: number): void => $state.set({ kind: 'running', holds: 'notes', name, count, share })
      const { rows, lost } = await rowsOfNotes(before, places, takesTheirs, { signal, report })
      const id = await bringIn(name, rows, signal)
      if (id === null) {
        $state.set(before)
        notify({ text: m.import_other_tab() })
        return
      }
      leaveFile()
      const without = lost > 0 ? ` ${m.import_notes_without({ count: lost })}` : ''
      notify({
        text: `${m.import_notes_done({ count, name })}${without}`,
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      const only = compared.fresh.length === 1 && count === 1 ? compared.fresh[0] : undefined
      openTool('notetaker', only ? { note: only.id } : {})
    } catch (error) {
      $state.set(before)
      sayStopped(error, name)
    }
  })
}

/** Nothing of it stays, also where some of its rows took effect. */
export function stopBringing(): void {
  stop.abort(new DOMException('The student stopped it', 'AbortError'))
}
