import type { StorageState } from '#data/device/storage.ts'
import { m } from '#messages/generated/messages.js'

/** What the device refuses, and what helps. Null while it takes everything. */
export function storageWords(state: StorageState): { readonly title: string; readonly help: string } | null {
  switch (state) {
    case 'ok':
      return null
    case 'full':
      return { title: m.shell_storage_full(), help: m.shell_storage_full_help() }
    case 'stuck':
      return { title: m.shell_storage_stuck(), help: m.shell_storage_stuck_help() }
    case 'blocked':
      return { title: m.shell_storage_blocked(), help: m.shell_storage_blocked_help() }
    default:
      return state satisfies never
  }
}

export function unstoredWords(unstored: number): string {
  if (unstored === 0) return m.shell_storage_nothing_held()
  return m.shell_storage_held({ count: unstored })
}
