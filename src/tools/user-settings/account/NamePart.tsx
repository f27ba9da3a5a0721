import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { $session, updateProfile } from '#stores/session.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { SettingsForm } from '#tools/user-settings/SettingsForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fullNameOf } from '#tools/user-settings/account/account-facts.ts'

export function NamePart(): ReactNode {
  const { user, profile } = useStore($session)
  const known = fullNameOf(user, profile)
  const [typed, setTyped] = useState<string>()
  const [submit, run] = useSubmit()
  const save = (): Promise<unknown> =>
    updateProfile({ fullName: (typed ?? known).trim() || null, avatarUrl: profile?.avatarUrl ?? null })
  return (
    <SettingsForm onSubmit={() => void run(save)} submit={submit} act={m.settings_save()} done={m.settings_saved()}>
      <TextField
        label={m.settings_full_name()}
        hint={m.settings_full_name_hint()}
        autoComplete="name"
        maxLength={SIZES.fullName}
        value={typed ?? known}
        onChange={setTyped}
      />
    </SettingsForm>
  )
}
