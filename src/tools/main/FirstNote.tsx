import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

export function FirstNote(): ReactNode {
  return (
    <section className="sheet">
      <p className="no">1</p>
      <div className="stack">
        <h2 className="title">{m.main_empty_title()}</h2>
        <p className="lead">{m.main_empty_lead()}</p>
        <p className="row">
          <a className="act" href={href('notetaker', { note: 'new' })}>
            {m.main_empty_act()}
          </a>
        </p>
      </div>
    </section>
  )
}
