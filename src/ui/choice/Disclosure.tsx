import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'

adoptStyles(css)

export interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
  readonly isOpenAtFirst?: boolean
  /** The rank of its heading among those around it. */
  readonly level?: 3 | 4
}

/** What most students do not need, one press away. */
export function Disclosure({ title, children, isOpenAtFirst = false, level = 3 }: DisclosureProps): ReactNode {
  return (
    <AriaDisclosure className="ch-fold" defaultExpanded={isOpenAtFirst}>
      <Heading level={level} className="ch-fold-title">
        <Button slot="trigger" className="ch-fold-button">
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className="ch-fold-panel">{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
