import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { AI_FEATURES } from '#contract/ai.ts'
import { ASK_BLOCKS } from '#config/ai.ts'
import { $offer } from '#data/ai/capabilities.ts'
import { $cardModel } from '#data/ai/card-model.ts'
import { m } from '#messages/generated/messages.js'
import { engineRows } from '#tools/user-settings/engine-rows.ts'
import { OwnKeyPart } from '#tools/user-settings/OwnKeyPart.tsx'
import { PrivatePart } from '#tools/user-settings/PrivatePart.tsx'

const OTHERWISE = {
  asking: () => m.settings_engine_asking(),
  none: () => m.settings_engine_none(),
  unreachable: () => m.settings_engine_unreachable()
}

/** Which engine does what here, what it is sent, and a key of the student's own. */
export function EnginePart(): ReactNode {
  const offer = useStore($offer)
  const cardModel = useStore($cardModel)
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
          {engineRows(offered?.features ?? null, cardModel).map(({ task, engine }) => (
            <div key={task}>
              <dt>{task}</dt>
              <dd>{engine}</dd>
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
