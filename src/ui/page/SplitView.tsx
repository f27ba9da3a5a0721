import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/page/page.css?inline'

adoptStyles(css)

export interface SplitViewProps {
  readonly children: ReactNode
  /** What lies beside it: a source, a scheme, a note. */
  readonly beside: ReactNode
  /** Names the part beside for a screen reader. */
  readonly label: string
  /** Two columns of one width, not a text and its margin. */
  readonly isEven?: boolean
}

/** Two things read together, with the red margin line between them; one under the other on a phone. */
export function SplitView({ children, beside, label, isEven = false }: SplitViewProps): ReactNode {
  return (
    <div className="pg-split" data-even={isEven}>
      <div>{children}</div>
      <section className="pg-beside" aria-label={label}>
        {beside}
      </section>
    </div>
  )
}
