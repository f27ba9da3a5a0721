import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $isModelOff } from '#data/read/no-model.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

/** "No AI model, anywhere": kept with the account, so that every device obeys. */
export function NoModelField(): ReactNode {
  const isOff = useStore($isModelOff)
  const [submit, run] = useSubmit()
  return (
    <>
      <Checkbox isSelected={isOff} onChange={noModel => void run(() => savePreferences({ noModel }))}>
        {m.settings_no_model()}
        <span className="hint block">{m.settings_no_model_hint()}</span>
      </Checkbox>
      <SubmitSays submit={submit} done="" />
    </>
  )
}
