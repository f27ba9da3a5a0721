import { atom, computed, type ReadableAtom } from 'nanostores'
import { bringIn, importsAtRest, undoImport } from '#data/import/bring-in.ts'
import { endImportWorker, readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Brought } from '#domain/import/brought.ts'
import type { Compared } from '#domain/import/compare.ts'
import { guessChoice, type TableChoice } from '#domain/import/table.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { bringFiles, type BroughtFiles } from '#tools/notetaker/import/deck-files.ts'
import { rowsOfNotes } from '#tools/notetaker/import/notes/bring-notes.ts'
import type { NotePlaces } from '#tools/notetaker/import/notes/note-rows.ts'
import { NOTHING_PLANNED, planHistories } from '#tools/notetaker/import/planned.ts'
import { saysOf } from '#tools/notetaker/import/reading/read-deck.ts'
import { Refused } from '#tools/notetaker/import/refusal.ts'
import { importRows, type Destination } from '#tools/notetaker/import/rows.ts'
import { countTable, readFile, readNoteFiles, type TableFile } from '#tools/notetaker/import/reading/read-file.ts'
import { turnsOf } from '#tools/notetaker/import/reading/turns.ts'
import { $state, anew, runningSignal, type ImportState } from '#tools/notetaker/import/state.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

export const $import: ReadableAtom<ImportState> = $state
export { stopBringing, type ImportState } from '#tools/notetaker/import/state.ts'

export interface Preview extends Compared, Brought {}

/** What pressing the button would do. */
export const $preview: ReadableAtom<Preview | null> = computed($state, state => {
  if (state.kind !== 'table' && state.kind !== 'deck') return null
  return { ...state.brought, ...state.compared }
})

const $turns = atom<readonly (readonly File[])[]>([])
/** How many files that were chosen with this one wait for their turn. */
export const $filesAfter: ReadableAtom<number> = computed($turns, turns => turns.flat().length)

/** Reads files and shows what the first of them hold; nothing is kept yet. */
export function takeFiles(files: readonly File[]): Promise<void> {
  $turns.set([])
  return reading(files, async signal => {
    if (files.length < 2) return take(files, signal)
    const [first = [], ...rest] = await turnsOf(files, signal)
    signal.throwIfAborted()
    $turns.set(rest)
    return take(first, signal)
  })
}

/** The next of the files that were chosen together; false where none waits. */
export function takeNext(): boolean {
  const [next, ...rest] = $turns.get()
  if (!next) return false
  $turns.set(rest)
  void reading(next, signal => take(next, signal))
  return true
}

function take(files: readonly File[], signal: AbortSignal): Promise<ImportState | null> {
  const [only] = files
  const isOne = only !== undefined && files.length === 1
  const name = isOne ? only.name : m.import_files_name()
  const onShare = (share: number): void => {
    if (!signal.aborted) $state.set({ kind: 'reading', name, share })
  }
  const run = { signal, onShare, onTaken: endFile }
  return isOne ? readFile(only, run) : readNoteFiles(name, files, run)
}

async function reading(
  files: readonly File[],
  read: (signal: AbortSignal) => Promise<ImportState | null>
): Promise<void> {
  const [first] = files
  if (!first) return
  const signal = anew()
  const name = files.length === 1 ? first.name : m.import_files_name()
  openTool('notetaker', { import: '' })
  $state.set({ kind: 'reading', name })
  try {
    await importsAtRest()
    const found = await read(signal)
    if (found && !signal.aborted) $state.set(found)
    // It was taken without a word: its room is open, and the files after it wait where it is said.
    if (!found) takeNext()
  } catch (error) {
    if (signal.aborted) return
    const words = error instanceof Refused ? error.message : wordsFor(toAppError(error))
    $state.set({ kind: 'failed', name, words })
  }
}

export function chooseTable(change: Partial<TableChoice>): void {
  const state = $state.get()
  if (state.kind === 'table') void recount({ ...state, choice: { ...state.choice, ...change } })
}

/** Shows the choice at once, and what it makes of the list when that is counted. */
function recount(table: TableFile): Promise<void> {
  $state.set(table)
  return tryOrNotify(async () => {
    const counted = await countTable(table)
    if ($state.get() === table) $state.set(counted)
  })
}

/** Cuts the lines elsewhere. */
export function chooseDelimiter(delimiter: string): Promise<void> {
  return tryOrNotify(async () => {
    const before = $state.get()
    if (before.kind !== 'table') return
    const { table } = await readInWorker('text', [before.bytes, before.name, delimiter])
    if (table && $state.get() === before) await recount({ ...before, ...table, choice: guessChoice(table.rows) })
  })
}

export function endFile(): void {
  anew()
  endImportWorker()
  $state.set({ kind: 'none' })
}

/** Leaves out the file that is shown; those that were chosen with it have their turn. */
export function leaveFile(): void {
  const now = $state.get()
  endFile()
  if (now.kind === 'none') return
  // Stopped while it was read: all of them are.
  if (now.kind === 'reading') $turns.set([])
  else if (takeNext()) notify({ text: m.import_left_out({ name: now.name }) })
}

/** Takes the file for a text after all. */
export function readAsText(): Promise<void> {
  return tryOrNotify(async () => {
    const before = $state.get()
    if (before.kind !== 'table') return
    const { name, bytes } = before
    const file = new File([bytes], name.replace(/\.[^.]+$/, '.txt'), { type: 'text/plain' })
    const found = await readNoteFiles(name, [file], { signal: runningSignal(), onShare: () => undefined })
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
  if (runningSignal().aborted) notify({ text: m.import_stopped({ name }) })
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
    if (before.kind === 'table' && before.countedFor !== before.choice) return
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
      endFile()
      const without = lost > 0 ? ` ${m.import_done_without({ count: lost })}` : ''
      notify({
        text: `${count > 0 ? m.import_done({ count, name }) : m.import_done_logs({ name })}${without}`,
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      if (!takeNext()) openTool('notetaker', { cards: 'all' })
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
      endFile()
      const without = lost > 0 ? ` ${m.import_notes_without({ count: lost })}` : ''
      notify({
        text: `${m.import_notes_done({ count, name })}${without}`,
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      const only = compared.fresh.length === 1 && count === 1 ? compared.fresh[0] : undefined
      if (!takeNext()) openTool('notetaker', only ? { note: only.id } : {})
    } catch (error) {
      $state.set(before)
      sayStopped(error, name)
    }
  })
}
