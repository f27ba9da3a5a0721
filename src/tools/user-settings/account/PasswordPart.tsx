import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import { SIZES } from '#config/sizes.ts'
import { passwordFlaw, type PasswordFlaw } from '#domain/account/password.ts'
import { m } from '#messages/generated/messages.js'
import { $session, changePassword } from '#stores/session.ts'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { SettingsForm } from '#tools/user-settings/SettingsForm.tsx'
import { fullNameOf, hasPassword, wordsForCurrent } from '#tools/user-settings/account/account-facts.ts'
import { TextField } from '#ui/TextField.tsx'

const flaws = {
  short: () => m.settings_password_short({ min: SIZES.password.min }),
  long: () => m.settings_password_long({ max: SIZES.password.max }),
  common: () => m.settings_password_common(),
  repeated: () => m.settings_password_repeated(),
  personal: () => m.settings_password_personal()
} satisfies Record<PasswordFlaw, () => string>

export function PasswordPart(): ReactNode {
  const { user, profile } = useStore($session)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [submit, run] = useSubmit(wordsForCurrent)
  if (!hasPassword(user)) return <p className="hint">{m.settings_password_none()}</p>
  const context = { email: user?.email ?? '', name: fullNameOf(user, profile), siteName: site.name }
  const flaw = next === '' ? null : passwordFlaw(next, context)
  const change = async (): Promise<void> => {
    if (!(await run(() => changePassword(current, next)))) return
    setCurrent('')
    setNext('')
  }
  return (
    <SettingsForm
      onSubmit={() => {
        if (current !== '' && next !== '' && flaw === null) void change()
      }}
      submit={submit}
      act={m.settings_password_act()}
      done={m.settings_password_done()}
    >
      <TextField
        label={m.settings_password_current()}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <TextField
        label={m.settings_password_new()}
        hint={m.settings_password_hint({ min: SIZES.password.min })}
        error={flaw ? flaws[flaw]() : undefined}
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
    </SettingsForm>
  )
}
