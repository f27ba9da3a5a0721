import { importedId } from '#lib/ids.ts'
import { noteAddress } from '#lib/values/note-address.ts'

/** How the words of a note are written: `own` is Markdown of this program; `text` may be Markdown, its signs decide. */
export type BodyForm = 'markdown' | 'own' | 'html' | 'text'

export interface BroughtPicture {
  /** Of the file that holds it: the worker gives its bytes by this name. */
  readonly name: string
  readonly alt: string
}

/** A note as a file holds it, before the student's own are looked at. */
export interface BroughtNote {
  /** The same note in a later copy of the same file has the same key. */
  readonly key: string
  readonly title: string
  /** Folders around it, outermost first. */
  readonly place: readonly string[]
  readonly tags: readonly string[]
  readonly pinned: boolean
  readonly form: BodyForm
  /** A picture stands in it as a link to `pictureAddress`, another note of the same file as one to `linkAddress`. */
  readonly body: string
  readonly pictures: readonly BroughtPicture[]
}

/** Why something of a file stays out of the notes. */
export type NoteOutWhy =
  | 'picture-remote'
  | 'picture-missing'
  | 'picture-kind'
  | 'picture-large'
  | 'picture-unused'
  | 'link-missing'
  | 'attachment'
  | 'table'
  | 'properties'
  | 'equation'
  | 'embed'
  | 'script'
  | 'macro'
  | 'comment'
  | 'broken'
  | 'locked'
  | 'empty'
  | 'twice'
  | 'deck'

export interface NoteOut {
  readonly why: NoteOutWhy
  /** Its name or its words, for the student to find it. */
  readonly what: string
}

export type NotesKind =
  'texts' | 'vault' | 'notion' | 'own' | 'page' | 'word' | 'slides' | 'book' | 'pictures' | 'mixed'

/** What files were found to hold. */
export interface BroughtNotes {
  readonly from: NotesKind
  readonly notes: readonly BroughtNote[]
  readonly leftOut: readonly NoteOut[]
}

/** Why a whole file is refused. */
export type NotesRefused =
  'broken' | 'too-many' | 'too-large' | 'locked' | 'locked-office' | 'old-office' | 'no-notes' | 'other'

export type ReadNotes =
  ({ readonly kind: 'notes' } & BroughtNotes) | { readonly kind: 'refused'; readonly why: NotesRefused }

/** Reserved: no name of the net ends like this (RFC 2606), so that no link of a student means it. */
const PICTURES = 'https://pictures.invalid/'

export const pictureAddress = (index: number): string => `${PICTURES}${index}`

/** Which picture of the note a link stands for; null for any other address. */
export function pictureOfAddress(address: unknown): number | null {
  if (typeof address !== 'string' || !address.startsWith(PICTURES)) return null
  const index = Number(address.slice(PICTURES.length))
  return Number.isSafeInteger(index) && index >= 0 ? index : null
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The id that links between the notes of a file go by until the student's own ids are known. */
export const linkId = (key: string): string => (ID.test(key) ? key : importedId('note', key))

export const linkAddress = (key: string): string => noteAddress(linkId(key))
