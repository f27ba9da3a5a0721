import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export function Loading(): ReactNode {
  return (
    <p className="loading" role="status">
      {m.shell_loading()}
    </p>
  )
}
