import type { ReactNode } from 'react'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { studyMinutes } from '#data/read/plan/standing.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { dayOnly, lengthWords, weekdayDay, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { dateWords } from '#tools/shared/plan/plan-dates.ts'
import { daysOffOf } from '#tools/planner/days-off.ts'
import { isFixed, type Calendar } from '#tools/planner/planner.store.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { subjectSlot } from '#ui/state/subjects.ts'
import css from '#tools/planner/month.css?inline'

adoptStyles(css)

const SHOWN = 2

function weeksOf(month: string): string[] {
  const first = dayNumber(`${month}-01`)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = dayNumber(new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10))
  const from = first - weekday(first)
  const weeks = Math.ceil((last - from + 1) / 7)
  return Array.from({ length: weeks * 7 }, (_, at) => dateOf(from + at))
}

/** A month at a glance: how much is planned, and which exams there are. Each day leads to its own page. */
export function Month({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const { day, slips, now, week } = calendar
  const month = day.slice(0, 7)
  const own = Map.groupBy(
    slips.filter(slip => !isFixed(slip)),
    slip => slip.block.day
  )
  const dates = Map.groupBy(calendar.dates, date => date.day)
  const shown = weeksOf(month)
  const off = daysOffOf(calendar, shown)
  return (
    <div className="pl-month">
      {week.map(one => (
        <span key={one} className="pl-month-head" aria-hidden="true">
          {weekdayShort(one)}
        </span>
      ))}
      {shown.map(one => {
        const blocks = own.get(one) ?? []
        const { planned: minutes } = studyMinutes(
          blocks.map(({ block }) => block),
          now
        )
        const marks = dates.get(one) ?? []
        return (
          <a
            key={one}
            className="pl-month-day"
            data-other={!one.startsWith(month)}
            data-today={one === now.today}
            href={href('planner', { view: 'day', day: one })}
          >
            <b aria-hidden="true">{dayOnly(one)}</b>
            <span className="hidden-text">{weekdayDay(one)}</span>
            {off.has(one) && <span className="pl-month-off">{off.get(one)}</span>}
            {marks.map(date => (
              <span
                key={date.key}
                className="pl-month-date"
                data-date={date.kind}
                data-subject={subjectSlot(date.position)}
              >
                <span className="pl-wide">{dateWords(date)}</span>
                <span className="pl-narrow" aria-hidden="true">
                  {date.title}
                </span>
              </span>
            ))}
            {blocks.slice(0, SHOWN).map(({ block, subject, position }) => (
              <span key={block.id} className="pl-month-block" data-subject={subjectSlot(position)}>
                {blockTitle({ kind: block.kind, title: block.title, subject })}
              </span>
            ))}
            {blocks.length > SHOWN && (
              <span className="pl-month-more">{m.planner_month_more({ count: blocks.length - SHOWN })}</span>
            )}
            {minutes > 0 && <small className="figures">{lengthWords(minutes)}</small>}
          </a>
        )
      })}
    </div>
  )
}
