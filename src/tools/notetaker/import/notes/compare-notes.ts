import { readOwnNotes, type OwnNote } from '#data/import/own-notes.ts'
import { linkId, type BroughtNote } from '#domain/import/notes/brought-note.ts'
import { bareDoc } from '#domain/import/notes/settle.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { broughtId } from '#lib/ids.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { readyNotes } from '#tools/notetaker/import/notes/to-doc.ts'

export interface MetNote {
  readonly note: BroughtNote
  readonly id: string
  /** The student's, where there is one. */
  readonly own: OwnNote | null
}

export interface ComparedNotes {
  readonly fresh: readonly MetNote[]
  readonly same: readonly MetNote[]
  readonly changed: readonly MetNote[]
  /** From the ids that links within the file go by to the student's. */
  readonly ids: ReadonlyMap<string, string>
}

/** A note of the student's own export is itself; any other has an id by its key, so that it comes in once. */
async function meet(studentId: string, notes: readonly BroughtNote[]): Promise<MetNote[]> {
  const made = notes.map(note => broughtId(studentId, 'note', note.key))
  const own = await readOwnNotes([...notes.map(({ key }) => linkId(key)), ...made])
  return notes.map((note, at) => {
    const itself = own.get(note.key)
    const id = itself ? note.key : (made[at] ?? '')
    return { note, id, own: itself ?? own.get(id) ?? null }
  })
}

/** What is said of a picture before its bytes are looked at. */
const placed = (note: BroughtNote) => (index: number) => ({
  fileId: '',
  alt: note.pictures[index]?.alt ?? '',
  width: null,
  height: null
})

/** A text too long for one note stands in several: all of them count. */
async function isSame(studentId: string, { note, id, own }: MetNote, ids: ComparedNotes['ids']): Promise<boolean> {
  const ready = readyNotes(studentId, note, id, { idOf: one => ids.get(one), picture: placed(note) })
  const others = await readOwnNotes(ready.slice(1).map(part => part.id))
  return ready.every((part, at) => {
    const mine = at === 0 ? own : others.get(part.id)
    return !!mine && mine.title === part.title && sameJson(bareDoc(mine.doc as unknown as DocNode), bareDoc(part.doc))
  })
}

/** What a file's notes are to those of the student. Only what he has is looked at: a new note is new. */
export async function compareNotes(
  studentId: string,
  notes: readonly BroughtNote[],
  signal: AbortSignal
): Promise<ComparedNotes> {
  const met = await meet(studentId, notes)
  const ids = new Map(met.map(({ note, id }) => [linkId(note.key), id]))
  const [fresh, same, changed]: [MetNote[], MetNote[], MetNote[]] = [[], [], []]
  const rest = givingWay()
  for (const one of met) {
    if (one.own === null) {
      fresh.push(one)
      continue
    }
    signal.throwIfAborted()
    await rest()
    ;((await isSame(studentId, one, ids)) ? same : changed).push(one)
  }
  return { fresh, same, changed, ids }
}
