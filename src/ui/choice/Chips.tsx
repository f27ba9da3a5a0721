import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'

adoptStyles(css)

export interface ChipsProps<Id extends string> {
  readonly label: string
  readonly chips: readonly { readonly id: Id; readonly title: ReactNode }[]
  readonly selected: readonly Id[]
  readonly onChange: (selected: readonly Id[]) => void
  /** One at most, or any number. */
  readonly mode?: 'single' | 'multiple'
  /** One is always chosen. */
  readonly isRequired?: boolean
}

/** Filters and short choices, which wrap onto as many lines as they need. */
export function Chips<Id extends string>(props: ChipsProps<Id>): ReactNode {
  const { label, chips, selected, onChange, mode = 'multiple', isRequired = false } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="ch-chips"
      selectionMode={mode}
      disallowEmptySelection={isRequired}
      selectedKeys={selected}
      onSelectionChange={keys => onChange(chips.map(({ id }) => id).filter(id => keys.has(id)))}
    >
      {chips.map(({ id, title }) => (
        <ToggleButton key={id} id={id} className="ch-chip">
          {title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
