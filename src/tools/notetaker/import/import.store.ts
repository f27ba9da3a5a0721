import { atom, computed, type ReadableAtom } from 'nanostores'
import { SIZES } from '#config/sizes.ts'
import { bringIn, undoImport } from '#data/import/bring-in.ts'
import { readOwnCards } from '#data/import/own-cards.ts'
import { readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Brought } from '#domain/import/brought.ts'
import { compareCards, type Compared, type OwnCard } from '#domain/import/compare.ts'
import { cardsOfTable, guessChoice, type TableChoice } from '#domain/import/table.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { importRows, type Destination } from '#tools/notetaker/import/rows.ts'
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
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly words: string }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | TableFile
  | { readonly kind: 'running'; readonly name: string; readonly count: number }

const $state = atom<ImportState>({ kind: 'none' })
export const $import: ReadableAtom<ImportState> = $state

export interface Preview extends Compared, Brought {}

/** What pressing the button would do. */
export const $preview: ReadableAtom<Preview | null> = computed($state, state => {
  if (state.kind !== 'table') return null
  const brought = cardsOfTable(state.rows, state.choice)
  return { ...brought, ...compareCards(brought.cards, state.own) }
})

/** What a file is not, by its first bytes; null where it may be text. */
function strange(bytes: ArrayBuffer): string | null {
  const [a, b, c, d] = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))
  if (a === 0x50 && b === 0x4b) return m.import_refused_zip()
  if (a === 0x25 && b === 0x50 && c === 0x44 && d === 0x46) return m.import_refused_pdf()
  const head = new Uint8Array(bytes, 0, Math.min(4096, bytes.byteLength))
  const zeros = head.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  const isWide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || zeros > head.length / 3
  return zeros > 0 && !isWide ? m.import_refused_kind() : null
}

let last = 0

/** Reads a file and shows what it holds; nothing is kept yet. */
export async function takeFile(file: File): Promise<void> {
  last += 1
  const own = last
  const { name } = file
  openTool('notetaker', { import: '' })
  const fail = (words: string): void => {
    if (own === last) $state.set({ kind: 'failed', name, words })
  }
  if (file.size > SIZES.fileBytes) return fail(m.import_refused_big({ megabytes: SIZES.fileBytes / 1024 / 1024 }))
  if (file.size === 0) return fail(m.import_refused_empty())
  $state.set({ kind: 'reading', name })
  try {
    const bytes = await file.arrayBuffer()
    const words = strange(bytes)
    if (words !== null) return fail(words)
    const [{ text, table }, cards] = await Promise.all([readInWorker('text', [bytes]), readOwnCards()])
    if (own !== last) return
    if (text.trim() === '') return fail(m.import_refused_empty())
    const isNote = /\.(?:md|markdown)$/i.test(name) || table === null
    if (isNote) $state.set({ kind: 'text', name, text })
    else $state.set({ kind: 'table', name, bytes, ...table, choice: guessChoice(table.rows), own: cards })
  } catch (error) {
    fail(wordsFor(toAppError(error)))
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
    const { table } = await readInWorker('text', [before.bytes, delimiter])
    if (table && $state.get() === before) $state.set({ ...before, ...table, choice: guessChoice(table.rows) })
  })
}

export function leaveFile(): void {
  last += 1
  $state.set({ kind: 'none' })
}

/** Takes the file for a text after all. */
export function readAsText(): Promise<void> {
  return tryOrNotify(async () => {
    const before = $state.get()
    if (before.kind !== 'table') return
    const { text } = await readInWorker('text', [before.bytes])
    if ($state.get() === before) $state.set({ kind: 'text', name: before.name, text })
  })
}

/** Takes back what a file brought in, also later from the list. */
export function takeBack(id: string, name: string): void {
  void tryOnceOrNotify(`undo ${id}`, async () => {
    const isDone = await undoImport(id)
    notify({ text: isDone === null ? m.import_other_tab() : m.import_undone({ name }) })
  })
}

/** Takes the file in; the words of the notice say what came of it, with the way back. */
export function bringFileIn(to: Destination, takesTheirs: boolean): Promise<void> {
  return tryOnceOrNotify('bring in', async () => {
    const before = $state.get()
    const compared = $preview.get()
    if (before.kind !== 'table' || !compared) return
    const { name } = before
    const rows = importRows({
      studentId: studentId(),
      compared,
      to,
      takesTheirs,
      subjects: $subjectList.get().length
    })
    const count = compared.fresh.length + (takesTheirs ? compared.changed.length : 0)
    $state.set({ kind: 'running', name, count })
    try {
      const id = await bringIn(name, rows, new AbortController().signal)
      if (id === null) {
        $state.set(before)
        notify({ text: m.import_other_tab() })
        return
      }
      $state.set({ kind: 'none' })
      notify({
        text: m.import_done({ count, name }),
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      openTool('notetaker', { cards: 'all' })
    } catch (error) {
      $state.set(before)
      throw error
    }
  })
}
