import { useEffect, useRef, useState, type ReactNode } from 'react'
import { type TwoSided, wantedWords } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { cardsOf } from '#tools/shared/cards/card-draft.ts'
import { typeWords } from '#tools/shared/cards/card-words.ts'
import { type TrayItem, leaveOutSuggestion, tick } from '#tools/notetaker/cards/tray.store.ts'
import { Button } from '#ui/Button.tsx'
import { pressedOnce } from '#ui/double-press.ts'

function firstCard({ suggestion: { kind }, front, back }: TrayItem): TwoSided {
  return cardsOf({ kind, front, back })[0] ?? { kind, front, back, ordinal: 0 }
}

/** On a phone: one suggestion at a time, kept or left out by thumb. What follows the last one is the list, to be added. */
export function OneByOne({
  items,
  onDone
}: {
  readonly items: readonly TrayItem[]
  readonly onDone: () => void
}): ReactNode {
  const [at, setAt] = useState(0)
  const [total] = useState(items.length)
  const box = useRef<HTMLDivElement>(null)
  const item = items[at]
  useEffect(() => {
    if (!item) onDone()
    else box.current?.focus({ preventScroll: true })
  }, [item, onDone])
  if (!item) return null
  const { suggestion } = item
  const card = firstCard(item)
  const keep = (): void => {
    tick(suggestion.key, true)
    setAt(at + 1)
  }
  return (
    <div className="one-by-one">
      <p className="soft figures">{m.cards_tray_place({ position: total - items.length + at + 1, total })}</p>
      <div className="one-card" ref={box} tabIndex={-1} role="group" aria-label={typeWords(suggestion.type)}>
        <p className="kind">{typeWords(suggestion.type)}</p>
        <CardSides card={card} />
        <p className="source">
          {m.cards_tray_source()} <SourceQuote quote={suggestion.source.quote} wanted={wantedWords(card)} />
        </p>
      </div>
      <div className="thumbs">
        <Button onClick={({ nativeEvent }) => pressedOnce(nativeEvent, () => void leaveOutSuggestion(suggestion.key))}>
          {m.cards_tray_discard()}
        </Button>
        <Button kind="ink" onClick={({ nativeEvent }) => pressedOnce(nativeEvent, keep)}>
          {m.cards_tray_keep()}
        </Button>
      </div>
      <Button kind="quiet" onPress={onDone}>
        {m.cards_tray_as_list()}
      </Button>
    </div>
  )
}
