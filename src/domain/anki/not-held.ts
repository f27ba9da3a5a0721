import { isOcclusion } from '#domain/cards/occlusion.ts'
import type { OutCard } from '#domain/anki/out-card.ts'

interface Looked extends Pick<OutCard, 'kind' | 'front' | 'tags'> {
  readonly noteId: string | null
  readonly buriedUntil: string | null
}

/** How many cards have something that Anki cannot hold, by what it is. */
export interface NotHeld {
  /** Options are shown there, and not pressed. */
  readonly choice: number
  /** Boxes on a picture, which an older Anki does not draw, and whose names none shows. */
  readonly boxes: number
  /** Tags of two words. */
  readonly tags: number
  readonly notes: number
  readonly later: number
}

export function notHeld(cards: readonly Looked[], today: string): NotHeld {
  const count = (has: (card: Looked) => boolean): number => cards.filter(has).length
  return {
    choice: count(({ kind }) => kind === 'choice'),
    boxes: count(({ kind, front }) => kind === 'cloze' && isOcclusion(front)),
    tags: count(({ tags }) => tags.some(tag => /\s/.test(tag.trim()))),
    notes: count(({ noteId }) => noteId !== null),
    later: count(({ buriedUntil }) => buriedUntil !== null && buriedUntil > today)
  }
}
