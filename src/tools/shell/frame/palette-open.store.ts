import { atom, type ReadableAtom } from 'nanostores'

const $open = atom(false)
export const $isPaletteOpen: ReadableAtom<boolean> = $open

export function openPalette(): void {
  $open.set(true)
}

export function closePalette(): void {
  $open.set(false)
}
