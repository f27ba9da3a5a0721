import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface UnlockProps {
  readonly isWrong: boolean
  readonly onUnlock: (password: string) => void
}

/** A PDF that is locked: its password is asked for each time, and kept nowhere. */
export function Unlock({ isWrong, onUnlock }: UnlockProps): ReactNode {
  const [password, setPassword] = useState('')
  return (
    <form
      className="pd-unlock"
      onSubmit={event => {
        event.preventDefault()
        if (password !== '') onUnlock(password)
      }}
    >
      <p>{m.pdf_locked()}</p>
      <TextField
        label={m.pdf_password()}
        hint={m.pdf_password_hint()}
        {...(isWrong && { error: m.pdf_password_wrong() })}
        type="password"
        autoComplete="off"
        value={password}
        onChange={setPassword}
      />
      <Button kind="ink" type="submit">
        {m.pdf_unlock()}
      </Button>
    </form>
  )
}
