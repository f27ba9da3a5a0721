import { DEVICE_KEYS } from '#config/device.ts'

/** A message that another page of this tab has begun; it is read once. */
function begun(): string {
  try {
    const text = sessionStorage.getItem(DEVICE_KEYS.message) ?? ''
    sessionStorage.removeItem(DEVICE_KEYS.message)
    return text
  } catch {
    return ''
  }
}

/** A report of an error begins with the page it is about; the address comes from our own link and is only shown as text. */
const page = new URLSearchParams(location.search).get('page')
const message = document.querySelector<HTMLTextAreaElement>('#contact-message')
if (message?.value === '') {
  message.value = begun()
  if (message.value === '' && page && /^\/[\w/-]{1,200}$/.test(page)) message.value = `${page}\n\n`
}
