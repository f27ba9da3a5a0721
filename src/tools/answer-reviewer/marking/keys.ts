export type MarkKey =
  | { readonly kind: 'walk'; readonly by: 1 | -1 }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'levels' }
  | { readonly kind: 'undo' }

interface KeyPress {
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

/** What a key means while a script is marked; nothing while the student types. A held key walks on and decides once. */
export function readMarkKey(press: KeyPress, isTyping: boolean): MarkKey | null {
  if (isTyping || press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return null
  const key = press.key.toLowerCase()
  if (key === 'j') return { kind: 'walk', by: 1 }
  if (key === 'k') return { kind: 'walk', by: -1 }
  if (press.repeat) return null
  if (key === 'z') return { kind: 'undo' }
  if (key === 'l') return { kind: 'levels' }
  return /^\d$/.test(key) ? { kind: 'digit', digit: Number(key) } : null
}

/** Dialogs keep their keys; a notice is an `alertdialog` that takes nothing over. */
const TAKEN = '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"])'
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]'

export const isTypingIn = (target: EventTarget | null): boolean =>
  document.querySelector(TAKEN) !== null || (target instanceof Element && target.closest(FIELDS) !== null)
