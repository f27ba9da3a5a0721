import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $session, changeEmail } from '#stores/session.ts'
import { SubmitSays } from '#tools/SubmitSays.tsx'
import { useSubmit } from '#tools/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export function EmailPart(): ReactNode {
  const { user } = useStore($session)
  const [typed, setTyped] = useState<string>()
  const [submit, run] = useSubmit()
  const email = (typed ?? user?.email ?? '').trim()
  return (
    <form
      className="settings-form"
      onSubmit={event => {
        event.preventDefault()
        void run(() => changeEmail(email))
      }}
    >
      <TextField
        label={m.settings_email()}
        hint={m.settings_email_hint()}
        type="email"
        autoComplete="email"
        isRequired
        value={typed ?? user?.email ?? ''}
        onChange={setTyped}
      />
      <Button type="submit" isPending={submit.state === 'running'} isDisabled={email === user?.email}>
        {m.settings_email_act()}
      </Button>
      <SubmitSays submit={submit} done={m.settings_email_done({ email })} />
    </form>
  )
}
