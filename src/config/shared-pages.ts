import { CONTACT_FAILED, CONTACT_SENT } from '#config/contact.ts'
import { PAGES } from '#config/pages.ts'

/** Pages that stand in no route table and belong in no search result. `/home` is `/` at a second address. */
const UNLISTED = new Set(['/home', '/offline', '/404', '/settings', '/search', CONTACT_SENT, CONTACT_FAILED])

/** Whether search engines and link previews should know this address. */
export function isListed(path: string): boolean {
  return !UNLISTED.has(path) && !(PAGES[path]?.hidden ?? false)
}

/** Where the picture of a page lies, for link previews. */
export function pictureOf(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`
}

export const PICTURE = { width: 1200, height: 630 } as const
