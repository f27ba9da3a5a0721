import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { ASK_BLOCKS } from '#config/ai.ts'
import { $offer } from '#data/ai/capabilities.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $isModelOff } from '#data/read/no-model.ts'
import { m } from '#messages/generated/messages.js'
import { engineRows, engineStatus } from '#tools/user-settings/engines/engine-rows.ts'
import { MeaningPart } from '#tools/user-settings/engines/MeaningPart.tsx'
import { NoModelField } from '#tools/user-settings/engines/NoModelField.tsx'
import { OwnKeyPart } from '#tools/user-settings/engines/OwnKeyPart.tsx'
import { PrivatePart } from '#tools/user-settings/engines/PrivatePart.tsx'

/** Which engine does what here, what it is sent, and a key of the student's own. */
export function EnginePart(): ReactNode {
  const isOff = useStore($isModelOff)
  const offer = useStore($offer)
  const cards = useStore($featureModels.cards)
  const quiz = useStore($featureModels.quiz)
  const ask = useStore($featureModels.ask)
  const mark = useStore($featureModels.mark)
  const plan = useStore($featureModels.plan)
  const rows = engineRows({ cards, quiz, ask, mark, plan })
  const offered = offer.state === 'offered' ? offer.offered : null
  return (
    <>
      <p>{m.settings_engine_text()}</p>
      <NoModelField />
      <p role="status">{isOff ? m.settings_no_model_on() : engineStatus(offer, rows)}</p>
      {offer.state !== 'asking' && (
        <dl className="engine-list">
          {rows.map(({ task, model }) => (
            <div key={task}>
              <dt>{task}</dt>
              <dd>{model ?? m.settings_engine_builtin()}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isOff && <p className="hint">{m.settings_engine_sent({ most: ASK_BLOCKS })}</p>}
      {!isOff && offered && <OwnKeyPart ownKey={offered.ownKey} />}
      <MeaningPart />
      {!isOff && <PrivatePart />}
    </>
  )
}
