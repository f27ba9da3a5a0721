import type { BroughtCard } from '#domain/import/brought.ts'
import { AppError } from '#lib/errors.ts'
import type { Wishes } from '#workers/import/anki/clock.ts'
import { readDeck, type ReadDeck } from '#workers/import/anki/deck.ts'

type Read = Extract<ReadDeck, { kind: 'deck' }>

/** A deck without its cards, which are fetched a page after the other. */
export type DeckHead = Exclude<ReadDeck, Read> | (Omit<Read, 'cards'> & { readonly count: number })

/** Cards of one answer: the page takes it in while nothing else happens on it. */
const PAGE = 250

let held: readonly BroughtCard[] = []

/** Reads a deck and keeps its cards for `heldCards`, until the next deck. */
export async function readHead(
  file: Blob,
  wishes: Wishes,
  report: (done: number, total: number) => void
): Promise<DeckHead> {
  held = []
  const deck = await readDeck(file, wishes, report)
  if (deck.kind === 'refused') return deck
  const { cards, ...head } = deck
  held = cards
  return { ...head, count: cards.length }
}

/** The cards from one on; the last page lets them go. */
export function heldCards(from: number): readonly BroughtCard[] {
  const page = held.slice(from, from + PAGE)
  if (page.length === 0) throw new AppError('unavailable', 'The deck is not held any more')
  if (from + PAGE >= held.length) held = []
  return page
}
