import type { CardText } from '#domain/cards/card-edit.ts'

type Side = 'front' | 'back'

export interface MergedText<Media> {
  readonly text: CardText<Media>
  /** Sides that were changed here and elsewhere, each to something else: they hold both now. */
  readonly both: readonly Side[]
}

/** The words of a card that was changed elsewhere since `opened`: only what was changed here stands against `stored`. */
export function mergeText<Media>(mine: CardText<Media>, opened: CardText, stored: CardText): MergedText<Media> {
  const both: Side[] = []
  const side = (name: Side): string => {
    if (mine[name] === opened[name]) return stored[name]
    if (stored[name] === opened[name] || stored[name] === mine[name]) return mine[name]
    both.push(name)
    return `${stored[name]}\n\n${mine[name]}`
  }
  return { text: { ...mine, front: side('front'), back: side('back') }, both }
}
