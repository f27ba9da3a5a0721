import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { storeHeld } from '#data/write/held.ts'
import { $unsent } from '#data/sync/status.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { logout } from '#stores/session.ts'
import { leaving, staySignedIn } from '#stores/sign-out.ts'
import { exportEverything } from '#tools/shared/export-all.ts'
import { signOutWords } from '#tools/shell/account/unsent-words.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

async function syncFirst(): Promise<void> {
  // What a full device refused is in no table yet: nothing would send it.
  await storeHeld()
  const { syncNow } = await import('#data/sync/start.ts')
  await syncNow()
}

/** Only this, the student's own confirmed sign-out, clears the device; with unsent work it asks what becomes of it. */
export function SignOutDialog(): ReactNode {
  const counted = useStore($unsent)
  const unsent = isReady(counted) ? counted.value : null
  const [submit, run] = useSubmit()
  const leave = async (options: { keepDevice: boolean }): Promise<void> => {
    const isGone = await run(async () => {
      // What is to stay here must be on the disk: the memory of this tab does not stay.
      if (options.keepDevice) await storeHeld()
      await leaving(() => logout(options))
    })
    if (isGone) staySignedIn()
  }
  return (
    <Dialog
      title={m.signout_title()}
      isOpen
      onClose={staySignedIn}
      role="alertdialog"
      actions={
        <>
          <Button onPress={staySignedIn}>{m.signout_stay()}</Button>
          {unsent !== 0 && <Button onPress={() => void run(syncFirst)}>{m.signout_sync()}</Button>}
          {unsent !== 0 && <Button onPress={() => void run(exportEverything)}>{m.signout_export()}</Button>}
          <Button isPending={submit.state === 'running'} onPress={() => void leave({ keepDevice: true })}>
            {m.signout_keep()}
          </Button>
          <Button isPending={submit.state === 'running'} onPress={() => void leave({ keepDevice: false })}>
            {unsent === 0 ? m.signout_leave() : m.signout_leave_anyway()}
          </Button>
        </>
      }
    >
      <p role="status">{signOutWords(counted)}</p>
      <p>{m.signout_keep_text()}</p>
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
