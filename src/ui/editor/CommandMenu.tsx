import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { COMMANDS } from '#ui/editor/commands.ts'
import type { Ask, BlockCommand } from '#ui/editor/commands.ts'

interface CommandMenuProps {
  editor: Editor
  ask: Ask
  groups: readonly BlockCommand['group'][]
  label: string
  children: ReactNode
}

export function CommandMenu({ editor, ask, groups, label, children }: CommandMenuProps) {
  const commands = COMMANDS.filter(command => groups.includes(command.group))
  return (
    <MenuTrigger>
      <Button aria-label={label}>{children}</Button>
      <Popover className="editor-menu">
        <Menu
          aria-label={label}
          items={commands}
          onAction={id => commands.find(command => command.id === id)?.run(editor, ask)}
        >
          {command => <MenuItem>{command.name()}</MenuItem>}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
