import type { ReactNode } from 'react'
import type { LossAbout } from '#data/read/marks/loss-about.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'

/** How far its card has won it back. */
export function CardProgress({ about: { hasCard, won } }: { readonly about: LossAbout }): ReactNode {
  if (!hasCard) return null
  return (
    <p className="rv-won">
      {m.reviewer_card_has()} · {m.reviewer_won_so_far({ right: won.right, of: won.of })}
    </p>
  )
}

/** Where its task is: in the plan, or only in the list of tasks. */
export function TaskPlace({ about: { task } }: { readonly about: LossAbout }): ReactNode {
  if (!task) return null
  const { isDone, planned, dueOn } = task
  if (isDone) return <span>{m.reviewer_task_done()}</span>
  if (planned)
    return <span>{m.reviewer_task_planned({ day: weekdayDay(planned.day), time: clockWords(planned.minute) })}</span>
  return (
    <span>
      {dueOn === null ? m.reviewer_task_listed() : m.reviewer_task_due({ day: weekdayDay(dueOn) })}{' '}
      <a href={href('planner')}>{m.reviewer_task_to_plan()}</a>
    </span>
  )
}
