import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const SHORTCUTS = [
  [m.cards_help_show, m.cards_help_show_keys],
  [m.cards_help_grade, m.cards_help_grade_keys],
  [m.cards_help_play, m.cards_help_play_keys],
  [m.cards_help_undo, m.cards_help_undo_keys],
  [m.cards_help_edit, m.cards_help_edit_keys],
  [m.cards_help_bury, m.cards_help_bury_keys],
  [m.cards_help_suspend, m.cards_help_suspend_keys],
  [m.cards_help_help, m.cards_help_help_keys]
] as const

export interface ShortcutsProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function Shortcuts({ isOpen, onClose }: ShortcutsProps): ReactNode {
  return (
    <Dialog
      title={m.cards_help_title()}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onPress={onClose}>{m.cards_help_close()}</Button>}
    >
      <dl className="shortcuts">
        {SHORTCUTS.map(([does, keys]) => (
          <div key={does()}>
            <dt>{does()}</dt>
            <dd>{keys()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
