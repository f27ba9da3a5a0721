import { placeOfAddress } from '#lib/values/note-address.ts'

const SAFE = new Set(['http:', 'https:', 'mailto:'])

/** Where a link in a note may lead: web, mail, another note, a page of its PDF and a second of a lecture. Scripts, data and files are refused. */
export function isSafeLink(address: string): boolean {
  if (placeOfAddress(address) !== null) return true
  try {
    return SAFE.has(new URL(address).protocol)
  } catch {
    return false
  }
}

/** What a student typed as an address, completed: `bbc.co.uk` → https, `a@b.org` → mailto. Null when it leads nowhere safe. */
export function toLink(typed: string): string | null {
  const words = typed.trim()
  if (words === '' || /\s/.test(words)) return null
  if (/^[a-z][a-z0-9+.-]*:/i.test(words) && !/^[\w.-]+:\d+(\/|$)/.test(words)) return isSafeLink(words) ? words : null
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(words)) return `mailto:${words}`
  const completed = `https://${words}`
  return words.includes('.') && isSafeLink(completed) ? completed : null
}
