import type { CardSource } from '#contract/entities.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import { MANUAL } from '#domain/cards/card-origin.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { type CardDraft, cardsOf } from '#tools/shared/cards/card-draft.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

/** Where new cards belong: a note's, or only a subject's. */
export interface CardPlace {
  readonly noteId: string | null
  readonly subjectId: string | null
  /** Null or nothing: the note's. */
  readonly topicId?: string | null
}

/** What a card is that nobody has reviewed and no engine made. */
export const FRESH = { source: null, engine: MANUAL, suspended: false, buriedUntil: null } as const

/**
 * The ids that one draft keeps through every attempt to save it: `data` goes on trying a refused write by itself, and a
 * second attempt must not make the cards twice.
 */
export type DraftIds = (of: string) => string

export function draftIds(): DraftIds {
  const ids = new Map<string, string>()
  return of => {
    const id = ids.get(of) ?? newId()
    ids.set(of, id)
    return id
  }
}

/** Writes what was typed as one card or as siblings, all or none. */
export async function writeCards(
  place: CardPlace,
  draft: CardDraft,
  ids: DraftIds,
  source: CardSource | null = null,
  also: readonly Change[] = []
): Promise<void> {
  const cards = cardsOf(draft)
  const fields = { ...FRESH, ...place, source, groupId: ids('group') }
  const back = await saveUndoable([
    ...also,
    ...cards.map(card => ({
      name: 'cards' as const,
      id: ids(`${card.kind} ${card.ordinal}`),
      fields: { ...fields, ...card }
    }))
  ])
  offerUndo(m.cards_form_saved({ count: cards.length }), m.cards_row_undo(), back, undefined, true)
}
