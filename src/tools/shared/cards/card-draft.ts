import { SIZES } from '#config/sizes.ts'
import type { TwoSided } from '#domain/card-sides.ts'
import { parseCloze } from '#domain/cloze.ts'
import type { CardFault } from '#tools/shared/cards/card-words.ts'

export type CardKind = TwoSided['kind']

/** What the student types: one idea, which becomes one card or several siblings. */
export interface CardDraft {
  readonly kind: CardKind
  readonly front: string
  readonly back: string
}

export interface DraftFaults {
  readonly front: CardFault | null
  readonly back: CardFault | null
}

const sameWords = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function tooLong(text: string): CardFault | null {
  return text.length > SIZES.cardSide ? { kind: 'too-long', length: text.length } : null
}

function frontFault({ kind, front }: CardDraft): CardFault | null {
  if (front.trim() === '') return { kind: 'front-empty' }
  const read = kind === 'cloze' ? parseCloze(front) : null
  return read?.kind === 'faulty' ? read.fault : null
}

/** What keeps a draft from becoming cards; `known` are the questions that exist already. */
export function faultsOf(draft: CardDraft, known: readonly string[] = []): DraftFaults {
  const isKnown = known.some(front => sameWords(front) === sameWords(draft.front))
  return {
    front: tooLong(draft.front) ?? frontFault(draft) ?? (isKnown ? { kind: 'duplicate' } : null),
    back: tooLong(draft.back) ?? (draft.kind !== 'cloze' && draft.back.trim() === '' ? { kind: 'back-empty' } : null)
  }
}

/** The cards of a draft: one, the two directions of a pair, or one for each numbered gap. */
export function cardsOf({ kind, front, back }: CardDraft): TwoSided[] {
  const text = { front: front.trim(), back: back.trim() }
  if (kind === 'basic' || kind === 'type' || kind === 'choice') return [{ kind, ...text, ordinal: 0 }]
  if (kind === 'reversed')
    return [
      { kind, ...text, ordinal: 0 },
      { kind, front: text.back, back: text.front, ordinal: 1 }
    ]
  const read = parseCloze(text.front)
  return read.kind === 'cloze' ? read.ordinals.map(ordinal => ({ kind, ...text, ordinal })) : []
}
