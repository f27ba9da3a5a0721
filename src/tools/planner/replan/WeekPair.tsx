import { useState, type ReactNode } from 'react'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { addDays } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { clockWords, dayMonth, shortDay } from '#tools/shared/plan/plan-words.ts'
import type { Pair, PairLine } from '#tools/planner/replan/pair.ts'
import { Button } from '#ui/Button.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

interface Props {
  readonly pair: Pair
  readonly subjects: PlanRows['subjects']
}

function Lines({
  lines,
  subjects
}: {
  readonly lines: readonly PairLine[]
  readonly subjects: PlanRows['subjects']
}): ReactNode {
  if (lines.length === 0) return <span className="pl-pair-none">{m.planner_pair_empty()}</span>
  return (
    <ul>
      {lines.map(({ key, kind, title, subjectId, start, isChanged }) => {
        const at = subjects.findIndex(one => one.id === subjectId)
        const subject = subjects[at]?.name ?? ''
        return (
          <li key={key} data-subject={subjectSlot(at < 0 ? null : at)} data-changed={isChanged}>
            <span className="figures">{clockWords(start)}</span> {blockTitle({ kind, title, subject })}
            {isChanged && <span className="hidden-text"> ({m.planner_pair_changed()})</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** One week as it stands beside the same week as it would be; of the weeks that change. */
export function WeekPair({ pair: { before, after, weeks }, subjects }: Props): ReactNode {
  const [at, setAt] = useState(0)
  const monday = weeks[Math.min(at, weeks.length - 1)]
  if (monday === undefined) return null
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
  const on = (lines: readonly PairLine[], day: string): PairLine[] => lines.filter(line => line.day === day)
  return (
    <section className="pl-pair" aria-label={m.planner_pair_week({ day: dayMonth(monday) })}>
      <p className="row">
        <strong>{m.planner_pair_week({ day: dayMonth(monday) })}</strong>
        <Button kind="quiet" isDisabled={at === 0} onPress={() => setAt(at - 1)}>
          {m.planner_pair_earlier()}
        </Button>
        <Button kind="quiet" isDisabled={at >= weeks.length - 1} onPress={() => setAt(at + 1)}>
          {m.planner_pair_later()}
        </Button>
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.planner_pair_before()}</th>
            <th scope="col">{m.planner_pair_after()}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(day => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>
                <Lines lines={on(before, day)} subjects={subjects} />
              </td>
              <td>
                <Lines lines={on(after, day)} subjects={subjects} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
