import { atom, computed, type ReadableAtom } from 'nanostores'
import { $offer } from '#data/ai/capabilities.ts'
import { $privateModel, PRIVATE_MODEL } from '#data/private/private-model.ts'

export type Wanted = 'model' | 'builtin'

/** The model that would make cards here, or null; the browser's own comes first where the student wants it. */
export const $cardModel: ReadableAtom<string | null> = computed([$offer, $privateModel], (offer, own) => {
  if (own.isWanted) return PRIVATE_MODEL
  return offer.state === 'offered' ? (offer.offered.features.cards?.name ?? null) : null
})

const $choice = atom<Wanted>('model')
/** What the student chose, until the page is left. */
export const $wanted: ReadableAtom<Wanted> = $choice

export function want(wanted: Wanted): void {
  $choice.set(wanted)
}
