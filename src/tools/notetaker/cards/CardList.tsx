import type { ReactNode } from 'react'
import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { CardRowView } from '#tools/notetaker/cards/CardRowView.tsx'
import type { CardRow } from '#tools/notetaker/cards/cards.store.ts'

/** The cards that exist, in the order of the text. */
export function CardList({ cards }: { readonly cards: Remote<readonly CardRow[]> }): ReactNode {
  if (cards.state === 'failed')
    return (
      <p className="error" role="alert">
        {m.cards_failed()} {wordsFor(cards.error)}
      </p>
    )
  if (cards.state !== 'ready')
    return (
      <p className="hint" role="status">
        {m.cards_loading()}
      </p>
    )
  if (cards.value.length === 0) return <p className="hint">{m.cards_empty()}</p>
  return (
    <>
      <h3 className="hidden-text">{m.cards_list_title()}</h3>
      <ol className="card-list">
        {cards.value.map((row, index) => (
          <CardRowView
            key={row.card.id}
            row={row}
            number={index + 1}
            siblings={cards.value.map(({ card }) => card).filter(({ groupId }) => groupId === row.card.groupId)}
          />
        ))}
      </ol>
    </>
  )
}
