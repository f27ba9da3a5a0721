import { computed, type ReadableAtom } from 'nanostores'
import { $offer, type Shown } from '#data/ai/capabilities.ts'
import { $isModelOff } from '#data/read/no-model.ts'
import { $privateModel, type PrivateModel } from '#data/workers/private/private-model.ts'
import { browserModel } from '#data/workers/private/prompt-api.ts'

/** The model that would make cards here, or null. Who wants one on the device wants nothing sent, also while it is away. */
export function cardModel(offer: Shown, { isWanted, look }: PrivateModel): string | null {
  if (isWanted) return look.state === 'available' ? browserModel.name : null
  return offer.state === 'offered' ? (offer.offered.features.cards?.name ?? null) : null
}

export const $cardModel: ReadableAtom<string | null> = computed(
  [$offer, $privateModel, $isModelOff],
  (offer, wanted, isOff) => (isOff ? null : cardModel(offer, wanted))
)
