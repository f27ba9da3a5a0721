import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/page/page.css?inline'

adoptStyles(css)

export interface PageFrameProps {
  /** What this screen shows, seen: the name of the tool is its hidden h1. */
  readonly title: ReactNode
  /** One line under the title: counts, a date. */
  readonly facts?: ReactNode
  /** Links and buttons at the end of the header line. */
  readonly tools?: ReactNode
  /** The second column: `SidePart`s. Below 64rem it follows the first. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** A room: header line, hairline, one or two columns, up to 1,280 px wide. */
export function PageFrame({ title, facts, tools, side, children }: PageFrameProps): ReactNode {
  return (
    <div className="pg-frame">
      <header className="pg-head">
        <div className="pg-what">
          <h2 className="pg-title" tabIndex={-1}>
            {title}
          </h2>
          {facts !== undefined && <p className="pg-facts">{facts}</p>}
        </div>
        {tools !== undefined && <div className="pg-tools">{tools}</div>}
      </header>
      {side === undefined ? (
        children
      ) : (
        <div className="pg-two">
          <div>{children}</div>
          <aside>{side}</aside>
        </div>
      )}
    </div>
  )
}

export interface PartProps {
  readonly title: string
  /** A count or a link at the end of the heading's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function part(className: string): (props: PartProps) => ReactNode {
  return function Part({ title, aside, children }) {
    return (
      <section className={className} aria-label={title}>
        <div className="pg-section-head">
          <h3>{title}</h3>
          {aside !== undefined && <span>{aside}</span>}
        </div>
        {children}
      </section>
    )
  }
}

/** A part of the main column, under a hairline. */
export const Section = part('pg-section')
/** A part of the second column. */
export const SidePart = part('pg-side-part')
