import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'

adoptStyles(css)

export interface EmptyProps {
  readonly title: string
  /** What will be here and how it comes about. */
  readonly children?: ReactNode
  /** The button or link that makes the first one. */
  readonly action?: ReactNode
}

/** Nothing here yet: what to do about it. */
export function Empty({ title, children, action }: EmptyProps): ReactNode {
  return (
    <div className="st-remote">
      <p className="st-empty-title">{title}</p>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <p>{action}</p>}
    </div>
  )
}
