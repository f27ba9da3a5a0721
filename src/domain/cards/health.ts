import { parseCloze } from '#domain/cards/cloze.ts'

export interface CheckedCard {
  readonly id: string
  readonly kind: 'basic' | 'reversed' | 'cloze' | 'type' | 'choice'
  readonly front: string
  readonly ordinal: number
  readonly wrong: readonly string[] | null
  readonly suspended: boolean
  readonly subjectId: string | null
  readonly noteId: string | null
  readonly topicId: string | null
  /** A study day. */
  readonly buriedUntil: string | null
}

export interface CheckedReview {
  readonly id: string
  readonly cardId: string
  readonly grade: number
  /** ISO 8601 instant. */
  readonly reviewedAt: string
}

export interface CheckedWorld {
  readonly subjects: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  /** Deleted ones too: a note may be brought back. */
  readonly notes: ReadonlySet<string>
  /** A study day further ahead than any we hide a card until. */
  readonly lastBurial: string
}

export type Mend =
  | { readonly kind: 'subject' | 'topic' | 'note' | 'buried' | 'options' | 'gap'; readonly cardId: string }
  | { readonly kind: 'double'; readonly reviewId: string }

/** What is wrong with a card that can be mended without asking; each fault once. */
export function faultsOfCard(card: CheckedCard, world: CheckedWorld): Mend[] {
  const { id: cardId, kind, subjectId, topicId, noteId, buriedUntil, front, ordinal, wrong } = card
  const mends: Mend[] = []
  if (subjectId !== null && !world.subjects.has(subjectId)) mends.push({ kind: 'subject', cardId })
  if (topicId !== null && !world.topics.has(topicId)) mends.push({ kind: 'topic', cardId })
  if (noteId !== null && !world.notes.has(noteId)) mends.push({ kind: 'note', cardId })
  if (buriedUntil !== null && buriedUntil > world.lastBurial) mends.push({ kind: 'buried', cardId })
  if (kind === 'choice' && (wrong === null || wrong.length === 0)) mends.push({ kind: 'options', cardId })
  // One that rests already is not asked.
  if (kind === 'cloze' && !card.suspended) {
    const read = parseCloze(front)
    if (read.kind !== 'cloze' || !read.ordinals.includes(ordinal)) mends.push({ kind: 'gap', cardId })
  }
  return mends
}

/** Of answers with one card, grade and instant the one with the lowest id stays: two devices keep the same one. */
export function doublesIn(reviews: readonly CheckedReview[]): Mend[] {
  const first = new Map<string, string>()
  const mends: Mend[] = []
  for (const { id, cardId, grade, reviewedAt } of reviews.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = `${cardId} ${grade} ${Date.parse(reviewedAt)}`
    if (first.has(key)) mends.push({ kind: 'double', reviewId: id })
    else first.set(key, id)
  }
  return mends
}
