import type { DocumentReader } from '#workers/import/notes/document-note.ts'
import type { DocumentKind } from '#workers/import/notes/gather.ts'
import { readBook } from '#workers/import/notes/office/read-book.ts'
import { readSlides } from '#workers/import/notes/office/read-slides.ts'
import { readWord } from '#workers/import/notes/word/read-word.ts'

export const DOCUMENT_READERS: Readonly<Record<DocumentKind, DocumentReader>> = {
  word: readWord,
  slides: readSlides,
  book: readBook
}
