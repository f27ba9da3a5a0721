import type { Grade } from '#domain/schedule.ts'

export type ReviewKey =
  | { readonly kind: 'grade'; readonly grade: Grade }
  | { readonly kind: 'show' | 'undo' | 'edit' | 'bury' | 'suspend' | 'play' | 'help' }

const KEYS: ReadonlyMap<string, ReviewKey> = new Map<string, ReviewKey>([
  ['1', { kind: 'grade', grade: 1 }],
  ['2', { kind: 'grade', grade: 2 }],
  ['3', { kind: 'grade', grade: 3 }],
  ['4', { kind: 'grade', grade: 4 }],
  ['z', { kind: 'undo' }],
  ['e', { kind: 'edit' }],
  ['b', { kind: 'bury' }],
  ['s', { kind: 'suspend' }],
  ['p', { kind: 'play' }],
  ['?', { kind: 'help' }]
])

export interface KeyPress {
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

/**
 * What a key means in a review. Nothing while the student types or a dialog is open (`place`), and Space and Enter
 * belong to the button or link that has the focus. A held key counts once: it must not answer a row of cards.
 */
export function readKey(press: KeyPress, place: 'card' | 'control' | 'elsewhere'): ReviewKey | null {
  if (place === 'elsewhere' || press.repeat || press.isComposing) return null
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key === ' ' || press.key === 'Enter') return place === 'card' ? { kind: 'show' } : null
  return KEYS.get(press.key.toLowerCase()) ?? null
}

/** A notice is an `alertdialog` too, but says that it takes nothing over: only a dialog that does keeps the keys. */
export const OPEN_DIALOG = ['dialog', 'alertdialog']
  .map(role => `[role="${role}"]:not([aria-modal="false"])`)
  .join(', ')

/** Where a key was pressed. */
export function placeOf(target: EventTarget | null, isDialogOpen: boolean): 'card' | 'control' | 'elsewhere' {
  if (isDialogOpen) return 'elsewhere'
  if (!(target instanceof Element)) return 'card'
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'))
    return 'elsewhere'
  return target.closest('button, a[href], summary') ? 'control' : 'card'
}
