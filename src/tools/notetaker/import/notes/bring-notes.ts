import type { Staged } from '#data/import/stage.ts'
import { studentId } from '#data/read/workspace.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import type { MetNote } from '#tools/notetaker/import/notes/compare-notes.ts'
import type { NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import { bringPictures } from '#tools/notetaker/import/notes/note-pictures.ts'
import { NoteRows, type NotePlaces } from '#tools/notetaker/import/notes/note-rows.ts'
import { readyNotes } from '#tools/notetaker/import/notes/to-doc.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

export interface RowsOfNotes {
  readonly rows: readonly Staged[]
  /** Pictures that could not be read. */
  readonly lost: number
}

/** The rows of notes, with their pictures stored first: a row may name only what is on the device. */
export async function rowsOfNotes(
  found: NotesFound,
  places: NotePlaces,
  takesTheirs: boolean,
  run: { readonly signal: AbortSignal; readonly report: (share: number) => void }
): Promise<RowsOfNotes> {
  const { files, compared } = found
  const taken: readonly MetNote[] = [...compared.fresh, ...(takesTheirs ? compared.changed : [])]
  const made = new NoteRows(places, $subjectList.get().length)
  const rest = givingWay()
  let lost = 0
  for (const [at, one] of taken.entries()) {
    run.signal.throwIfAborted()
    run.report(at / taken.length)
    const pictures = await bringPictures(files, one.note, one.id, run.signal)
    lost += pictures.lost
    const placing = {
      idOf: (id: string) => compared.ids.get(id),
      picture: (index: number) => pictures.placed.get(index) ?? null
    }
    const ready = readyNotes(studentId(), one.note, one.id, placing)
    if (one.own) made.changed(one, ready)
    else made.fresh(one, ready)
    await rest()
  }
  return { rows: made.rows, lost }
}
