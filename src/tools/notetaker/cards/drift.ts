import type { CardSource } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { findAgain } from '#domain/text/quote.ts'
import { textHash } from '#engine/hash.ts'

/** What became of the paragraph a card was made from. */
export type Drift =
  /** Nothing to say: it stands as it did, or the card has no source, or the note is not loaded. */
  | { readonly kind: 'none' }
  /** The sentence was edited; `text` is what its paragraph says now. */
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'gone' }

export function driftOf(source: CardSource | null, blocks: ReadonlyMap<string, string> | null): Drift {
  if (!source || !blocks) return { kind: 'none' }
  const text = blocks.get(source.blockId)
  if (text === undefined) return { kind: 'gone' }
  // An edit elsewhere in the paragraph does not concern the card: its sentence still stands there.
  const stands = textHash(text) === source.textHash || text.includes(source.quote)
  return stands ? { kind: 'none' } : { kind: 'changed', text }
}

/** The sentence of an edited paragraph that the card now belongs to. */
export function sentenceNow(source: CardSource, text: string): string {
  const found = findAgain(text, source.quote)
  return found ? text.slice(found.start, found.end) : text
}

/** Ties a card to its paragraph as it stands now, quote and all; the quote stays verbatim. */
export function reanchor(source: CardSource, text: string): CardSource {
  const { start, end } = findAgain(text, source.quote) ?? { start: 0, end: Math.min(text.length, SIZES.cardSide) }
  const stop = Math.min(end, start + SIZES.cardSide)
  return { blockId: source.blockId, textHash: textHash(text), quote: text.slice(start, stop), start, end: stop }
}
