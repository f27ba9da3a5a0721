import { atom, type ReadableAtom } from 'nanostores'

const $open = atom(false)
export const $isPaletteOpen: ReadableAtom<boolean> = $open

export function openPalette(): void {
  $open.set(true)
}

export function closePalette(): void {
  $open.set(false)
}

/** Ctrl K, or ⌘ K: in a text as well, where it has no other meaning here. */
export function listenForPalette(page: Document): () => void {
  const listen = (event: KeyboardEvent): void => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
    if (!isAsked || event.defaultPrevented) return
    event.preventDefault()
    openPalette()
  }
  page.addEventListener('keydown', listen)
  return () => page.removeEventListener('keydown', listen)
}
