import { computed, type ReadableAtom } from 'nanostores'
import { AI_FEATURES, type AiFeature } from '#contract/ai.ts'
import { $cardModel } from '#data/ai/card-model.ts'
import { $offer } from '#data/ai/capabilities.ts'

const modelOf = (feature: AiFeature): ReadableAtom<string | null> =>
  feature === 'cards'
    ? $cardModel
    : computed($offer, offer => (offer.state === 'offered' ? (offer.offered.features[feature]?.name ?? null) : null))

/** The model that would do each task here, or null: then the built-in engine does it. */
export const $featureModels = Object.fromEntries(AI_FEATURES.map(feature => [feature, modelOf(feature)])) as Readonly<
  Record<AiFeature, ReadableAtom<string | null>>
>
