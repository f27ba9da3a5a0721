import type { ReactNode } from 'react'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import type { Submit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'

interface Props {
  readonly onSubmit: () => void
  readonly submit: Submit
  /** What the button says, and what stands beside it afterwards. */
  readonly act: string
  readonly done: string
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** A few fields, the button that saves them, and what became of it. */
export function SettingsForm({ onSubmit, submit, act, done, isDisabled = false, children }: Props): ReactNode {
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Button type="submit" isPending={submit.state === 'running'} isDisabled={isDisabled}>
        {act}
      </Button>
      <SubmitSays submit={submit} done={done} />
    </form>
  )
}
