import { useCallback, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { EngineBadge } from '#tools/shared/engine/EngineBadge.tsx'
import { OneByOne } from '#tools/notetaker/cards/OneByOne.tsx'
import { Suggestion } from '#tools/notetaker/cards/Suggestion.tsx'
import type { CardPlace } from '#tools/shared/cards/write-cards.ts'
import { type Tray, addTicked, bringBackLeftOut, tickAll } from '#tools/notetaker/cards/tray.store.ts'
import { warningWords } from '#tools/shared/engine/warning-words.ts'
import { Button } from '#ui/Button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'

export interface SuggestionsProps {
  readonly tray: Extract<Tray, { state: 'open' }>
  readonly place: CardPlace
}

/** The suggestions, the engine that made them, and what it wants to have said. */
export function Suggestions({ tray, place }: SuggestionsProps): ReactNode {
  const { result, fallback, items, leftOut, taken, isAdding } = tray
  const hint = useKeyHints('suggestion')
  const [tick, leave] = [hint('tick').words, hint('leave').words]
  const isNarrow = useNarrow()
  const [isList, setList] = useState(false)
  const showList = useCallback(() => setList(true), [])
  const ticked = items.filter(item => item.isTicked).length
  return (
    <>
      <EngineBadge engine={result.engine} fallback={fallback} />
      {result.warnings.map((warning, index) => (
        <p className="warning" key={`${warning.kind} ${index}`}>
          {warningWords(warning)}
        </p>
      ))}
      {items.length === 0 && <p>{leftOut.length + taken > 0 ? m.cards_tray_no_more() : m.cards_tray_none()}</p>}
      {items.length > 0 && isNarrow && !isList && <OneByOne items={items} onDone={showList} />}
      {items.length > 0 && (!isNarrow || isList) && (
        <>
          <p className="hint">
            {m.cards_tray_lead()} {!isNarrow && tick !== '' && m.cards_tray_keys({ tick, leave })}
          </p>
          <ol className="suggestions">
            {items.map((item, index) => (
              <Suggestion key={item.suggestion.key} item={item} number={index + 1} />
            ))}
          </ol>
        </>
      )}
      <div className="tray-actions" hidden={isNarrow && !isList && items.length > 0}>
        {items.length > 0 && (
          <Button kind="ink-small" isPending={ticked === 0 || isAdding} onPress={() => void addTicked(place)}>
            {isAdding
              ? m.cards_tray_adding()
              : ticked === 0
                ? m.cards_tray_accept_none()
                : m.cards_tray_accept({ count: ticked })}
          </Button>
        )}
        {items.length > 0 && (
          <Button kind="quiet" onPress={() => tickAll(ticked < items.length)}>
            {ticked < items.length ? m.cards_tray_tick_all() : m.cards_tray_tick_none()}
          </Button>
        )}
        {leftOut.length > 0 && (
          <Button kind="quiet" onPress={() => void bringBackLeftOut()}>
            {m.cards_tray_bring_back({ count: leftOut.length })}
          </Button>
        )}
      </div>
    </>
  )
}
