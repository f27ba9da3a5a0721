import { parseCloze } from '#domain/cards/cloze.ts'

export interface EditableCard {
  readonly id: string
  readonly kind: 'basic' | 'reversed' | 'cloze' | 'type' | 'choice'
  readonly front: string
  readonly back: string
  readonly ordinal: number
}

export interface CardText<Media = unknown> {
  readonly front: string
  readonly back: string
  /** Pictures and sounds go with their side; left out where the edit is of words alone. */
  readonly frontMedia?: Media
  readonly backMedia?: Media
}

export interface CardEdit<Media = unknown> {
  readonly updates: readonly (CardText<Media> & { readonly id: string })[]
  /** Marks that are new in the text: each wants a card of its own. */
  readonly added: readonly number[]
  /** Cards whose mark is gone. */
  readonly removed: readonly string[]
}

/** The same as asked the other way round. */
export function swapped<Media>({ front, back, frontMedia, backMedia }: CardText<Media>): CardText<Media> {
  const media = {
    ...(backMedia !== undefined && { frontMedia: backMedia }),
    ...(frontMedia !== undefined && { backMedia: frontMedia })
  }
  return { front: back, back: front, ...media }
}

/** What an edit of one card means for it and its siblings: the other direction, the other blanks of the text. */
export function planEdit<Media>(
  siblings: readonly EditableCard[],
  edited: EditableCard,
  text: CardText<Media>
): CardEdit<Media> {
  if (edited.kind !== 'reversed' && edited.kind !== 'cloze')
    return { updates: [{ id: edited.id, ...text }], added: [], removed: [] }
  if (edited.kind === 'reversed') {
    const other = swapped(text)
    const turned = (card: EditableCard) => card.ordinal !== edited.ordinal
    return {
      updates: siblings.map(card => ({ id: card.id, ...(turned(card) ? other : text) })),
      added: [],
      removed: []
    }
  }
  const read = parseCloze(text.front)
  const ordinals = read.kind === 'cloze' ? read.ordinals : []
  const known = new Set(siblings.map(card => card.ordinal))
  return {
    updates: siblings.filter(card => ordinals.includes(card.ordinal)).map(card => ({ id: card.id, ...text })),
    added: ordinals.filter(ordinal => !known.has(ordinal)),
    removed: siblings.filter(card => !ordinals.includes(card.ordinal)).map(card => card.id)
  }
}
