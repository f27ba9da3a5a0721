import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Sheet } from '#ui/Sheet.tsx'

/** What the page will look like: a ruled note, faded, and the card that one of its sentences became. */
function Sample(): ReactNode {
  return (
    <figure className="td-sample">
      <div className="td-sample-note" aria-hidden="true">
        <p>{m.main_sample_line_1()}</p>
        <p>{m.main_sample_line_2()}</p>
      </div>
      <div className="td-sample-card" aria-hidden="true">
        <p>{m.main_sample_front()}</p>
        <p>{m.main_sample_back()}</p>
      </div>
      <figcaption>{m.main_sample_label()}</figcaption>
    </figure>
  )
}

export function FirstNote(): ReactNode {
  return (
    <Sheet title={m.main_empty_title()}>
      <p className="lead">{m.main_empty_lead()}</p>
      <p className="row">
        <a className="act ink" href={href('notetaker', { note: 'new' })}>
          {m.main_empty_act()}
        </a>
        <a href="/archives">{m.main_empty_read()}</a>
      </p>
      <Sample />
    </Sheet>
  )
}
