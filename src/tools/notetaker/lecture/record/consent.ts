import { site } from '#config/site.ts'

const KEY = `${site.slug}-lecture-consent`

/** Whether this device's student has read, once, that who is heard must agree. */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function agree(): void {
  try {
    localStorage.setItem(KEY, new Date().toISOString())
  } catch {
    // Asked again the next time.
  }
}
