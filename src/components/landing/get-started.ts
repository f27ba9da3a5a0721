import { DEVICE_KEYS } from '#config/device.ts'

/** The link leads to the workspace; who never signed in on this device would only be sent to a login they do not have. */
export function getStarted(link: HTMLAnchorElement): void {
  link.addEventListener('click', event => {
    if (isKnown() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    location.assign('/signup')
  })
}

function isKnown(): boolean {
  try {
    const { session, held, known } = DEVICE_KEYS
    return [session, held, known].some(key => localStorage.getItem(key) !== null)
  } catch {
    return true
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-get-started]')) getStarted(link)
