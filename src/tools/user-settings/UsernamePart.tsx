import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { usernameFlaw } from '#domain/username.ts'
import { m } from '#messages/generated/messages.js'
import { $session, claimUsername } from '#stores/session.ts'
import { SubmitSays } from '#tools/SubmitSays.tsx'
import { useSubmit } from '#tools/use-submit.ts'
import { UsernameField } from '#tools/UsernameField.tsx'
import { Button } from '#ui/Button.tsx'

export function UsernamePart(): ReactNode {
  const { user } = useStore($session)
  const own = String(user?.user_metadata['username'] ?? '')
  const [typed, setTyped] = useState<string>()
  const [submit, run] = useSubmit()
  const name = typed ?? own
  return (
    <form
      className="settings-form"
      onSubmit={event => {
        event.preventDefault()
        if (usernameFlaw(name) === null) void run(() => claimUsername(name))
      }}
    >
      <UsernameField value={name} onChange={setTyped} own={own} />
      <Button type="submit" isPending={submit.state === 'running'} isDisabled={name === own}>
        {m.settings_username_act()}
      </Button>
      <SubmitSays submit={submit} done={m.settings_saved()} />
    </form>
  )
}
