import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'

/** How much would be lost with this device. */
export function unsentWords(unsent: Remote<number>): string {
  if (unsent.state === 'failed') return m.shell_clear_unknown()
  if (unsent.state !== 'ready') return m.shell_clear_counting()
  if (unsent.value === 0) return m.shell_clear_none()
  return unsent.value === 1 ? m.shell_clear_one() : m.shell_clear_many({ count: unsent.value })
}
