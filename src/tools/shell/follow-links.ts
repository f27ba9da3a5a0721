import { openRoute, routeOf, type Route } from '#stores/route.ts'

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'origin' | 'hash'> & { readonly isDownload: boolean }

/** Where a click on a link moves within the island; null leaves it to the browser. */
export function placeOf(click: Click, link: Link, origin: string): Route | null {
  const isPlain = click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
  if (!isPlain || click.defaultPrevented) return null
  const isOurs = link.origin === origin && link.target === '' && !link.isDownload && link.hash === ''
  return isOurs ? routeOf(new URL(link.href)) : null
}

/** One listener for all links of the island, also those in menus and dialogs, which stand outside its element. */
export function followLinks(page: Document): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href) return
    const { href, target, origin, hash } = link
    const isDownload = link.hasAttribute('download')
    const place = placeOf(event, { href, target, origin, hash, isDownload }, location.origin)
    if (!place) return
    event.preventDefault()
    openRoute(place)
  }
  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}
