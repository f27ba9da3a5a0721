import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { openPalette } from '#tools/shell/frame/palette-open.store.ts'
import { Shape } from '#ui/Shape.tsx'

export function FindButton(): ReactNode {
  const hint = useKeyHints('everywhere')('palette')
  return (
    <button type="button" className="find frame-button" {...hint.attributes} onClick={openPalette}>
      <Shape name="search" />
      <span>{m.shell_find()}</span>
      <Key hint={hint} />
    </button>
  )
}
