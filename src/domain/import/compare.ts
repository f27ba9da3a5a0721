import { ankiKey } from '#domain/anki/key.ts'
import type { TwoSided } from '#domain/cards/card-sides.ts'
import type { BroughtCard } from '#domain/import/brought.ts'

/** What is looked at of a card that the student has. */
export interface OwnCard extends TwoSided {
  readonly id: string
  readonly groupId: string
  readonly guid: string | null
  readonly tags: readonly string[]
}

/** A card of the file that the student has. */
export interface KnownCard {
  readonly card: BroughtCard
  readonly own: OwnCard
}

export interface Compared {
  readonly fresh: readonly BroughtCard[]
  readonly same: readonly KnownCard[]
  /** The student's has other words than the file's. */
  readonly changed: readonly KnownCard[]
}

/** HTML has no runs of spaces and no more than one empty line. */
const squeezed = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')

const words = ({ kind, front, back, ordinal }: TwoSided): string =>
  JSON.stringify([squeezed(front), squeezed(back), kind === 'cloze' ? ordinal : 0])

/**
 * By the key that an earlier import left with the card or that it has in a deck of ours, else by the very words. Each own
 * card is met once. Stops after each card, since a deck may hold 200,000.
 */
export function* comparing(brought: readonly BroughtCard[], own: readonly OwnCard[]): Generator<undefined, Compared> {
  const byKey = new Map<string, OwnCard>()
  const byGuid = new Map<string, OwnCard>()
  const byWords = new Map<string, OwnCard>()
  for (const card of own) {
    byKey.set(ankiKey(card), card)
    if (card.guid !== null) byGuid.set(card.guid, card)
    byWords.set(words(card), card)
    yield
  }
  const fresh: BroughtCard[] = []
  const same: KnownCard[] = []
  const changed: KnownCard[] = []
  for (const card of brought) {
    const said = words(card)
    const known = byGuid.get(card.key) ?? byKey.get(card.key)
    if (known && words(known) !== said) changed.push({ card, own: known })
    else {
      const own = known ?? byWords.get(said)
      if (own) same.push({ card, own })
      else fresh.push(card)
    }
    yield
  }
  return { fresh, same, changed }
}

/** The same in one piece. */
export function compareCards(brought: readonly BroughtCard[], own: readonly OwnCard[]): Compared {
  const work = comparing(brought, own)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
