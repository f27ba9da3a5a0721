import { computed, type ReadableAtom } from 'nanostores'
import { $offer, type Shown } from '#data/ai/capabilities.ts'
import { $privateModel, PRIVATE_MODEL, type PrivateState } from '#data/private/private-model.ts'

interface Own {
  readonly isWanted: boolean
  readonly state: PrivateState
}

/** The model that would make cards here, or null. Who wants the browser's own wants nothing sent, also while it is away. */
export function cardModel(offer: Shown, own: Own): string | null {
  if (own.isWanted) return own.state === 'available' ? PRIVATE_MODEL : null
  return offer.state === 'offered' ? (offer.offered.features.cards?.name ?? null) : null
}

export const $cardModel: ReadableAtom<string | null> = computed([$offer, $privateModel], cardModel)
