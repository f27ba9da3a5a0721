import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { startStudySession } from '#tools/shared/study/study-session.store.ts'
import type { PlanLine, PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

function start({ block, title, topicId }: PlanLine): Promise<void> {
  const { id: blockId, kind: refKind, refId, subjectId } = block
  return startStudySession({ title, tool: 'study-zone', subjectId, topicId, refKind, refId, blockId })
}

/** Before the clock runs: today's plan, one press starts it. */
export function Idle({ day }: { readonly day: PlannedDay }): ReactNode {
  const open = day.lines.filter(line => line.isOpen)
  return (
    <section className="zn-idle" aria-label={m.zone_timer()}>
      <h3>{m.zone_what()}</h3>
      {open.length === 0 ? (
        <p>
          {m.zone_no_plan()} <a href={href('planner')}>{m.main_plan_week()}</a>
        </p>
      ) : (
        <ol>
          {open.map(line => (
            <li key={line.block.id}>
              <button type="button" onClick={() => void tryOrNotify(() => start(line))}>
                <SubjectMark position={line.position} isTall />
                <span>
                  <b>{line.title}</b>
                  <small>{[line.subject, clockWords(line.block.startMinute)].filter(Boolean).join(' · ')}</small>
                </span>
                <em>{lengthWords(line.block.minutes)}</em>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
