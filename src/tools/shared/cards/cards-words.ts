import type { DayCards } from '#domain/progress/load.ts'
import { m } from '#messages/generated/messages.js'

/** 74 due, 20 new; nothing where all are of one kind. */
export function splitWords({ due, learning, new: fresh }: DayCards): string {
  return due + learning > 0 && fresh > 0 ? m.todays_cards_split({ due: due + learning, fresh }) : ''
}

/** 94 cards today (74 due, 20 new) */
export function todaysCardsWords(cards: DayCards): string {
  const count = m.todays_cards({ count: cards.due + cards.learning + cards.new })
  const split = splitWords(cards)
  return split === '' ? count : `${count} (${split})`
}
