import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Sheet } from '#ui/Sheet.tsx'

/** Private windows and full disks: said at once, before anything is typed that could not be kept. */
export function DeviceRefused(): ReactNode {
  return (
    <Sheet title={m.shell_device_title()}>
      <p className="lead">{m.shell_device_text()}</p>
      <p className="row">
        <button type="button" className="act" onClick={() => location.reload()}>
          {m.shell_failed_again()}
        </button>
      </p>
    </Sheet>
  )
}
