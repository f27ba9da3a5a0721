import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { CardList } from '#tools/notetaker/cards/CardList.tsx'
import { EngineChoice } from '#tools/shared/engine/EngineChoice.tsx'
import { $figure, letFigureGo } from '#tools/notetaker/cards/figure.store.ts'
import { NewCard } from '#tools/notetaker/cards/NewCard.tsx'
import { ReviewThese } from '#tools/notetaker/cards/ReviewThese.tsx'
import { TrayView } from '#tools/notetaker/cards/TrayView.tsx'
import { noteCards, notePlace } from '#tools/notetaker/cards/cards.store.ts'
import { $phrase, $phraseForCard, letPhraseGo, putPhraseOnCard, watchSelection } from '#tools/notetaker/cards/phrase.ts'
import { $tray, closeTray, makeCards } from '#tools/notetaker/cards/tray.store.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/keep-focus.ts'
import '#tools/notetaker/cards/cards.css'

const briefly = (words: string): string => (words.length > 30 ? `${words.slice(0, 29)}…` : words)

/** The cards of a note: suggestions from its sentences, cards written by hand, and those that exist. */
export function CardTray({ noteId }: { readonly noteId: string }): ReactNode {
  const $cards = useMemo(() => noteCards(noteId), [noteId])
  const $place = useMemo(() => notePlace(noteId), [noteId])
  const cards = useStore($cards)
  const place = useStore($place)
  const tray = useStore($tray)
  const phrase = useStore($phrase)
  const [isByHand, setByHand] = useState(false)
  const wanted = useStore($phraseForCard)
  const figure = useStore($figure)
  const writing = figure?.noteId === noteId ? figure : (wanted ?? (isByHand ? 'by hand' : null))
  useEffect(() => closeTray, [noteId])
  useEffect(watchSelection, [noteId])
  useEffect(() => letPhraseGo, [noteId])
  const rows = valueOr(cards, [])
  const unseen = rows.filter(({ card }) => card.schedule.state === 'new' && !card.suspended).length
  const panel = useRef<HTMLElement>(null)
  useKeptFocus(panel)
  const isOpen = tray.state !== 'closed' && tray.noteId === noteId
  return (
    <section ref={panel} className="card-tray" aria-labelledby="cards-title">
      <header className="cards-head">
        <h2 className="cards-title" id="cards-title">
          {m.cards_title()}
        </h2>
        {rows.length > 0 && <p className="figures soft">{m.cards_count({ count: rows.length })}</p>}
      </header>
      <ReviewThese noteId={noteId} unseen={unseen} />
      {!isOpen && rows.length === 0 && <p className="hint">{m.cards_make_hint()}</p>}
      {!isOpen && <EngineChoice feature="cards" />}
      <div className="cards-actions">
        {!isOpen && (
          <Button kind={rows.length === 0 ? 'ink-small' : 'plain'} onPress={() => void makeCards(noteId)}>
            {m.cards_make()}
          </Button>
        )}
        {writing === null && phrase && (
          <Button onPress={() => putPhraseOnCard(phrase)}>
            {m.cards_from_phrase({ words: briefly(phrase.words) })}
          </Button>
        )}
        {writing === null && <Button onPress={() => setByHand(true)}>{m.cards_write()}</Button>}
      </div>
      {writing !== null && (
        <NewCard
          place={place}
          known={rows.map(({ card }) => card.front)}
          of={writing === 'by hand' ? null : writing}
          key={writing === 'by hand' ? writing : writing.blockId}
          onClose={() => {
            if (figure) letFigureGo()
            else if (wanted) letPhraseGo()
            else setByHand(false)
          }}
        />
      )}
      {isOpen && <TrayView tray={tray} place={place} />}
      <CardList cards={cards} />
    </section>
  )
}
