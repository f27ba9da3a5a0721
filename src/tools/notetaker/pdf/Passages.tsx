import type { ReactNode } from 'react'
import type { KeptPassage } from '#domain/pdf/passages.ts'
import { m } from '#messages/generated/messages.js'
import { deleteQuote } from '#tools/notetaker/pdf/quotes.ts'
import { Button } from '#ui/Button.tsx'
import type { Words } from '#ui/pdf/ranges.ts'

export interface PassagesProps {
  readonly noteId: string
  readonly passages: readonly KeptPassage[]
  readonly onGo: (page: number, words: Words | null) => void
}

/** The highlights: each is a quote in the note, and goes with it. */
export function Passages({ noteId, passages, onGo }: PassagesProps): ReactNode {
  if (passages.length === 0) return <p>{m.pdf_passages_none()}</p>
  return (
    <ol className="pd-list">
      {passages.map(({ blockId, page, words, text }) => (
        <li key={blockId} className="pd-kept">
          <button type="button" className="quiet" onClick={() => onGo(page, words)}>
            <span>{text === '' ? m.pdf_passage_picture() : text}</span>{' '}
            <span className="figures">{m.pdf_page({ page })}</span>
          </button>
          <Button
            kind="quiet"
            aria-label={m.pdf_passage_delete_named({ page })}
            onPress={() => void deleteQuote(noteId, blockId)}
          >
            {m.pdf_passage_delete()}
          </Button>
        </li>
      ))}
    </ol>
  )
}
