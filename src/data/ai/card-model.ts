import { computed, type ReadableAtom } from 'nanostores'
import { $offer, type Shown } from '#data/ai/capabilities.ts'
import { $privateModels, nameOf, type PrivateModels } from '#data/private/private-model.ts'

/** The model that would make cards here, or null. Who wants one on the device wants nothing sent, also while it is away. */
export function cardModel(offer: Shown, { wanted, looks }: PrivateModels): string | null {
  if (wanted) return looks[wanted].state === 'available' ? nameOf(wanted) : null
  return offer.state === 'offered' ? (offer.offered.features.cards?.name ?? null) : null
}

export const $cardModel: ReadableAtom<string | null> = computed([$offer, $privateModels], cardModel)
