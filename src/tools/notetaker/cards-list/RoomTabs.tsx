import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import css from '#tools/notetaker/cards-list/room-tabs.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

export interface RoomTabsProps {
  readonly here: 'notes' | 'cards' | 'quizzes' | 'lectures' | 'stats'
  readonly children?: ReactNode
}

/** The places of this room, on the line of each one's title. */
export function RoomTabs({ here, children }: RoomTabsProps): ReactNode {
  const ways = [
    ['notes', href('notetaker'), m.collection_way_notes()],
    ['cards', href('notetaker', { cards: 'all' }), m.collection_way_cards()],
    ['quizzes', href('notetaker', { quiz: 'new' }), m.collection_way_quizzes()],
    ['lectures', href('notetaker', { recording: 'all' }), m.lecture_title()],
    ['stats', href('notetaker', { stats: '' }), m.collection_way_stats()]
  ] as const
  return (
    <>
      <nav className="cl-ways" aria-label={m.collection_ways()}>
        {ways.map(([id, address, words]) => (
          <a key={id} href={address} aria-current={id === here ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      {children}
    </>
  )
}
