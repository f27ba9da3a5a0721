import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { $cardsOpen } from '#tools/notetaker/note/cards-panel.store.ts'

const CardTray = lazy(async () => {
  const { CardTray: Tray } = await retry(() => import('#tools/notetaker/cards/CardTray.tsx'))
  return { default: Tray }
})

/** The cards of the open note: beside it where there is room, below it on a phone. */
export function NoteCards({ noteId }: { readonly noteId: string }): ReactNode {
  const { isOpen, isAsked } = useStore($cardsOpen)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen && isAsked) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isAsked])
  return (
    <aside ref={panel} id="note-cards" className="note-cards" aria-label={m.notes_cards()} hidden={!isOpen}>
      {isOpen && (
        <Suspense fallback={<p className="hint">{m.notes_cards_loading()}</p>}>
          <CardTray noteId={noteId} />
        </Suspense>
      )}
    </aside>
  )
}
