import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $agreedModel, agreeTo } from '#data/write/chat/agreed.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { BeforeSending } from '#tools/shared/engine/BeforeSending.tsx'
import { $wanted, want } from '#tools/shared/engine/engine-choice.store.ts'
import { Button } from '#ui/Button.tsx'

/** A question without an answer: the first one of a device waits here until the student lets it go to the model. */
export function Unanswered({ onAnswer }: { readonly onAnswer: () => void }): ReactNode {
  const model = useStore($featureModels.ask)
  const wanted = useStore($wanted)
  const agreed = useStore($agreedModel)
  if (agreed.state !== 'ready') return null
  if (model === null || wanted !== 'model' || agreed.value === model)
    return (
      <p className="cb-row">
        <span className="cb-small">{m.chat_unanswered()}</span>
        <Button onPress={onAnswer}>{m.chat_answer_now()}</Button>
      </p>
    )
  return (
    <section className="cb-consent" aria-label={m.chat_consent_act({ name: model })}>
      <BeforeSending
        sends={m.chat_consent({ name: model })}
        act={m.chat_consent_act({ name: model })}
        onSend={() =>
          void tryOrNotify(async () => {
            await agreeTo(model)
            onAnswer()
          })
        }
      >
        <Button
          kind="quiet"
          onPress={() => {
            want('builtin')
            onAnswer()
          }}
        >
          {m.chat_consent_not()}
        </Button>
      </BeforeSending>
    </section>
  )
}
