import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldNotes, type FieldNotesProps } from '#ui/FieldNotes.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'
import '#styles/ui.css'

adoptStyles(css)

export interface ComboBoxProps<Id extends string> extends FieldNotesProps {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly text: string }[]
  readonly value: Id | null
  readonly onChange: (id: Id | null) => void
  /** Said where no option has the typed words. */
  readonly none: string
  /** Names the button that opens the list. */
  readonly openLabel: string
  readonly placeholder?: string
}

/** One of many options, found by typing a part of it. For a handful, `Select` is better. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>): ReactNode {
  const { label, options, value, onChange, none, openLabel, placeholder, hint, error } = props
  return (
    <AriaComboBox
      className="field"
      defaultItems={options}
      value={value}
      onChange={key => onChange(key === null ? null : (key as Id))}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <div className="ch-combo">
        <Input className="input" {...(placeholder === undefined ? {} : { placeholder })} />
        <Button className="icon-button" aria-label={openLabel}>
          <span aria-hidden="true">▾</span>
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <Popover className="popover">
        <ListBox<{ id: Id; text: string }>
          className="ch-list"
          renderEmptyState={() => <p className="ch-none">{none}</p>}
        >
          {({ id, text }) => (
            <ListBoxItem id={id} textValue={text} className="menu-item">
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
