import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { $cardModel } from '#data/ai/card-model.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Suggestions } from '#tools/notetaker/cards/Suggestions.tsx'
import type { CardPlace } from '#tools/shared/cards/write-cards.ts'
import { $wanted } from '#tools/shared/engine/engine-choice.store.ts'
import { type Tray, closeTray, makeCards } from '#tools/notetaker/cards/tray.store.ts'
import type { Progress } from '#tools/shared/engine/engine-run.ts'
import { Button } from '#ui/Button.tsx'

export interface TrayViewProps {
  readonly tray: Exclude<Tray, { state: 'closed' }>
  readonly place: CardPlace
}

/** Who reads, and how far; the built-in engine is done before it could be said. */
function Reading({ progress }: { readonly progress: Progress | null }): ReactNode {
  const model = useStore($cardModel)
  const isModel = useStore($wanted) === 'model' && model !== null
  if (!isModel) return <p>{m.cards_making()}</p>
  if (!progress || progress.total < 2) return <p>{m.engine_working({ name: model })}</p>
  const part = Math.min(progress.total, progress.done + 1)
  return <p>{m.engine_working_part({ name: model, part, total: progress.total })}</p>
}

function Outcome({ tray, place }: TrayViewProps): ReactNode {
  switch (tray.state) {
    case 'reading':
      return <Reading progress={tray.progress} />
    case 'wordless':
      return <p>{m.cards_tray_empty_note()}</p>
    case 'failed':
      return (
        <>
          <p className="error">{m.cards_tray_failed()}</p>
          <p className="hint">{wordsFor(tray.error)}</p>
          <Button onPress={() => void makeCards(tray.noteId)}>{m.cards_retry()}</Button>
        </>
      )
    case 'open':
      return <Suggestions tray={tray} place={place} />
  }
}

/** What the engine found in the note, or why it found nothing. */
export function TrayView({ tray, place }: TrayViewProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="tray" aria-labelledby="tray-title">
      <header className="cards-head">
        <h3 id="tray-title" ref={title} tabIndex={-1}>
          {m.cards_tray_title()}
        </h3>
        <Button kind="quiet" onPress={closeTray}>
          {tray.state === 'reading' ? m.cards_stop() : m.cards_tray_close()}
        </Button>
      </header>
      <div aria-live="polite" aria-busy={tray.state === 'reading'}>
        <Outcome tray={tray} place={place} />
      </div>
    </section>
  )
}
