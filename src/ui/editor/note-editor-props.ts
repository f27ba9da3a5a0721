import type { JSONContent } from '@tiptap/core'
import type { Ref } from 'react'
import type { InnerPlace } from '#lib/values/note-address.ts'
import type { Figure } from '#ui/editor/nodes/image-view.ts'
import type { SelectedWords } from '#ui/editor/phrase-at.ts'

/** What the screen may ask of an open editor. */
export interface NoteEditorHandle {
  /** Puts a merged version in place without touching the cursor. */
  show: (doc: JSONContent) => void
  insertPicture: (picture: { fileId: string; width: number; height: number }, position: number | null) => void
  /** Paragraphs below a block, or at the end where it is gone; one step to undo. False where there is no room. */
  insertBelow: (blockId: string, paragraphs: readonly string[]) => boolean
  focus: () => void
  hasFocus: () => boolean
}

export interface LinkableNote {
  readonly id: string
  readonly title: string
}

export interface NoteEditorProps {
  doc: JSONContent
  label: string
  /** Characters one note may hold. */
  characters: number
  ref?: Ref<NoteEditorHandle>
  /** Called after every change with a way to read the document; reading is left to whoever saves. */
  onChange: (read: () => JSONContent) => void
  /** A pasted first heading, offered for the note's title; whether it was taken. */
  onTitle: (text: string) => boolean
  onBlur: () => void
  onTooLong: (blocks: JSONContent[]) => void
  onFull: () => void
  onPicturesLeftOut: (count: number) => void
  onPictures: (files: File[], position: number | null) => void
  /** A picture of the note is wanted on a card. */
  onFigure?: (figure: Figure) => void
  /** The printed words of a picture are wanted as text. */
  onReadFigure?: (figure: Figure) => void
  /** Selected words are wanted on a card. */
  onPhrase?: (phrase: SelectedWords) => void
  /** The student's other notes, for links between them. */
  noteLinks?: {
    readonly find: (query: string) => Promise<readonly LinkableNote[]>
    /** A new note of this name; null where it could not be made. */
    readonly make: (name: string) => Promise<LinkableNote | null>
    readonly open: (place: InnerPlace) => void
  }
  pictureUrl: (fileId: string) => Promise<string>
}
