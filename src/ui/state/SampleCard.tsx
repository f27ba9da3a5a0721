import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'

adoptStyles(css)

export interface SampleCardProps {
  /** Lines of the faded sheet; one of them is the sentence the card is made from. */
  readonly lines: readonly string[]
  readonly question: string
  readonly answer: string
  /** Names the picture: that it is an example, and nothing of the student's. */
  readonly label: string
}

/** An empty room's example: a faded ruled sheet, and one card lifted out of it. */
export function SampleCard({ lines, question, answer, label }: SampleCardProps): ReactNode {
  return (
    <figure className="st-sample" aria-label={label}>
      <div className="st-sample-sheet" aria-hidden="true">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="st-sample-card">
        <p>{question}</p>
        <hr />
        <p>{answer}</p>
      </div>
      <figcaption className="hint">{label}</figcaption>
    </figure>
  )
}
