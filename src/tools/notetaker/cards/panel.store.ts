import { atom, type ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'
import { site } from '#config/site.ts'

interface CardsPanel {
  readonly isOpen: boolean
  /** The student opened it: only then does the screen move to it. */
  readonly isAsked: boolean
}

const KEY = `${site.slug}:note-cards`
const WIDE = '(min-width: 75rem)'
const isWide = (): boolean => typeof matchMedia === 'function' && matchMedia(WIDE).matches

function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'closed'
  } catch {
    return false
  }
}

/** Where it stands beside the note, the student's own word holds for all notes, on this device. */
function keep(isOpen: boolean): void {
  if (!isWide()) return
  try {
    if (isOpen) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'closed')
  } catch {
    // It holds until the page goes.
  }
}

const $panel = atom<CardsPanel>({ isOpen: isWide() && !wasClosed(), isAsked: false })

/** Open from the start where list, note and cards stand side by side; a button away where it covers the note. */
export const $cardsOpen: ReadableAtom<CardsPanel> = $panel

/** Where the panel covers the note, another note starts without it. */
export function closeCards(): void {
  $panel.set({ isOpen: false, isAsked: false })
}

export function openCards(): void {
  $panel.set({ isOpen: true, isAsked: true })
}

export function toggleCards(): void {
  const isOpen = !$panel.get().isOpen
  $panel.set({ isOpen, isAsked: true })
  keep(isOpen)
}

/** Whether it covers the note: as a drawer at middle widths, as a sheet on a phone. */
export function coversNote(): boolean {
  return !isWide()
}

function onTurn(hear: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', hear)
  return () => query.removeEventListener('change', hear)
}

/** The same, as the window is by now. */
export const useCovers = (): boolean => useSyncExternalStore(onTurn, coversNote)
