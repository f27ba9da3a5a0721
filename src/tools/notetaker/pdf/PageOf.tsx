import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { liveNote } from '#data/write/notes/notes.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { passageOfBlock } from '#domain/pdf/passages.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

export interface PageOfProps {
  readonly noteId: string
  /** The line of the note that a card is made from. */
  readonly blockId: string
}

/** The page of a PDF that a line of a note was taken from; nothing for any other line. */
export function PageOf({ noteId, blockId }: PageOfProps): ReactNode {
  const $note = useMemo(() => liveNote(noteId), [noteId])
  const note = valueOr(useStore($note), null)
  const passage = useMemo(
    () => (note ? passageOfBlock(note.doc as unknown as DocNode, blockId) : null),
    [note, blockId]
  )
  if (!passage) return null
  const { note: beside, page, words } = passage
  const place = { note: beside, page: String(page), ...(words && { words: `${words.from}-${words.to}` }) }
  return (
    <>
      {' · '}
      <a href={href('notetaker', place)}>{m.pdf_in_review({ page })}</a>
    </>
  )
}
