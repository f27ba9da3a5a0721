import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { $notices, dismiss } from '#stores/notices.ts'

const Notices = lazy(async () => ({ default: (await import('#ui/Notices.tsx')).Notices }))

/** Fetched with the first notice, and kept from then on. */
export function NoticeRegion(): ReactNode {
  const notices = useStore($notices)
  const [wasNeeded, setNeeded] = useState(false)
  if (notices.length > 0 && !wasNeeded) setNeeded(true)
  if (!wasNeeded) return null
  return (
    <Suspense>
      <Notices
        label={m.shell_notices_label()}
        closeLabel={m.shell_notice_close()}
        notices={notices}
        onDismiss={dismiss}
      />
    </Suspense>
  )
}
