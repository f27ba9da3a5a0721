/** Where a student goes after signing in when `next` says nothing usable. */
export const AFTER_SIGN_IN = '/main'

const LONGEST = 512
const NOT_A_DESTINATION = /^\/(login|signup|reset-password|auth|api|rest|storage)(\/|$)/i

/** Control and format characters, spaces and backslashes: browsers drop or turn some of them into slashes. */
const TRICK = /[\p{C}\p{Z}\\]/u

/** Every reading of a text by a server or browser that decodes once more than it should. */
function readings(text: string): string[] | null {
  const all = [text]
  for (let last = text; all.length < 5; all.push(last)) {
    try {
      const once = decodeURIComponent(last)
      if (once === last) return all
      last = once
    } catch {
      return null
    }
  }
  return null
}

function isLocalPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && !TRICK.test(text)
}

/** Only ever a path on this site: `next` comes from an address that anyone can write (CWE-601). */
export function nextPath(next: string | null | undefined, origin: string): string {
  if (!next || next.length > LONGEST) return AFTER_SIGN_IN
  const all = readings(next)
  if (!all?.every(isLocalPath)) return AFTER_SIGN_IN
  const url = new URL(next, origin)
  // `/a/..//evil` becomes `//evil` only now, and an address of two slashes leaves the site.
  const path = url.pathname
  if (url.origin !== new URL(origin).origin || !isLocalPath(path) || path.includes('//')) return AFTER_SIGN_IN
  return NOT_A_DESTINATION.test(path) ? AFTER_SIGN_IN : path + url.search + url.hash
}
