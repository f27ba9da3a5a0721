import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { FRESH_SIGN_IN_MINUTES } from '#stores/fresh-sign-in.ts'
import { href } from '#stores/route.ts'
import { $session, deleteAccount, loginWithGoogle } from '#stores/session.ts'
import { leaving } from '#stores/sign-out.ts'
import { exportEverything } from '#tools/shared/export-all.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { hasPassword, wordsForCurrent } from '#tools/user-settings/account/account-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Typed name, and the password or a fresh sign-in: this is the one thing here that cannot be undone. */
export function DeleteDialog({ isOpen, onClose }: Props): ReactNode {
  const { user } = useStore($session)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [submit, run] = useSubmit(wordsForCurrent)
  const isTyped = hasPassword(user)
  const name = String(user?.user_metadata['username'] ?? user?.email ?? '')
  const isSure = typed.trim().toLowerCase() === name.toLowerCase() && (!isTyped || password !== '')
  return (
    <Dialog
      title={m.settings_delete_title()}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>{m.settings_delete_stay()}</Button>
          <Button onPress={() => void run(exportEverything)}>{m.settings_delete_export()}</Button>
          <Button
            isDisabled={!isSure}
            isPending={submit.state === 'running'}
            onPress={() => void run(() => leaving(() => deleteAccount(isTyped ? password : null)))}
          >
            {m.settings_delete_act()}
          </Button>
        </>
      }
    >
      <p>{m.settings_delete_goes()}</p>
      <p>{m.settings_delete_stays()}</p>
      <TextField
        label={m.settings_delete_confirm({ name })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
      />
      {isTyped ? (
        <TextField
          label={m.settings_delete_password()}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      ) : (
        <>
          <p>{m.settings_delete_google({ minutes: FRESH_SIGN_IN_MINUTES })}</p>
          <Button onPress={() => void run(() => loginWithGoogle(href('user-settings', { part: 'leaving' })))}>
            {m.settings_delete_google_act()}
          </Button>
        </>
      )}
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
