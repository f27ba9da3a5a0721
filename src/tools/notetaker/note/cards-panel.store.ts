import { atom, type ReadableAtom } from 'nanostores'

interface CardsPanel {
  readonly isOpen: boolean
  /** The student opened it: only then does the screen move to it. */
  readonly isAsked: boolean
}

const isWide = typeof matchMedia === 'function' && matchMedia('(min-width: 75rem)').matches
const $panel = atom<CardsPanel>({ isOpen: isWide, isAsked: false })

/** Open from the start where list, note and cards stand side by side; a button away on a phone. */
export const $cardsOpen: ReadableAtom<CardsPanel> = $panel

/** Where the panel covers the note, another note starts without it. */
export function closeCards(): void {
  $panel.set({ isOpen: false, isAsked: false })
}

export function openCards(): void {
  $panel.set({ isOpen: true, isAsked: true })
}

export function toggleCards(): void {
  $panel.set({ isOpen: !$panel.get().isOpen, isAsked: true })
}
