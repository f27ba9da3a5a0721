import { useState, type ReactNode } from 'react'
import { endOtherSessions } from '#data/account/other-sessions.ts'
import { m } from '#messages/generated/messages.js'
import { askToSignOut } from '#stores/sign-out.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { DeleteDialog } from '#tools/user-settings/account/DeleteDialog.tsx'
import { Button } from '#ui/Button.tsx'

export function LeavePart(): ReactNode {
  const [isDeleting, setDeleting] = useState(false)
  const [submit, run] = useSubmit()
  const leaveEverywhere = async (): Promise<void> => {
    if (await run(endOtherSessions)) askToSignOut()
  }
  return (
    <>
      <div className="row">
        <Button onPress={askToSignOut}>{m.settings_leave_here()}</Button>
        <Button isPending={submit.state === 'running'} onPress={() => void leaveEverywhere()}>
          {m.settings_leave_everywhere()}
        </Button>
      </div>
      <p className="hint">{m.settings_leave_everywhere_text()}</p>
      <SubmitSays submit={submit} done={m.settings_leave_everywhere_done()} />
      <div className="row">
        <Button onPress={() => setDeleting(true)}>{m.settings_delete()}</Button>
      </div>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
