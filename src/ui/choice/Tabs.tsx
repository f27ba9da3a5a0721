import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'

adoptStyles(css)

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly tabs: readonly { readonly id: Id; readonly title: ReactNode; readonly isDisabled?: boolean }[]
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** Views of one thing within a screen. Where each has an address of its own, links in the header line are better. */
export function Tabs<Id extends string>({ label, selected, onSelect, tabs, children }: TabsProps<Id>): ReactNode {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={key => onSelect(key as Id)} keyboardActivation="automatic">
      <TabList aria-label={label} className="ch-tabs">
        {tabs.map(({ id, title, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className="ch-tab">
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className="ch-panel">
        {children}
      </TabPanel>
    </AriaTabs>
  )
}
