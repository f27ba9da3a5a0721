import type { ReactNode } from 'react'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { openCards } from '#tools/notetaker/cards/panel.store.ts'
import { putPhraseOnCard } from '#tools/notetaker/cards/phrase.ts'
import { offerBack, quoteWords } from '#tools/notetaker/pdf/quotes.ts'
import type { SelectedPassage } from '#ui/pdf/use-selected.ts'

export interface SelectedActsProps {
  readonly noteId: string
  readonly selected: SelectedPassage
  /** On a phone: on to the note. */
  readonly onNote: () => void
  readonly onDone: () => void
}

/** What can be done with the selected words: each way they come into the note, with a link back. */
export function SelectedActs({ noteId, selected, onNote, onDone }: SelectedActsProps): ReactNode {
  const { page, words, text, below } = selected
  const keep = (act: () => Promise<void>): void =>
    void tryOnceOrNotify('quote a pdf', async () => {
      await act()
      document.getSelection()?.removeAllRanges()
      onDone()
    })
  const quote = (goesOn = false) => quoteWords(noteId, { page, words }, text, goesOn)
  const toNote = async (): Promise<void> => {
    const { takeBack } = await quote(true)
    offerBack(m.pdf_quoted(), takeBack)
    onNote()
    await afterPaint()
    document
      .querySelector<HTMLElement>('.note-page [contenteditable] > :last-child')
      ?.scrollIntoView({ block: 'nearest' })
  }
  const toCard = async (): Promise<void> => {
    const { blockId } = await quote()
    putPhraseOnCard({ blockId, words: text })
    openCards()
    onNote()
  }
  const acts = [
    [m.pdf_to_card(), () => keep(toCard)],
    [m.pdf_to_note(), () => keep(toNote)],
    [m.pdf_highlight(), () => keep(async () => offerBack(m.pdf_highlighted(), (await quote()).takeBack))],
    [m.pdf_copy(), () => void copy(text)]
  ] as const
  return (
    <div
      className="pd-pop"
      role="toolbar"
      aria-label={m.pdf_selected()}
      style={{ left: below.left, top: below.top }}
      // The browser would let go of the words before the press.
      onMouseDown={event => event.preventDefault()}
      onPointerDown={event => event.stopPropagation()}
    >
      {acts.map(([label, run]) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </div>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ text: m.pdf_copied() })
  } catch {
    notify({ text: m.notes_copy_failed() })
  }
}
