import { SHARE_HASH, SHARE_KEY } from '#config/study-this.ts'

/** Leads back here after signing in. What was shared by a link waits on the device: it is no matter of the server's. */
export function loginAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  try {
    if (hash.startsWith(SHARE_HASH)) localStorage.setItem(SHARE_KEY, hash.slice(SHARE_HASH.length))
  } catch {
    // No storage, or none left: the link is pressed once more.
  }
  return `/login?${new URLSearchParams({ next: pathname + search }).toString()}`
}
