import { atom, type ReadableAtom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { lookAtClock } from '#tools/shared/study/second.ts'
import { SmallClock } from '#tools/study-zone/desk/SmallClock.tsx'

/** Document Picture-in-Picture (W3C draft): not in TypeScript's own list. */
interface PictureInPicture {
  readonly requestWindow: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<Window & typeof globalThis>
}

const asked = (): PictureInPicture | null =>
  (globalThis as { readonly documentPictureInPicture?: PictureInPicture }).documentPictureInPicture ?? null

export const canBeSmall = (): boolean => asked() !== null

const SIZE = { width: 320, height: 200 }

const $window = atom<Window | null>(null)
/** It stays open while the student goes through the rooms, and in other tabs. */
export const $smallWindow: ReadableAtom<Window | null> = $window

/** A constructed sheet belongs to one document; those with an address are fetched again from the store of the browser. */
function dress(small: Window & typeof globalThis): void {
  const { documentElement, head, styleSheets, adoptedStyleSheets } = document
  for (const { name, value } of documentElement.attributes) small.document.documentElement.setAttribute(name, value)
  for (const { ownerNode } of styleSheets) if (ownerNode) small.document.head.append(ownerNode.cloneNode(true))
  for (const sheet of adoptedStyleSheets) {
    const copy = new small.CSSStyleSheet()
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
    small.document.adoptedStyleSheets.push(copy)
  }
  small.document.title = head.querySelector('title')?.textContent ?? ''
}

export async function openSmallWindow(): Promise<void> {
  const small = await asked()?.requestWindow(SIZE)
  if (!small) return
  dress(small)
  const root = createRoot(small.document.body)
  root.render(<SmallClock />)
  const ticking = small.setInterval(lookAtClock, 1000)
  small.addEventListener('pagehide', () => {
    small.clearInterval(ticking)
    root.unmount()
    $window.set(null)
  })
  $window.set(small)
}

export const closeSmallWindow = (): void => $window.get()?.close()
