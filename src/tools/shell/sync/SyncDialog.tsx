import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import { $unstored } from '#data/write/held.ts'
import { syncNow } from '#data/sync/start.ts'
import { $phase, $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { askToSignOut } from '#stores/sign-out.ts'
import { loginAddress } from '#tools/shell/account/login-address.ts'
import { exportEverything } from '#tools/shared/export-all.ts'
import { $runningRecording } from '#tools/shared/recording/now.ts'
import { RejectedList } from '#tools/shell/sync/RejectedList.tsx'
import { clearsAfterSevenDays } from '#tools/shell/sync/safari.ts'
import { badgeWords, waitingWords } from '#tools/shell/sync/sync-words.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const moment = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' })

async function isShortLived(): Promise<boolean> {
  const { userAgent, maxTouchPoints, storage } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return clearsAfterSevenDays({ userAgent, maxTouchPoints, isInstalled, isPersisted: await storage.persisted() })
}

export function SyncDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const sync = useStore($sync)
  const unstored = useStore($unstored)
  const isRecording = useStore($runningRecording) !== null
  const [submit, run] = useSubmit()
  const [hasSafariRule, setSafariRule] = useState(false)
  useEffect(() => {
    isShortLived().then(setSafariRule, () => undefined)
  }, [])
  const isGone = useStore($phase) === 'gone'
  const isRefused = !isGone && sync.state === 'attention' && sync.rejected === 0
  return (
    <Dialog
      title={m.sync_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          {isGone && (
            <>
              <Button onPress={() => void run(exportEverything)}>{m.signout_export()}</Button>
              <Button
                kind="ink"
                onPress={() => {
                  onClose()
                  askToSignOut()
                }}
              >
                {m.sync_gone_clear()}
              </Button>
            </>
          )}
          {sync.state === 'reload' ? (
            <Button kind="ink" onPress={() => location.reload()}>
              {m.sync_reload_act()}
            </Button>
          ) : (
            <Button
              kind={isGone ? 'plain' : 'ink'}
              isPending={submit.state === 'running'}
              onPress={() => void run(syncNow)}
            >
              {sync.state === 'syncing' ? m.sync_now_busy() : m.sync_now()}
            </Button>
          )}
          <Button onPress={onClose}>{m.sync_close()}</Button>
        </>
      }
    >
      <p>
        <strong>{isGone ? m.sync_gone() : badgeWords(sync, unstored, isRecording)}</strong>
      </p>
      <p>{isGone ? m.sync_gone_text() : m.sync_about()}</p>
      <p className="figures">
        {waitingWords(sync.waiting)}{' '}
        {sync.lastSyncedAt === null
          ? m.sync_never()
          : m.sync_last({ when: moment.format(new Date(sync.lastSyncedAt)) })}
      </p>
      {sync.state === 'reload' && <p>{m.sync_reload_text()}</p>}
      {sync.state === 'full' && <p>{m.sync_full_text()}</p>}
      {isRefused && (
        <p>
          {m.sync_refused()} <a href={loginAddress(location)}>{m.sync_refused_act()}</a>
        </p>
      )}
      {hasSafariRule && <p className="hint">{m.sync_safari()}</p>}
      {!isGone && sync.rejected > 0 && <RejectedList />}
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
