import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import css from '#tools/main/first/first.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { SidePart } from '#ui/page/PageFrame.tsx'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

adoptStyles(css)

const LINES = [
  [0, m.first_example_line_1, m.first_example_time_1],
  [3, m.first_example_line_2, m.first_example_time_2]
] as const

/** What the page will show in a week: plainly an example. */
export function WeekExample(): ReactNode {
  return (
    <SidePart title={m.first_week()}>
      <figure className="td-eg" role="img" aria-label={m.first_example_label()}>
        <figcaption>{m.first_example()}</figcaption>
        <p className="td-eg-title">{m.first_example_title()}</p>
        <p>{m.first_example_why()}</p>
        <ul>
          {LINES.map(([position, line, time]) => (
            <li key={position}>
              <SubjectMark position={position} isTall />
              <b>{line()}</b>
              <span>{time()}</span>
            </li>
          ))}
        </ul>
      </figure>
      <p className="hint">{m.first_week_why()}</p>
    </SidePart>
  )
}
