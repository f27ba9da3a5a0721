import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import '#styles/ui.css'

export interface MenuEntry {
  readonly id: string
  readonly text: string
  readonly run: () => void
  readonly isDisabled?: boolean
  /** Takes something away: set in the pen's red. */
}

export interface MenuProps {
  /** Names the menu for those who cannot see what opens it. */
  readonly label: string
  readonly trigger: ReactNode
  readonly entries: readonly MenuEntry[]
  readonly className?: string
  readonly placement?: PopoverProps['placement']
  /** The entry that is in force now, where the menu is a choice. */
  readonly selected?: string
}

export function Menu(props: MenuProps): ReactNode {
  const { label, trigger, entries, className = 'plain', placement = 'bottom start', selected } = props
  const choice = selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected] }
  return (
    <MenuTrigger>
      <Button aria-label={label} className={className}>
        {trigger}
      </Button>
      <Popover placement={placement} className="popover">
        <AriaMenu aria-label={label} className="menu" {...choice}>
          {entries.map(({ id, text, run, isDisabled = false }) => (
            <MenuItem key={id} id={id} onAction={run} isDisabled={isDisabled} className="menu-item">
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
