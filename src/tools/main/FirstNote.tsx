import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Sheet } from '#ui/Sheet.tsx'

export function FirstNote(): ReactNode {
  return (
    <Sheet title={m.main_empty_title()}>
      <p className="lead">{m.main_empty_lead()}</p>
      <p>
        <a className="act ink" href={href('notetaker', { note: 'new' })}>
          {m.main_empty_act()}
        </a>
      </p>
    </Sheet>
  )
}
