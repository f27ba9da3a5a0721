import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { usernameFlaw } from '#domain/account/username.ts'
import { m } from '#messages/generated/messages.js'
import { $session, claimUsername } from '#stores/session.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { SettingsForm } from '#tools/user-settings/SettingsForm.tsx'
import { UsernameField } from '#tools/shared/account/UsernameField.tsx'
import { refusalIn, refusalWords } from '#tools/shared/account/username-words.ts'

export function UsernamePart(): ReactNode {
  const { user } = useStore($session)
  const own = String(user?.user_metadata['username'] ?? '')
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<{ name: string; words: string }>()
  const [submit, run] = useSubmit()
  const name = typed ?? own
  const claim = async (): Promise<void> => {
    try {
      await claimUsername(name)
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal !== null) setRefused({ name, words: refusalWords(refusal, name) })
      throw error
    }
  }
  return (
    <SettingsForm
      onSubmit={() => {
        if (usernameFlaw(name) === null) void run(claim)
      }}
      submit={submit}
      act={m.settings_username_act()}
      done={m.settings_saved()}
      isDisabled={name === own}
    >
      <UsernameField
        value={name}
        onChange={setTyped}
        own={own}
        refused={refused?.name === name ? refused.words : undefined}
      />
    </SettingsForm>
  )
}
