import type { BroughtCard } from '#domain/import/brought.ts'

/** What is looked at of a card that the student has. */
export interface OwnCard {
  readonly id: string
  readonly guid: string | null
  readonly front: string
  readonly back: string
  readonly ordinal: number
  readonly tags: readonly string[]
}

export interface ChangedCard {
  readonly card: BroughtCard
  readonly own: OwnCard
}

export interface Compared {
  readonly fresh: readonly BroughtCard[]
  readonly same: readonly BroughtCard[]
  /** The student's has other words than the file's. */
  readonly changed: readonly ChangedCard[]
}

const words = ({ front, back, ordinal }: Pick<OwnCard, 'front' | 'back' | 'ordinal'>): string =>
  JSON.stringify([front.trim(), back.trim(), ordinal])

/** By the key that an earlier import left with the card, else by the very words. Each own card is met once. */
export function compareCards(brought: readonly BroughtCard[], own: readonly OwnCard[]): Compared {
  const byKey = new Map(own.flatMap(card => (card.guid === null ? [] : [[card.guid, card] as const])))
  const byWords = new Map(own.map(card => [words(card), card] as const))
  const fresh: BroughtCard[] = []
  const same: BroughtCard[] = []
  const changed: ChangedCard[] = []
  for (const card of brought) {
    const known = byKey.get(card.key)
    if (known && words(known) !== words(card)) changed.push({ card, own: known })
    else if (known ?? byWords.get(words(card))) same.push(card)
    else fresh.push(card)
  }
  return { fresh, same, changed }
}
