import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { $session } from '#stores/session.ts'
import { Sheet } from '#ui/Sheet.tsx'

export function AlreadySetUp(): ReactNode {
  const { user } = useStore($session)
  return (
    <Sheet title={m.onboarding_done_title({ name: String(user?.user_metadata['username'] ?? '') })}>
      <p className="lead">{m.onboarding_done_lead()}</p>
      <p className="row">
        <a className="act ink" href={href('main')}>
          {m.onboarding_done_main()}
        </a>
        <a className="quiet" href={href('user-settings')}>
          {m.onboarding_done_settings()}
        </a>
      </p>
    </Sheet>
  )
}
