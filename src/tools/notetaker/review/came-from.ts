import { m } from '#messages/generated/messages.js'
import { href, readRef } from '#stores/route.ts'

export interface Way {
  readonly to: string
  readonly words: string
}

/** Back to what the reviewed cards are of; the cards of the day are begun from Today. */
export function cameFrom(review: string | undefined): Way {
  const of = readRef(review, ['note', 'subject'])
  if (of?.kind === 'note') return { to: href('notetaker', { note: of.id }), words: m.cards_review_back_note() }
  if (of) return { to: href('notetaker', { subject: of.id }), words: m.cards_review_back() }
  return { to: href('main'), words: m.cards_review_back_today() }
}
