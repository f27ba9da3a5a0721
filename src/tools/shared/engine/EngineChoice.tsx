import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AiFeature } from '#contract/ai.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { m } from '#messages/generated/messages.js'
import { $wanted, want } from '#tools/shared/engine/engine-choice.store.ts'
import { Select } from '#ui/Select.tsx'

/** Which engine is to do this task; nothing to choose where there is no model. */
export function EngineChoice({ feature }: { readonly feature: AiFeature }): ReactNode {
  const model = useStore($featureModels[feature])
  const wanted = useStore($wanted)
  if (model === null) return null
  return (
    <Select
      label={m.engine_choice()}
      value={wanted}
      options={[
        { value: 'model', text: m.engine_choice_model({ name: model }) },
        { value: 'builtin', text: m.engine_choice_builtin() }
      ]}
      onChange={want}
    />
  )
}
