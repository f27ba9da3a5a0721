import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { $cardsOpen, closeCards } from '#tools/notetaker/note/cards-panel.store.ts'
import { Button } from '#ui/Button.tsx'
import { NARROW, useNarrow } from '#ui/use-narrow.ts'

const CardTray = lazy(async () => {
  const { CardTray: Tray } = await retry(() => import('#tools/notetaker/cards/CardTray.tsx'))
  return { default: Tray }
})

/** The cards of the open note: beside it where there is room, over it as a sheet on a phone. */
export function NoteCards({ noteId, title }: { readonly noteId: string; readonly title: string }): ReactNode {
  const { isOpen, isAsked } = useStore($cardsOpen)
  const panel = useRef<HTMLElement>(null)
  const isNarrow = useNarrow()
  useEffect(() => {
    if (!isOpen || !isAsked) return
    if (isNarrow) panel.current?.focus({ preventScroll: true })
    else panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isAsked, isNarrow])
  // Another note starts without the sheet; a phone that is turned keeps it.
  useEffect(
    () => () => {
      if (matchMedia(NARROW).matches) closeCards()
    },
    []
  )
  const leave = (): void => {
    closeCards()
    document.querySelector<HTMLElement>('[aria-controls="note-cards"]')?.focus()
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes the sheet; its button does the same
    <aside
      ref={panel}
      id="note-cards"
      className="note-cards"
      aria-label={m.notes_cards()}
      hidden={!isOpen}
      tabIndex={-1}
      onKeyDown={event => {
        if (isNarrow && event.key === 'Escape' && !event.defaultPrevented) leave()
      }}
    >
      {isNarrow && isOpen && (
        <header className="cards-sheet-head">
          <span>{title === '' ? m.notes_untitled() : title}</span>
          <Button kind="quiet" onPress={leave}>
            {m.notes_cards_back()}
          </Button>
        </header>
      )}
      {isOpen && (
        <Suspense fallback={<p className="hint">{m.notes_cards_loading()}</p>}>
          <CardTray noteId={noteId} />
        </Suspense>
      )}
    </aside>
  )
}
