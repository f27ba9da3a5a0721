import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $session, deleteAccount } from '#stores/session.ts'
import { leaving } from '#stores/sign-out.ts'
import { exportEverything } from '#tools/export-all.ts'
import { SubmitSays } from '#tools/SubmitSays.tsx'
import { useSubmit } from '#tools/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Typed name and password: this is the one thing here that cannot be undone. */
export function DeleteDialog({ isOpen, onClose }: Props): ReactNode {
  const { user } = useStore($session)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [submit, run] = useSubmit()
  const name = String(user?.user_metadata['username'] ?? user?.email ?? '')
  const isSure = typed.trim().toLowerCase() === name.toLowerCase() && password !== ''
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
            onPress={() => void run(() => leaving(() => deleteAccount(password)))}
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
      <TextField
        label={m.settings_delete_password()}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
