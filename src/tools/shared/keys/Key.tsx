import type { ReactNode } from 'react'
import type { KeyHint } from '#tools/shared/keys/key-words.ts'

/** The key of a button, for the eye: a screen reader is told by the button's attributes. */
export function Key({ hint: { words } }: { readonly hint: KeyHint }): ReactNode {
  return words === '' ? null : <kbd aria-hidden="true">{words}</kbd>
}
