import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $session, changeEmail } from '#stores/session.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { emailFlaw, hasPassword, wordsForCurrent } from '#tools/user-settings/account/account-facts.ts'
import { SettingsForm } from '#tools/user-settings/SettingsForm.tsx'
import { TextField } from '#ui/TextField.tsx'

export function EmailPart(): ReactNode {
  const { user } = useStore($session)
  const [typed, setTyped] = useState<string>()
  const [current, setCurrent] = useState('')
  const [submit, run] = useSubmit(wordsForCurrent)
  const [isTold, setTold] = useState(false)
  const asks = hasPassword(user)
  const email = (typed ?? user?.email ?? '').trim()
  const flaw = emailFlaw(email)
  const isMissing = asks && current === ''
  const change = async (): Promise<void> => {
    if (await run(() => changeEmail(email, asks ? current : null))) setCurrent('')
  }
  return (
    <SettingsForm
      onSubmit={() => {
        setTold(flaw !== undefined || isMissing)
        if (flaw === undefined && !isMissing) void change()
      }}
      submit={submit}
      act={m.settings_email_act()}
      done={m.settings_email_done({ email })}
      isDisabled={email === user?.email}
    >
      <TextField
        label={m.settings_email()}
        hint={m.settings_email_hint()}
        error={isTold ? flaw : undefined}
        type="email"
        autoComplete="email"
        isRequired
        value={typed ?? user?.email ?? ''}
        onChange={setTyped}
      />
      {asks && (
        <TextField
          label={m.settings_password_current()}
          hint={m.settings_email_password_hint()}
          error={isTold && isMissing ? m.settings_password_missing() : undefined}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
      )}
    </SettingsForm>
  )
}
