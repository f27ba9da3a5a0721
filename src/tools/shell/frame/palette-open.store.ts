import { atom, type ReadableAtom } from 'nanostores'

const $open = atom(false)
export const $isPaletteOpen: ReadableAtom<boolean> = $open

/** What was typed after the palette was asked for and before its field was there. */
let early = ''

function hold(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return
  if (key === 'Escape') closePalette()
  else if (key === 'Backspace') early = early.slice(0, -1)
  else if (/^.$/u.test(key)) early += key
  else return
  event.preventDefault()
  event.stopPropagation()
}

export function openPalette(): void {
  if ($open.get()) return
  addEventListener('keydown', hold, true)
  $open.set(true)
}

export function closePalette(): void {
  giveEarly(() => {})
  $open.set(false)
}

/** The field has the focus: what was typed before is its own, and what comes now it hears itself. */
export function giveEarly(take: (words: string) => void): void {
  removeEventListener('keydown', hold, true)
  const words = early
  early = ''
  if (words !== '') take(words)
}
