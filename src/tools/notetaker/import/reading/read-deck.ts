import { readOwnCards, readWishes } from '#data/import/own-cards.ts'
import { readOwnAnswers, readOwnHistories } from '#data/import/own-histories.ts'
import type { FileSays } from '#data/import/stage.ts'
import { readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Counts } from '#domain/history/audit.ts'
import { cardsLeftOut, type Brought, type BroughtCard } from '#domain/import/brought.ts'
import { comparing, type Compared } from '#domain/import/compare.ts'
import { finishedGivingWay, givingWay } from '#lib/async/giving-way.ts'
import { broughtId } from '#lib/ids.ts'
import type { Past } from '#tools/notetaker/import/planned.ts'
import { Refused } from '#tools/notetaker/import/refusal.ts'
import { refusedWords } from '#tools/notetaker/import/reading/refused.ts'

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
  readonly past: Past
  /** The cards beside the student's own. */
  readonly compared: Compared
}

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
  const { count, leftOut, there, retention } = deck
  const cards: BroughtCard[] = []
  while (cards.length < count) cards.push(...(await readInWorker('deckCards', [cards.length], { signal })))
  const compared = await finishedGivingWay(comparing(cards, own))
  const known = [...compared.same, ...compared.changed]
  const past = {
    histories: await readOwnHistories(known.map(one => one.own.id)),
    answers: await readOwnAnswers(known.filter(({ card }) => card.history).map(one => one.own.id))
  }
  return {
    kind: 'deck',
    name,
    file,
    brought: { cards, leftOut },
    there,
    retention,
    ownRetention: wishes.desiredRetention,
    past,
    compared
  }
}

/** What is kept of a deck's own words. */
export async function saysOf({ there, brought, compared }: DeckFound): Promise<FileSays> {
  const { fresh, same, changed } = compared
  const cardIds = new Set<string>()
  const rest = givingWay()
  for (const { key } of fresh) {
    cardIds.add(broughtId(studentId(), 'card', key))
    await rest()
  }
  for (const { own } of [...same, ...changed]) cardIds.add(own.id)
  return { there, cardIds: [...cardIds], leftOut: cardsLeftOut(brought) }
}
