import { useState, type ReactNode } from 'react'
import { AI_PROVIDERS } from '#contract/ai.ts'
import { saveOwnKey, testOwnKey } from '#data/ai/own-key.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { EMPTY, isRequest, readDraft, type OwnKeyFault } from '#tools/user-settings/engines/own-key-draft.ts'
import { providerName } from '#tools/user-settings/engines/provider-name.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface OwnKeyFormProps {
  readonly onSaved: () => void
  /** Where there is a key already. */
  readonly onKeep?: (() => void) | undefined
}

const FAULTS = {
  model: () => m.settings_key_fault_model(),
  key: () => m.settings_key_fault_key(),
  address: () => m.settings_key_fault_address()
} satisfies Record<OwnKeyFault, () => string>

/** A key to be tested and kept; what is wrong is said once something was asked for. */
export function OwnKeyForm({ onSaved, onKeep }: OwnKeyFormProps): ReactNode {
  const [draft, setDraft] = useState(EMPTY)
  const [isAsked, setAsked] = useState(false)
  const [testing, runTest] = useSubmit()
  const [saving, runSave] = useSubmit()
  const read = readDraft(draft)
  const faultOf = (field: OwnKeyFault): string | undefined =>
    isAsked && !isRequest(read) && read.has(field) ? FAULTS[field]() : undefined
  const change = (part: Partial<typeof draft>): void => setDraft(before => ({ ...before, ...part }))
  const save = async (): Promise<void> => {
    setAsked(true)
    if (isRequest(read) && (await runSave(() => saveOwnKey(read)))) onSaved()
  }
  const test = (): void => {
    setAsked(true)
    if (isRequest(read)) void runTest(() => testOwnKey(read))
  }
  return (
    <form
      className="settings-form"
      autoComplete="off"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Select
        label={m.settings_key_provider()}
        value={draft.provider}
        options={AI_PROVIDERS.map(provider => ({ value: provider, text: providerName(provider) }))}
        onChange={provider => change({ provider })}
      />
      {draft.provider === 'compatible' && (
        <TextField
          label={m.settings_key_address()}
          hint={m.settings_key_address_hint()}
          error={faultOf('address')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          value={draft.address}
          onChange={address => change({ address })}
        />
      )}
      <TextField
        label={m.settings_key_model()}
        hint={m.settings_key_model_hint()}
        error={faultOf('model')}
        autoComplete="off"
        autoCapitalize="none"
        value={draft.model}
        onChange={model => change({ model })}
      />
      <TextField
        label={m.settings_key_key()}
        error={faultOf('key')}
        type="password"
        autoComplete="off"
        value={draft.key}
        onChange={key => change({ key })}
      />
      <div className="row">
        <Button type="submit" isPending={saving.state === 'running'}>
          {m.settings_key_save()}
        </Button>
        <Button kind="quiet" isPending={testing.state === 'running'} onPress={test}>
          {m.settings_key_test()}
        </Button>
        {onKeep && (
          <Button kind="quiet" onPress={onKeep}>
            {m.settings_key_keep()}
          </Button>
        )}
      </div>
      <SubmitSays submit={testing} done={m.settings_key_works()} />
      <SubmitSays submit={saving} done={m.settings_key_just_saved()} />
    </form>
  )
}
