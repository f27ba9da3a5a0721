import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export function MarkExample(): ReactNode {
  return (
    <>
      <strong>{m.begin_mark_question()}</strong>
      <hr />
      <p>{m.begin_mark_answer()}</p>
      <ul>
        <li>
          <b data-is="found">✓</b>
          <span>{m.begin_mark_found()}</span>
          <em>{m.begin_mark_is_found()}</em>
        </li>
        <li>
          <b data-is="lost">○</b>
          <span>{m.begin_mark_lost()}</span>
          <em>{m.begin_mark_is_lost()}</em>
        </li>
      </ul>
    </>
  )
}
