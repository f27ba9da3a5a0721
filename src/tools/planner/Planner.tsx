import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { isReady } from '#lib/remote.ts'
import { studyMinutes } from '#data/read/plan/standing.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { dayMonth, lengthWords, monthYear, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { useFreshFeeds } from '#tools/shared/plan/fresh-feeds.ts'
import { useZoneNotice } from '#tools/shared/plan/zone-notice.ts'
import { $proposal } from '#tools/shared/plan/proposal.store.ts'
import { Agenda } from '#tools/planner/Agenda.tsx'
import { BlockDialog } from '#tools/planner/BlockDialog.tsx'
import { Month } from '#tools/planner/Month.tsx'
import { $calendar, $view, daysOf, shifted, type Calendar, type View } from '#tools/planner/planner.store.ts'
import { ReplanDialog } from '#tools/planner/replan/ReplanDialog.tsx'
import { Announcer, UndoLine } from '#tools/planner/replan/UndoLine.tsx'
import { PlanNow } from '#tools/planner/replan/PlanNow.tsx'
import { Setup } from '#tools/planner/setup/Setup.tsx'
import { Side } from '#tools/planner/side/Side.tsx'
import { NewBlock } from '#tools/planner/time-slots/NewBlock.tsx'
import { WeekGrid } from '#tools/planner/week/WeekGrid.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Shape } from '#ui/Shape.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/planner/planner.css?inline'
import week from '#tools/planner/week/week.css?inline'

adoptStyles(week)
adoptStyles(css)

const CALENDARS = ['day', 'week', 'month', 'agenda'] as const

const NAMES: Readonly<Record<(typeof CALENDARS)[number], () => string>> = {
  day: m.planner_view_day,
  week: m.planner_view_week,
  month: m.planner_view_month,
  agenda: m.planner_view_agenda
}

function titleOf(calendar: Calendar, view: View): string {
  const { day } = calendar
  const days = daysOf(calendar, view)
  const [first = day, last = day] = [days[0], days.at(-1)]
  if (view === 'setup') return m.planner_setup_title()
  if (view === 'day') return weekdayDay(day)
  if (view === 'month') return monthYear(day)
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayMonth(first)
  return m.planner_range({ from, to: dayMonth(last) })
}

function Facts({ calendar, view }: { readonly calendar: Calendar; readonly view: View }): ReactNode {
  const proposal = useStore($proposal)
  const days = new Set(daysOf(calendar, view))
  const exams = calendar.dates.filter(({ kind, day }) => kind === 'exam' && days.has(day)).length
  const own = calendar.slips.map(({ block }) => block).filter(({ day }) => days.has(day))
  const { planned } = studyMinutes(own, calendar.now)
  const unfit = isReady(proposal) ? proposal.value.plan.unplaced.length : 0
  const parts = [
    m.planner_facts_planned({ length: lengthWords(planned) }),
    exams === 0 ? '' : m.planner_facts_exams({ count: exams }),
    unfit === 0 ? '' : m.planner_facts_unfit({ count: unfit })
  ]
  return <span className="pl-facts">{parts.filter(Boolean).join(' · ')}</span>
}

function Tools({ calendar, view }: { readonly calendar: Calendar; readonly view: View }): ReactNode {
  const { day, now } = calendar
  return (
    <>
      {view !== 'setup' && (
        <div className="pg-joined">
          <a href={href('planner', { view, day: shifted(day, view, -1) })} aria-label={m.planner_before()}>
            <Shape name="chevron-left" />
          </a>
          <a href={href('planner', { view, day: now.today })}>{m.planner_today()}</a>
          <a href={href('planner', { view, day: shifted(day, view, 1) })} aria-label={m.planner_after()}>
            <Shape name="chevron-right" />
          </a>
        </div>
      )}
      <nav className="pg-segs" aria-label={m.planner_views()}>
        {CALENDARS.map(one => (
          <a
            key={one}
            href={href('planner', { view: one, day })}
            {...(one === view ? { 'aria-current': 'page' as const } : {})}
          >
            {NAMES[one]()}
          </a>
        ))}
      </nav>
      <PlanNow />
    </>
  )
}

function View({ calendar, view }: { readonly calendar: Calendar; readonly view: View }): ReactNode {
  switch (view) {
    case 'week':
      return <WeekGrid calendar={calendar} days={calendar.week} />
    case 'day':
      return <WeekGrid calendar={calendar} days={[calendar.day]} />
    case 'month':
      return <Month calendar={calendar} />
    case 'agenda':
      return <Agenda calendar={calendar} />
    case 'setup':
      return <Setup rows={calendar.rows} now={calendar.now} />
  }
}

/** The calendar of school: what is planned, what does not fit, and everything a plan is made from. */
export function Planner(): ReactNode {
  const calendar = useStore($calendar)
  const view = useStore($view)
  useFreshFeeds(isReady(calendar) ? calendar.value.now : null)
  useZoneNotice(isReady(calendar) ? calendar.value.now.zone : null)
  if (calendar.state === 'failed')
    return (
      <PageFrame title={m.planner_failed()}>
        <p>{wordsFor(calendar.error)}</p>
      </PageFrame>
    )
  if (!isReady(calendar)) return null
  const { value } = calendar
  return (
    <>
      <PageFrame
        title={titleOf(value, view)}
        facts={view === 'setup' ? m.planner_setup_lead() : <Facts calendar={value} view={view} />}
        tools={<Tools calendar={value} view={view} />}
        {...(view === 'setup' ? {} : { side: <Side rows={value.rows} now={value.now} /> })}
      >
        <UndoLine />
        <View calendar={value} view={view} />
      </PageFrame>
      <BlockDialog calendar={value} />
      <NewBlock calendar={value} />
      <ReplanDialog calendar={value} />
      <Announcer />
    </>
  )
}
