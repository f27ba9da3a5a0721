import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'

/** How many cards are to be recalled now: the one thing of the frame in yellow. */
export function DueCount(): ReactNode {
  const cards = useStore($todaysCards)
  if (!isReady(cards) || cards.value.load.cards === 0) return null
  return (
    <b className="due-count">
      {cards.value.load.cards}
      <span className="hidden-text"> {m.shell_nav_due()}</span>
    </b>
  )
}
