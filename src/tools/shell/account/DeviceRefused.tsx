import type { ReactNode } from 'react'
import { openWorkspace } from '#data/read/workspace.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

/** Private windows and full disks: said at once, before anything is typed that could not be kept. */
export function DeviceRefused({ userId }: { readonly userId: string }): ReactNode {
  const [submit, run] = useSubmit()
  return (
    <Sheet title={m.shell_device_title()}>
      <p className="lead">{m.shell_device_text()}</p>
      <p className="row">
        <Button kind="ink" isPending={submit.state === 'running'} onPress={() => void run(() => openWorkspace(userId))}>
          {m.shell_failed_again()}
        </Button>
      </p>
      <SubmitSays submit={submit} done="" />
    </Sheet>
  )
}
