import type { ReactNode, RefObject } from 'react'
import { FromLecture } from '#tools/notetaker/lecture/hear/FromLecture.tsx'
import { LinkedNotes } from '#tools/notetaker/linked/LinkedNotes.tsx'
import { MarginNumbers } from '#tools/notetaker/margin/MarginNumbers.tsx'
import { Outline } from '#tools/notetaker/margin/Outline.tsx'
import css from '#tools/notetaker/margin/margin.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

interface NoteMarginProps {
  readonly noteId: string
  /** The column that holds head and text of the note. */
  readonly column: RefObject<HTMLElement | null>
}

/** What stands around the text: it comes after the text itself. */
export function NoteMargin({ noteId, column }: NoteMarginProps): ReactNode {
  return (
    <>
      <MarginNumbers noteId={noteId} column={column} />
      <Outline column={column} />
      <FromLecture noteId={noteId} column={column} />
      <LinkedNotes noteId={noteId} />
    </>
  )
}
