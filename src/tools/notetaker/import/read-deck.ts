import { readOwnCards, readWishes } from '#data/import/own-cards.ts'
import { readOwnHistories } from '#data/import/own-histories.ts'
import type { FileSays } from '#data/import/stage.ts'
import { readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Counts } from '#domain/history/audit.ts'
import { cardsLeftOut, type Brought } from '#domain/import/brought.ts'
import { compareCards, type Compared, type OwnCard } from '#domain/import/compare.ts'
import { broughtId } from '#lib/ids.ts'
import type { Past } from '#tools/notetaker/import/planned.ts'
import { refusedWords } from '#tools/notetaker/import/refused.ts'

/** A deck of Anki that was read and waits for the student's word. */
export interface DeckFound {
  readonly kind: 'deck'
  readonly name: string
  readonly file: File
  readonly brought: Brought
  /** What the collection says of itself. */
  readonly there: Counts
  /** Share of cards to be recalled, as the file wishes. */
  readonly retention: number | null
  /** The student's own. */
  readonly ownRetention: number
  /** The logs that the student's cards of this file have already. */
  readonly past: Past
  readonly own: readonly OwnCard[]
}

/** Why a file is not shown, in words. */
export class Refused extends Error {}

const MOST_DECK = 2 * 2 ** 30

/** Reads a deck, and what the student has of it already. */
export async function readDeckFile(
  file: File,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void
): Promise<DeckFound> {
  const { name } = file
  if (file.size > MOST_DECK) throw new Refused(refusedWords('too-large'))
  const wishes = await readWishes()
  const [deck, own] = await Promise.all([readInWorker('deck', [file, wishes], { signal, onProgress }), readOwnCards()])
  if (deck.kind === 'refused') throw new Refused(refusedWords(deck.why))
  const { cards, leftOut, there, retention } = deck
  const { same, changed } = compareCards(cards, own)
  const past = await readOwnHistories([...same, ...changed].map(known => known.own.id))
  return {
    kind: 'deck',
    name,
    file,
    brought: { cards, leftOut },
    there,
    retention,
    ownRetention: wishes.desiredRetention,
    past,
    own
  }
}

/** What is kept of a deck's own words. */
export function saysOf({ there, brought }: DeckFound, { fresh, same, changed }: Compared): FileSays {
  const own = [...same, ...changed].map(known => known.own.id)
  const cardIds = new Set([...fresh.map(({ key }) => broughtId(studentId(), 'card', key)), ...own])
  return { there, cardIds: [...cardIds], leftOut: cardsLeftOut(brought) }
}
