import { DEVICE_KEYS } from '#config/device.ts'
import { nextPath } from '#lib/pages/next-path.ts'

/** Where this sign-in is to lead: asked for in the address, or remembered while away at Google or in the mail. */
export function destination(): string {
  const asked = new URLSearchParams(location.search).get('next')
  return nextPath(asked ?? sessionStorage.getItem(DEVICE_KEYS.next), location.origin)
}

/** Keeps the destination for the page that the student comes back to. */
export function rememberDestination(): void {
  const asked = new URLSearchParams(location.search).get('next')
  if (asked) sessionStorage.setItem(DEVICE_KEYS.next, nextPath(asked, location.origin))
}

export function goOn(): void {
  const path = destination()
  sessionStorage.removeItem(DEVICE_KEYS.next)
  localStorage.setItem(DEVICE_KEYS.known, '1')
  location.replace(path)
}
