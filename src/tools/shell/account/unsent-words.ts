import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'

/** How much would be lost with this device. */
export function unsentWords(unsent: Remote<number>): string {
  if (unsent.state === 'failed') return m.shell_clear_unknown()
  if (unsent.state !== 'ready') return m.shell_clear_counting()
  if (unsent.value === 0) return m.shell_clear_none()
  return unsent.value === 1 ? m.shell_clear_one() : m.shell_clear_many({ count: unsent.value })
}

/** The same where it can still be sent before the sign-out. */
export function signOutWords(unsent: Remote<number>): string {
  if (unsent.state !== 'ready') return unsentWords(unsent)
  if (unsent.value === 0) return m.signout_synced()
  return unsent.value === 1 ? m.signout_waiting_one() : m.signout_waiting_many({ count: unsent.value })
}
