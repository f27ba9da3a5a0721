import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $unsent } from '#data/sync/status.ts'
import { closeWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { logout } from '#stores/session.ts'
import { leaving } from '#stores/sign-out.ts'
import { exportEverything } from '#tools/shared/export-all.ts'
import { unsentWords } from '#tools/shell/account/unsent-words.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  readonly userId: string
  readonly onClose: () => void
}

/** Behind the lock: nothing can be sent any more, so what only this device has is counted before it goes. */
export function ClearDeviceDialog({ userId, onClose }: Props): ReactNode {
  const unsent = useStore($unsent)
  const [submit, run] = useSubmit()
  useEffect(() => {
    openWorkspace(userId).catch((error: unknown) => log('The workspace did not open', error))
    return closeWorkspace
  }, [userId])
  const isCounted = unsent.state === 'ready' || unsent.state === 'failed'
  return (
    <Dialog
      title={m.shell_clear_title()}
      isOpen
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>{m.shell_clear_stay()}</Button>
          {isCounted && <Button onPress={() => void run(exportEverything)}>{m.signout_export()}</Button>}
          <Button
            isDisabled={!isCounted}
            isPending={submit.state === 'running'}
            onPress={() => void run(() => leaving(logout))}
          >
            {m.shell_locked_leave()}
          </Button>
        </>
      }
    >
      <p>{m.shell_clear_text()}</p>
      <p role="status">{unsentWords(unsent)}</p>
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
