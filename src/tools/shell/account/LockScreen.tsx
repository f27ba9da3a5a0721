import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { lastStudent } from '#data/backend/stored-session.ts'
import { m } from '#messages/generated/messages.js'
import { loginAddress } from '#tools/shell/account/login-address.ts'
import { $route } from '#stores/route.ts'
import { Button } from '#ui/Button.tsx'

const ClearDeviceDialog = lazy(async () => ({
  default: (await import('#tools/shell/account/ClearDeviceDialog.tsx')).ClearDeviceDialog
}))

/** Signed out by something other than the student: the work stays, the screen closes. */
export function LockScreen(): ReactNode {
  useStore($route)
  const [held] = useState(lastStudent)
  const [isClearing, setClearing] = useState(false)
  return (
    <main id="content" className="lock" tabIndex={-1}>
      <section className="sheet">
        <p className="no" />
        <div className="stack">
          <h1 className="title">{m.shell_locked_title()}</h1>
          <p className="lead">{m.shell_locked_text({ email: held?.email ?? '' })}</p>
          <p className="row">
            <a className="act ink" href={loginAddress(location)}>
              {m.shell_locked_act()}
            </a>
            {held && <Button onPress={() => setClearing(true)}>{m.shell_locked_leave()}</Button>}
          </p>
        </div>
      </section>
      {held && isClearing && (
        <Suspense>
          <ClearDeviceDialog userId={held.id} onClose={() => setClearing(false)} />
        </Suspense>
      )}
    </main>
  )
}
