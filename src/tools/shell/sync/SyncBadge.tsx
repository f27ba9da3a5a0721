import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $unstored } from '#data/write/held.ts'
import { $sync } from '#data/sync/status.ts'
import { m } from '#messages/generated/messages.js'
import { $runningRecording } from '#tools/shared/recording/now.ts'
import { badgeShape, badgeWords, newsOf } from '#tools/shell/sync/sync-words.ts'
import { Shape } from '#ui/Shape.tsx'

const SyncDialog = lazy(async () => ({ default: (await import('#tools/shell/sync/SyncDialog.tsx')).SyncDialog }))

export function SyncBadge(): ReactNode {
  const sync = useStore($sync)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(sync.state)
  const [news, setNews] = useState('')
  // Passing states are not news, and must not hide that the connection came back.
  const settled = sync.state === 'syncing' || sync.state === 'saved' ? seen : sync.state
  if (seen !== settled) {
    setSeen(settled)
    const said = newsOf(seen, settled)
    if (said !== null) setNews(said)
  }
  const unstored = useStore($unstored)
  const isRecording = useStore($runningRecording) !== null
  const words = badgeWords(sync, unstored, isRecording)
  return (
    <>
      <button
        type="button"
        className="sync-badge"
        data-state={unstored > 0 ? 'unstored' : sync.state}
        aria-label={m.sync_open({ state: words })}
        onClick={() => setOpen(true)}
      >
        <Shape name={badgeShape(sync, unstored)} />
        <span>{words}</span>
      </button>
      <span className="hidden-text" role="status">
        {news}
      </span>
      {isOpen && (
        <Suspense>
          <SyncDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
