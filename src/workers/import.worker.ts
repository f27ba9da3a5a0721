import { decodeText } from '#lib/values/decode-text.ts'
import type { BroughtCard } from '#domain/import/brought.ts'
import type { ReadNotes } from '#domain/import/notes/brought-note.ts'
import type { ReadShare } from '#contract/share/share.ts'
import { readSharedFile, readShareFile } from '#workers/import/share/read-share.ts'
import { serve } from '#workers/answers.ts'
import type { Wishes } from '#workers/import/anki/clock.ts'
import { heldCards, readHead, type DeckHead } from '#workers/import/anki/held-deck.ts'
import { openDeckFile, readMedium, type DeckFile } from '#workers/import/anki/package.ts'
import { kindOfFile, type KindOfFile } from '#workers/import/kind-of-file.ts'
import type { DocumentWords } from '#workers/import/notes/document-note.ts'
import { readNotes } from '#workers/import/notes/read-notes.ts'
import { readPicture, type PictureBytes } from '#workers/import/notes/read-picture.ts'
import { isTableName, readTable, type ReadTable } from '#workers/import/delimited.ts'

export interface ImportMethods {
  /** The text of a file, and its rows where it is a table. `delimiter` is one that the student chose. */
  text(
    bytes: ArrayBuffer,
    name: string,
    delimiter?: string
  ): { readonly text: string; readonly table: ReadTable | null }
  /** What a file is, by what it holds. */
  kind(file: File): KindOfFile
  notes(files: readonly File[], words: DocumentWords): ReadNotes
  /** A picture of a note; null where it is not there, or cannot be unpacked. */
  picture(files: readonly File[], name: string): PictureBytes | null
  deck(file: File, wishes: Wishes): DeckHead
  /** Some cards of the deck that was read last. */
  deckCards(from: number): readonly BroughtCard[]
  /** A picture or a sound of a deck; null where it is not in it, or cannot be unpacked. */
  medium(file: File, name: string): ArrayBuffer | null
  share(file: File): ReadShare
  /** A picture or a sound of a share; null where it is not in it, or cannot be unpacked. */
  sharedFile(file: File, name: string): ArrayBuffer | null
}

let opened: { readonly of: string; readonly deck: Promise<DeckFile> } | undefined

/** A deck of thousands of files has one list of them: it is read once. */
function openedDeck(file: File): Promise<DeckFile> {
  const of = `${file.name} ${file.size} ${file.lastModified}`
  if (opened?.of !== of) opened = { of, deck: openDeckFile(file) }
  return opened.deck
}

serve<ImportMethods>({
  text: ([bytes, name, delimiter]) => {
    const text = decodeText(new Uint8Array(bytes))
    return { text, table: readTable(text, delimiter, isTableName(name)) }
  },
  kind: ([file]) => kindOfFile(file),
  notes: ([files, words], report) => readNotes(files, words, report),
  picture: ([files, name]) => readPicture(files, name).catch(() => null),
  deck: ([file, wishes], report) => readHead(file, wishes, report),
  deckCards: ([from]) => heldCards(from),
  medium: async ([file, name]) => readMedium(await openedDeck(file), name).catch(() => null),
  share: ([file]) => readShareFile(file),
  sharedFile: ([file, name]) => readSharedFile(file, name)
})
