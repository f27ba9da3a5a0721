import { SHARE_HASH, SHARE_KEY } from '#config/study-this.ts'

/** The share of the address, or one that waited for the student to sign in. It stays until he takes or leaves it. */
export function waitingLink(): string | null {
  const { hash, pathname, search } = location
  try {
    if (hash.startsWith(SHARE_HASH)) {
      localStorage.setItem(SHARE_KEY, hash.slice(SHARE_HASH.length))
      history.replaceState(history.state, '', pathname + search)
    }
    return localStorage.getItem(SHARE_KEY)
  } catch {
    return hash.startsWith(SHARE_HASH) ? hash.slice(SHARE_HASH.length) : null
  }
}

export function forgetLink(): void {
  try {
    localStorage.removeItem(SHARE_KEY)
  } catch {
    // Without storage none was kept.
  }
}
