import { atom, type ReadableAtom } from 'nanostores'

const $open = atom(false)
export const $areKeysOpen: ReadableAtom<boolean> = $open

/** The list of all keys, over any room. */
export function openKeys(): void {
  $open.set(true)
}

export function closeKeys(): void {
  $open.set(false)
}
