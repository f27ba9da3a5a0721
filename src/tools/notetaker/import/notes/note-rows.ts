import type { Staged } from '#data/import/stage.ts'
import { plainText } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import type { MetNote } from '#tools/notetaker/import/notes/compare-notes.ts'
import type { ReadyNote } from '#tools/notetaker/import/notes/to-doc.ts'

/** An own one, or a new one by its name. */
type Chosen = { readonly id: string } | { readonly name: string }

/** Where the notes of one folder go. A topic needs a subject. */
export interface NotePlace {
  readonly subject: Chosen | null
  readonly topic: Chosen | null
}

/** By the folder's key (`folderKey`). */
export type NotePlaces = ReadonlyMap<string, NotePlace>

/** Two levels of folders are subject and topic; what lies deeper goes with them. */
export const folderKey = (place: readonly string[]): string => place.slice(0, 2).join('/')

/** Makes the rows of notes; of two folders with one new name one subject is made. */
export class NoteRows {
  readonly rows: Staged[] = []
  readonly #subjects = new Map<string, string>()
  readonly #topics = new Map<string, string>()
  readonly #places: NotePlaces
  #position: number

  constructor(places: NotePlaces, subjects: number) {
    this.#places = places
    this.#position = subjects
  }

  #subject(chosen: Chosen | null): string | null {
    if (chosen === null) return null
    if ('id' in chosen) return chosen.id
    const known = this.#subjects.get(chosen.name)
    if (known !== undefined) return known
    const id = newId()
    this.#subjects.set(chosen.name, id)
    const fields = { name: chosen.name, board: null, level: null, examOn: null, position: this.#position++ }
    this.rows.push({ name: 'subjects', id, fields })
    return id
  }

  #topic(chosen: Chosen | null, subjectId: string | null): string | null {
    if (subjectId === null || chosen === null) return null
    if ('id' in chosen) return chosen.id
    const key = `${subjectId} ${chosen.name}`
    const known = this.#topics.get(key)
    if (known !== undefined) return known
    const id = newId()
    this.#topics.set(key, id)
    const fields = {
      subjectId,
      parentId: null,
      name: chosen.name,
      code: null,
      position: this.#position++,
      confidence: null
    }
    this.rows.push({ name: 'topics', id, fields })
    return id
  }

  /** A note that is new, with all its parts. */
  fresh({ note }: MetNote, ready: readonly ReadyNote[]): void {
    const place = this.#places.get(folderKey(note.place))
    const subjectId = this.#subject(place?.subject ?? null)
    const topicId = this.#topic(place?.topic ?? null, subjectId)
    const { pinned, tags } = note
    for (const { id, title, doc } of ready) {
      const fields = { subjectId, topicId, title, doc: { ...doc }, plain: plainText(doc), tags: [...tags], pinned }
      this.rows.push({ name: 'notes', id, fields })
    }
  }

  /** A note that the student has takes the words of the file; where it stands and its tags stay. */
  changed({ own }: MetNote, ready: readonly ReadyNote[]): void {
    const [first, ...others] = ready
    if (!own || !first) return
    const before = { title: own.title, doc: own.doc, plain: own.plain }
    const fields = { title: first.title, doc: { ...first.doc }, plain: plainText(first.doc) }
    this.rows.push({ name: 'notes', id: own.id, fields, before })
    for (const { id, title, doc } of others) {
      const links = { subjectId: null, topicId: null, tags: [], pinned: false }
      this.rows.push({ name: 'notes', id, fields: { ...links, title, doc: { ...doc }, plain: plainText(doc) } })
    }
  }
}
