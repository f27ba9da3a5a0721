import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { $cardsOpen, closeCards, coversNote, toggleCards, useCovers } from '#tools/notetaker/cards/panel.store.ts'
import { useCover } from '#ui/overlay/cover.ts'
import { Close } from '#ui/icons.tsx'

const CardTray = lazy(async () => {
  const { CardTray: Tray } = await retry(() => import('#tools/notetaker/cards/CardTray.tsx'))
  return { default: Tray }
})

/** The cards of the open note: beside it where there is room, over it as a drawer or, on a phone, as a sheet. */
export function NoteCards({ noteId }: { readonly noteId: string }): ReactNode {
  const { isOpen, isAsked } = useStore($cardsOpen)
  const panel = useRef<HTMLElement>(null)
  const covers = useCovers()
  useCover(panel, isOpen && covers)
  useEffect(() => {
    if (isOpen && isAsked && coversNote()) panel.current?.focus({ preventScroll: true })
  }, [isOpen, isAsked])
  // Another note starts without what would cover it; a phone that is turned keeps it.
  useEffect(
    () => () => {
      if (coversNote()) closeCards()
    },
    []
  )
  const leave = (): void => {
    toggleCards()
    // The note can be reached again once the panel is gone.
    void afterPaint().then(() => document.querySelector<HTMLElement>('[aria-controls="note-cards"]')?.focus())
  }
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- Escape and the button do the same */}
      {isOpen && <div className="cards-veil" data-overlay-container onClick={leave} />}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes what covers the note; its button does the same */}
      <aside
        ref={panel}
        id="note-cards"
        className="note-cards"
        aria-label={m.notes_cards()}
        hidden={!isOpen}
        tabIndex={-1}
        onKeyDown={event => {
          if (coversNote() && event.key === 'Escape' && !event.defaultPrevented) leave()
        }}
      >
        {isOpen && (
          <>
            <button type="button" className="bare cards-close" aria-label={m.notes_cards_back()} onClick={leave}>
              <Close size={20} />
            </button>
            <Suspense fallback={<p className="hint">{m.notes_cards_loading()}</p>}>
              <CardTray noteId={noteId} />
            </Suspense>
          </>
        )}
      </aside>
    </>
  )
}
