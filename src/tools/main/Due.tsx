import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { DueToday } from '#tools/main/main.store.ts'
import { Sheet } from '#ui/Sheet.tsx'

function parts({ review, new: fresh, learning }: DueToday): string {
  return [
    review > 0 && m.main_due_review({ count: review }),
    learning > 0 && m.main_due_learning({ count: learning }),
    fresh > 0 && m.main_due_new({ count: fresh })
  ]
    .filter(Boolean)
    .join(' · ')
}

export function Due({ due }: { readonly due: DueToday }): ReactNode {
  const { total, minutes } = due
  if (total === 0)
    return (
      <Sheet no="1" title={m.main_none_title()}>
        <p className="lead">{m.main_none_lead()}</p>
        <p>
          <a className="act" href={href('notetaker')}>
            {m.main_none_act()}
          </a>
        </p>
      </Sheet>
    )
  return (
    <Sheet no="1" title={total === 1 ? m.main_due_one() : m.main_due_many({ count: total })} marks={`[${total}]`}>
      <p className="lead figures">{parts(due)}</p>
      {minutes !== null && <p className="hint">{m.main_due_minutes({ minutes })}</p>}
      <p>
        <a className="act" href={href('notetaker', { review: 'today' })}>
          {m.main_due_act()}
        </a>
      </p>
    </Sheet>
  )
}
