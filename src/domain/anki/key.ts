import type { TwoSided } from '#domain/cards/card-sides.ts'

interface Keyed extends Pick<TwoSided, 'kind' | 'ordinal'> {
  readonly id: string
  readonly groupId: string
  readonly guid: string | null
}

/** Where a card is in Anki: its note, which has the same guid in every later export, and its number there. */
export interface AnkiPlace {
  readonly guid: string
  readonly number: number
}

const bare = (id: string): string => id.replaceAll('-', '')

/** A card that came from Anki keeps its note's guid; the second plain card of one note there is a note of its own here. */
export function ankiPlace({ id, groupId, guid, kind, ordinal }: Keyed): AnkiPlace {
  const isOfMany = kind === 'cloze' || kind === 'reversed'
  const number = kind === 'cloze' ? Math.max(0, ordinal - 1) : kind === 'reversed' ? Math.min(ordinal, 1) : 0
  const [, own, at] = /^anki:(.+):(\d+)$/s.exec(guid ?? '') ?? []
  if (own !== undefined) return { guid: isOfMany || at === '0' ? own : `${own}~${at}`, number }
  return { guid: bare(isOfMany ? groupId : id), number }
}

/** The key by which a deck of Anki brings the card back. */
export function ankiKey(card: Keyed): string {
  const { guid, number } = ankiPlace(card)
  return `anki:${guid}:${number}`
}
