import type { CardType, SourceBlock } from '#contract/engine/engine.ts'
import type { TextRange } from '#engine/text/formulas.ts'

/** A card before it is checked. */
export interface Candidate {
  readonly type: CardType
  readonly kind: 'basic' | 'cloze'
  readonly front: string
  readonly back: string
  readonly block: SourceBlock
  /** Where in the block the words come from. */
  readonly quote: TextRange
  /** Headings above the block, outermost first. */
  readonly headings: readonly string[]
  /** 0 to 1: how often this maker is right. */
  readonly trust: number
  /** What a cloze hides; for the others the back itself. */
  readonly answer?: string
  /** Written out from the layout of the note, a row, a step, a date: its maker alone judges whether it is worth showing. */
  readonly isLaidOut?: boolean
  /** Written by a language model for its question: its answer may take up what the question names ("It needs fewer workers"). */
  readonly isWritten?: boolean
}

/** A question word with the rest of its question: capital, one question mark, single spaces. */
export function ask(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.?!)])/g, '$1')
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()
  return `${clean.charAt(0).toUpperCase()}${clean.slice(1)}?`
}

/** What stands behind these adds to an answer. */
const CUTS =
  /[,;]\s+(?:which|where|who|whose|although|though|because|so|but|while|whereas|especially|particularly|such as|for example|for instance|e\.g\.|including|with|and (?:it|they|he|she|this|these|the|so|is|are|was|were|can|has|have)|it|they|making|meaning|allowing|leading|causing|resulting|rather|not|unlike|until|as|when|if)\b|;\s|\s[–—]\s|\s\((?!\w\)|\d)|:\s/

/** Drops what is added behind the point of an answer that is too long. */
export function shorten(text: string, words: number): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/(?:,?\s+(?:and|but)|;)\s+(?:it|they|he|she|we|you|this|there)(?:['’]\w+)?\s.*$/, '')
    .trim()
  if (clean.split(' ').length <= words) return clean
  const cut = CUTS.exec(clean)
  if (cut && clean.slice(0, cut.index).split(' ').length >= 3) return shorten(clean.slice(0, cut.index), words)
  return clean
}
