import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { $session, loadProfile, updateProfile } from '#stores/session.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fullNameOf } from '#tools/user-settings/account/account-facts.ts'

export function NamePart(): ReactNode {
  const { user, profile } = useStore($session)
  const { lastSyncedAt } = useStore($sync)
  const known = fullNameOf(user, profile)
  const [typed, setTyped] = useState<string>()
  const [submit, run] = useSubmit()
  const save = (): Promise<unknown> =>
    updateProfile({ fullName: (typed ?? known).trim() || null, avatarUrl: profile?.avatarUrl ?? null })
  const saveChange = async (): Promise<void> => {
    if (typed === undefined || typed.trim() === known) return
    // From then on the field shows what is stored, which another device may change.
    if (await run(save)) setTyped(now => (now === typed ? undefined : now))
  }
  useEffect(() => void loadProfile(), [lastSyncedAt])
  return (
    <form
      className="settings-form"
      onSubmit={event => {
        event.preventDefault()
        void saveChange()
      }}
    >
      <TextField
        label={m.settings_full_name()}
        hint={m.settings_full_name_hint()}
        autoComplete="name"
        maxLength={SIZES.fullName}
        value={typed ?? known}
        onChange={setTyped}
        onBlur={() => void saveChange()}
      />
      <SubmitSays submit={submit} done={m.settings_saved()} />
    </form>
  )
}
