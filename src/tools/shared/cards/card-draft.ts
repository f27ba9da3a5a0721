import { SIZES } from '#config/sizes.ts'
import type { Fields } from '#contract/entities.ts'
import type { TwoSided } from '#domain/cards/card-sides.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import type { CardFault } from '#tools/shared/cards/card-words.ts'

export type CardKind = TwoSided['kind']

/** What the student types: one idea, which becomes one card or several siblings. */
export interface CardDraft {
  readonly kind: CardKind
  readonly front: string
  readonly back: string
  /** The wrong options of a card of kind `choice`. */
  readonly wrong?: readonly string[]
}

export interface DraftFaults {
  readonly front: CardFault | null
  readonly back: CardFault | null
  readonly wrong: CardFault | null
}

/** The contract's limits of one option and of their number. */
export const OPTION = { length: 500, count: 9 } as const

export type DraftCard = TwoSided & Partial<Pick<Fields<'cards'>, 'choices'>>

const sameWords = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function tooLong(text: string): CardFault | null {
  return text.length > SIZES.cardSide ? { kind: 'too-long', length: text.length } : null
}

function frontFault({ kind, front }: CardDraft): CardFault | null {
  if (front.trim() === '') return { kind: 'front-empty' }
  const read = kind === 'cloze' ? parseCloze(front) : null
  return read?.kind === 'faulty' ? read.fault : null
}

/** What is in an editor when a card is opened in it. */
export function draftOf({ kind, front, back, choices }: TwoSided & Pick<Fields<'cards'>, 'choices'>): CardDraft {
  return { kind, front, back, ...(choices && { wrong: choices.wrong }) }
}

const optionsIn = (wrong: readonly string[] = []): string[] => wrong.map(option => option.trim()).filter(Boolean)

function wrongFault({ kind, back, wrong }: CardDraft): CardFault | null {
  if (kind !== 'choice') return null
  const options = optionsIn(wrong)
  if (options.length === 0) return { kind: 'no-options' }
  if (options.length > OPTION.count) return { kind: 'many-options', count: options.length }
  if (options.some(option => option.length > OPTION.length) || back.trim().length > OPTION.length)
    return { kind: 'long-option' }
  const all = [back, ...options].map(sameWords)
  return new Set(all).size < all.length ? { kind: 'same-option' } : null
}

/** What keeps a draft from becoming cards; `known` are the questions that exist already. */
export function faultsOf(draft: CardDraft, known: readonly string[] = []): DraftFaults {
  const isKnown = known.some(front => sameWords(front) === sameWords(draft.front))
  return {
    front: tooLong(draft.front) ?? frontFault(draft) ?? (isKnown ? { kind: 'duplicate' } : null),
    wrong: wrongFault(draft),
    back: tooLong(draft.back) ?? (draft.kind !== 'cloze' && draft.back.trim() === '' ? { kind: 'back-empty' } : null)
  }
}

/** The cards of a draft: one, the two directions of a pair, or one for each numbered gap. */
export function cardsOf({ kind, front, back, wrong }: CardDraft): DraftCard[] {
  const text = { front: front.trim(), back: back.trim() }
  if (kind === 'choice') return [{ kind, ...text, ordinal: 0, choices: { v: 1, wrong: optionsIn(wrong) } }]
  if (kind === 'basic' || kind === 'type') return [{ kind, ...text, ordinal: 0 }]
  if (kind === 'reversed')
    return [
      { kind, ...text, ordinal: 0 },
      { kind, front: text.back, back: text.front, ordinal: 1 }
    ]
  const read = parseCloze(text.front)
  return read.kind === 'cloze' ? read.ordinals.map(ordinal => ({ kind, ...text, ordinal })) : []
}
