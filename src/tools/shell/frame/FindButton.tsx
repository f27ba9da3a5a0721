import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { openPalette } from '#tools/shell/frame/palette-open.store.ts'
import { Shape } from '#ui/Shape.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function FindButton(): ReactNode {
  return (
    <button type="button" className="find frame-button" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
      <Shape name="search" />
      <span>{m.shell_find()}</span>
      <kbd aria-hidden="true">{isApple ? m.shell_find_key_apple() : m.shell_find_key()}</kbd>
    </button>
  )
}
