import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $isModelOff } from '#data/read/no-model.ts'
import { $encoder } from '#data/workers/encoder.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { EngineChoice } from '#tools/shared/engine/EngineChoice.tsx'

const Care = (): ReactNode => (
  <p>
    <a href="/care">{m.care_link()}</a>
  </p>
)

/** Who answers here, and without a model what one would add. */
export function EngineFacts(): ReactNode {
  const model = useStore($featureModels.ask)
  const encoder = useStore($encoder)
  const isOff = useStore($isModelOff)
  if (model !== null)
    return (
      <div className="cb-facts">
        <EngineChoice feature="ask" />
        <p className="cb-small">{m.chat_sent()}</p>
        <Care />
      </div>
    )
  return (
    <div className="cb-facts">
      <p>{m.chat_builtin_does()}</p>
      {encoder.state === 'absent' && !isOff && (
        <p>
          {m.chat_meaning_absent()} <a href={href('user-settings', { part: 'engine' })}>{m.chat_meaning_fetch()}</a>
        </p>
      )}
      {encoder.state === 'ready' && <p>{m.chat_meaning_ready()}</p>}
      {!isOff && (
        <p>
          {m.chat_model_adds()} <a href={href('user-settings', { part: 'engine' })}>{m.chat_model_set_up()}</a>
        </p>
      )}
      <Care />
    </div>
  )
}
