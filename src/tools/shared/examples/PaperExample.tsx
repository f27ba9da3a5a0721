import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export function PaperExample(): ReactNode {
  return (
    <>
      <strong>{m.begin_paper_head()}</strong>
      <hr />
      <p>{m.begin_paper_stem()}</p>
      <ol>
        <li>
          <b>(a)</b>
          <span>{m.begin_paper_a()}</span>
          <em>[2]</em>
        </li>
        <li>
          <b>(b)</b>
          <span>{m.begin_paper_b()}</span>
          <em>[1]</em>
        </li>
      </ol>
    </>
  )
}
