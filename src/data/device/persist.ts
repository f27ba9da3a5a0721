import { log } from '#lib/log.ts'

let asked = false

/**
 * Asks the browser, once and after the first save, not to clear this site's data when the disk fills up. Safari still
 * removes it after seven days without a visit unless the site is installed: docs/sync.md says so.
 */
export function askToStay(): void {
  if (asked) return
  asked = true
  const { storage } = globalThis.navigator as Partial<Navigator>
  // Absent on pages without https, as on a local network.
  if (typeof storage?.persist !== 'function') return
  storage.persist().catch((error: unknown) => log('persist', error))
}
