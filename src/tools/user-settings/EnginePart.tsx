import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { AI_FEATURES, type AiCapabilities, type AiFeature } from '#contract/ai.ts'
import { ASK_BLOCKS } from '#config/ai.ts'
import { $offer } from '#data/ai/capabilities.ts'
import { m } from '#messages/generated/messages.js'
import { OwnKeyPart } from '#tools/user-settings/OwnKeyPart.tsx'
import { PrivatePart } from '#tools/user-settings/PrivatePart.tsx'

const NAMES = {
  cards: () => m.settings_engine_cards(),
  quiz: () => m.settings_engine_quiz(),
  ask: () => m.settings_engine_ask(),
  mark: () => m.settings_engine_mark(),
  questions: () => m.settings_engine_questions(),
  plan: () => m.settings_engine_plan(),
  transcribe: () => m.settings_engine_transcribe()
} satisfies Record<AiFeature, () => string>

const OTHERWISE = {
  asking: () => m.settings_engine_asking(),
  none: () => m.settings_engine_none(),
  unreachable: () => m.settings_engine_unreachable()
}

function engineOf(feature: AiFeature, features: AiCapabilities['features'] | null): string {
  const model = features?.[feature]?.name
  if (model !== undefined) return model
  return feature === 'transcribe' ? m.settings_engine_no_model() : m.settings_engine_builtin()
}

/** Which engine does what here, what it is sent, and a key of the student's own. */
export function EnginePart(): ReactNode {
  const offer = useStore($offer)
  const offered = offer.state === 'offered' ? offer.offered : null
  const hasModel = offered !== null && AI_FEATURES.some(feature => offered.features[feature] !== null)
  return (
    <>
      <p>{m.settings_engine_text()}</p>
      <p role="status">
        {offer.state !== 'offered' ? OTHERWISE[offer.state]() : hasModel ? '' : m.settings_engine_none()}
      </p>
      {offer.state !== 'asking' && (
        <dl className="engine-list">
          {AI_FEATURES.map(feature => (
            <div key={feature}>
              <dt>{NAMES[feature]()}</dt>
              <dd>{engineOf(feature, offered?.features ?? null)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="hint">{m.settings_engine_sent({ blocks: ASK_BLOCKS })}</p>
      {offered && <OwnKeyPart ownKey={offered.ownKey} />}
      <PrivatePart />
    </>
  )
}
