import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/begin.css?inline'

adoptStyles(css)

export interface BeginProps {
  readonly title: string
  /** What the room gives, in two short sentences. */
  readonly children: string
  /** One main act, and at most two others. */
  readonly acts: ReactNode
  /** A true example of what the room gives. */
  readonly example: ReactNode
  /** Says the example to one who cannot see it. */
  readonly label: string
}

/** A room before anything is in it. */
export function Begin({ title, children, acts, example, label }: BeginProps): ReactNode {
  return (
    <div className="be-room">
      <div className="be-two">
        <div>
          <p className="be-title">{title}</p>
          <p className="be-why">{children}</p>
          {acts !== null && acts !== undefined && <p className="be-acts">{acts}</p>}
        </div>
        <figure className="be-eg" role="img" aria-label={label}>
          <figcaption>{m.begin_example()}</figcaption>
          {example}
        </figure>
      </div>
    </div>
  )
}
