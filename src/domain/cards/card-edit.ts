import { parseCloze } from '#domain/cards/cloze.ts'

export interface EditableCard {
  readonly id: string
  readonly kind: 'basic' | 'reversed' | 'cloze' | 'type' | 'choice'
  readonly front: string
  readonly back: string
  readonly ordinal: number
}

export interface CardText {
  readonly front: string
  readonly back: string
}

export interface CardEdit {
  readonly updates: readonly { readonly id: string; readonly front: string; readonly back: string }[]
  /** Marks that are new in the text: each wants a card of its own. */
  readonly added: readonly number[]
  /** Cards whose mark is gone. */
  readonly removed: readonly string[]
}

/** What an edit of one card means for it and its siblings: the other direction, the other blanks of the text. */
export function planEdit(siblings: readonly EditableCard[], edited: EditableCard, text: CardText): CardEdit {
  if (edited.kind !== 'reversed' && edited.kind !== 'cloze')
    return { updates: [{ id: edited.id, ...text }], added: [], removed: [] }
  if (edited.kind === 'reversed') {
    const swapped = { front: text.back, back: text.front }
    const turned = (card: EditableCard) => card.ordinal !== edited.ordinal
    return {
      updates: siblings.map(card => ({ id: card.id, ...(turned(card) ? swapped : text) })),
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
