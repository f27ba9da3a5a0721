import { SIZES } from '#config/sizes.ts'
import type { Fields } from '#contract/entities.ts'
import { swapped, type CardText } from '#domain/cards/card-edit.ts'
import type { TwoSided } from '#domain/cards/card-sides.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import { isOcclusion, nextBox, readOcclusion, writeOcclusion } from '#domain/cards/occlusion.ts'
import type { CardFault } from '#tools/shared/cards/card-words.ts'

export type CardKind = TwoSided['kind']
type Media = Fields<'cards'>['frontMedia']
/** The parts of a card that an editor changes besides its words. */
type Extras = Pick<Fields<'cards'>, 'choices' | 'frontMedia' | 'backMedia'>

/** What the student types: one idea, which becomes one card or several siblings. */
export interface CardDraft {
  readonly kind: CardKind
  readonly front: string
  readonly back: string
  /** The wrong options of a card of kind `choice`. */
  readonly wrong?: readonly string[]
  readonly frontMedia?: Media
  readonly backMedia?: Media
}

export interface DraftFaults {
  readonly front: CardFault | null
  readonly back: CardFault | null
  readonly wrong: CardFault | null
}

/** The contract's limits of one option and of their number. */
export const OPTION = { length: 500, count: 9 } as const

export type DraftCard = TwoSided & Partial<Extras>

const sameWords = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function tooLong(text: string): CardFault | null {
  return text.length > SIZES.cardSide ? { kind: 'too-long', length: text.length } : null
}

/** Boxes on a picture in the place of words. */
export const isHidden = ({ kind, front }: CardDraft): boolean => kind === 'cloze' && isOcclusion(front)

/** The same idea as another kind of card: a picture begins with one box, and leaves its question to the others. */
export function asKind(draft: CardDraft, kind: CardKind | 'occlusion'): CardDraft {
  const words = isHidden(draft) ? (readOcclusion(draft.front)?.words ?? '') : draft.front
  if (kind !== 'occlusion') return { ...draft, kind, front: words }
  const first = nextBox([])
  const isCloze = draft.kind === 'cloze'
  const front = writeOcclusion({ words: isCloze ? '' : words, boxes: first ? [first] : [], hidesAll: false })
  return { ...draft, kind: 'cloze', front }
}

function frontFault({ kind, front, frontMedia }: CardDraft): CardFault | null {
  if (front.trim() === '') return { kind: 'front-empty' }
  if (kind === 'cloze' && isOcclusion(front) && (frontMedia?.pictures ?? []).length === 0) return { kind: 'no-picture' }
  const read = kind === 'cloze' ? parseCloze(front) : null
  return read?.kind === 'faulty' ? read.fault : null
}

/** What is in an editor when a card is opened in it. */
export function draftOf({ kind, front, back, choices, frontMedia, backMedia }: TwoSided & Extras): CardDraft {
  return { kind, front, back, frontMedia, backMedia, ...(choices && { wrong: choices.wrong }) }
}

const sameMedia = (one: Media | undefined, other: Media | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export function isChanged(draft: CardDraft, initial: CardDraft): boolean {
  const { front, back, frontMedia, backMedia } = draft
  const isSame = front === initial.front && back === initial.back
  return !isSame || !sameMedia(frontMedia, initial.frontMedia) || !sameMedia(backMedia, initial.backMedia)
}

/** Without the pictures and sounds that were not touched: another device may have put some there meanwhile. */
export function ownChanges({ frontMedia, backMedia, ...words }: CardDraft, initial: CardDraft): CardDraft {
  return {
    ...words,
    ...(frontMedia !== undefined && !sameMedia(frontMedia, initial.frontMedia) && { frontMedia }),
    ...(backMedia !== undefined && !sameMedia(backMedia, initial.backMedia) && { backMedia })
  }
}

/** Both sides as they are stored. */
export function sidesOf({ front, back, frontMedia, backMedia }: CardDraft): CardText<Media> {
  return {
    front: front.trim(),
    back: back.trim(),
    ...(frontMedia !== undefined && { frontMedia }),
    ...(backMedia !== undefined && { backMedia })
  }
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
  // The same words are another question beside another picture or sound.
  const isKnown = !draft.frontMedia && known.some(front => sameWords(front) === sameWords(draft.front))
  return {
    front: tooLong(draft.front) ?? frontFault(draft) ?? (isKnown ? { kind: 'duplicate' } : null),
    wrong: wrongFault(draft),
    back: tooLong(draft.back) ?? (draft.back.trim() === '' && needsBack(draft) ? { kind: 'back-empty' } : null)
  }
}

/** A picture or a sound may be the whole answer where nothing is typed, chosen or asked the other way round. */
function needsBack({ kind, backMedia }: CardDraft): boolean {
  return kind !== 'cloze' && !(kind === 'basic' && backMedia)
}

/** The cards of a draft: one, the two directions of a pair, or one for each numbered gap. */
export function cardsOf(draft: CardDraft): DraftCard[] {
  const { kind, wrong } = draft
  const text = sidesOf(draft)
  if (kind === 'choice') return [{ kind, ...text, ordinal: 0, choices: { v: 1, wrong: optionsIn(wrong) } }]
  if (kind === 'basic' || kind === 'type') return [{ kind, ...text, ordinal: 0 }]
  if (kind === 'reversed')
    return [
      { kind, ...text, ordinal: 0 },
      { kind, ...swapped(text), ordinal: 1 }
    ]
  const read = parseCloze(text.front)
  return read.kind === 'cloze' ? read.ordinals.map(ordinal => ({ kind, ...text, ordinal })) : []
}
