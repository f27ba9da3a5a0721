/** Addresses that a text of a model or of a student may lead to: this site, and these hosts over https. */
export function safeAddress(address: string, hosts: readonly string[], origin: string): string | null {
  // Own places and headings of the same page; `//host` would lead away.
  if (/^(?:#|\/(?![/\\]))/.test(address)) return address
  try {
    const url = new URL(address)
    if (url.origin === origin) return url.href
    return url.protocol === 'https:' && hosts.includes(url.hostname) ? url.href : null
  } catch {
    return null
  }
}
