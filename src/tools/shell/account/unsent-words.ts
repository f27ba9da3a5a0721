import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'

/** How much would be lost with this device. */
export function unsentWords(unsent: Remote<number>): string {
  if (unsent.state === 'failed') return m.shell_clear_unknown()
  if (unsent.state !== 'ready') return m.shell_clear_counting()
  if (unsent.value === 0) return m.shell_clear_none()
  return m.shell_clear({ count: unsent.value })
}

/** The same where it can still be sent before the sign-out. */
export function signOutWords(unsent: Remote<number>): string {
  if (unsent.state !== 'ready') return unsentWords(unsent)
  if (unsent.value === 0) return m.signout_synced()
  return m.signout_waiting({ count: unsent.value })
}
