import { atom, computed, type ReadableAtom } from 'nanostores'
import { $offer } from '#data/ai/capabilities.ts'

export type Wanted = 'model' | 'builtin'

/** The model that would make cards here, or null. */
export const $cardModel: ReadableAtom<string | null> = computed($offer, offer =>
  offer.state === 'offered' ? (offer.offered.features.cards?.name ?? null) : null
)

const $choice = atom<Wanted>('model')
/** What the student chose, until the page is left. */
export const $wanted: ReadableAtom<Wanted> = $choice

export function want(wanted: Wanted): void {
  $choice.set(wanted)
}
