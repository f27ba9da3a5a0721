import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import type { LogEntry } from '#data/read/study/log.ts'
import type { Credit } from '#domain/progress/counted-once.ts'
import { addDays } from '#domain/study-day.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { dayMonth, dayMonthYear, weekdayDay, weekdayDayYear } from '#tools/shared/plan/plan-words.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { dayEndWords } from '#tools/study-zone/day-words.ts'
import { ByDay } from '#tools/study-zone/log/ByDay.tsx'
import { creditsOf } from '#tools/study-zone/log/credits.ts'
import { DayEntries } from '#tools/study-zone/log/DayEntries.tsx'
import { EntryForm } from '#tools/study-zone/log/EntryForm.tsx'
import css from '#tools/study-zone/log/log.css?inline'
import { $days, $entries, $names, $planned, LOG_VIEWS, type LogDays } from '#tools/study-zone/log/log.store.ts'
import { logCsv } from '#tools/study-zone/log/log-csv.ts'
import { RealOfPlanned, Row } from '#tools/study-zone/log/LogSide.tsx'
import { shownByDay } from '#tools/study-zone/log/shown-entries.ts'
import { Year } from '#tools/study-zone/log/Year.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { download } from '#ui/download.ts'
import { useKeptFocus } from '#ui/keep-focus.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'

adoptStyles(css)

const VIEW_NAMES = {
  day: m.zone_log_view_day,
  week: m.zone_log_view_week,
  month: m.zone_log_view_month,
  year: m.zone_log_view_year
}

function Views({ view, day, today, from, to }: LogDays): ReactNode {
  const [before, after] = [addDays(from, -1), to]
  return (
    <>
      <span className="pg-joined">
        <a href={href('study-zone', { log: view, day: before })}>{m.zone_log_before()}</a>
        {after <= today && <a href={href('study-zone', { log: view, day: after })}>{m.zone_log_after()}</a>}
      </span>
      <span className="pg-segs">
        {LOG_VIEWS.map(one => (
          <a
            key={one}
            href={href('study-zone', day === today ? { log: one } : { log: one, day })}
            aria-current={one === view ? 'page' : undefined}
          >
            {VIEW_NAMES[one]()}
          </a>
        ))}
      </span>
    </>
  )
}

function factsOf({ view, day, today, from, to, clock }: LogDays): string {
  const ends = dayEndWords(clock.dayStartsAt)
  if (view === 'day') return day === today && ends !== '' ? `${weekdayDayYear(day)}. ${ends}` : weekdayDayYear(day)
  const named = view === 'year' ? dayMonthYear : dayMonth
  return m.zone_log_span({ from: named(from), to: named(addDays(to, -1)) })
}

interface ListProps {
  readonly days: LogDays
  readonly entries: readonly LogEntry[]
  readonly credits: readonly Credit[]
}

function List({ days, entries, credits }: ListProps): ReactNode {
  const names = useStore($names)
  const { minutes } = useStore($planned)
  const { clock, view, from, to } = days
  const byDay = shownByDay(entries, credits, clock)
  const order = [...byDay.keys()].filter(day => day >= from && day < to).toSorted()
  return order
    .reverse()
    .map(day => (
      <DayEntries
        key={day}
        day={day}
        entries={byDay.get(day) ?? []}
        planned={view === 'day' ? minutes : 0}
        names={names}
        clock={clock}
      />
    ))
}

function Shown({ days }: { readonly days: LogDays }): ReactNode {
  const entries = useStore($entries)
  const names = useStore($names)
  const [isAdding, setAdding] = useState(false)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  const { view, day, clock, today, from, to } = days
  const all = isReady(entries) ? entries.value : []
  const whole = creditsOf(all, clock)
  const credits = whole.filter(one => one.day >= from && one.day < to)
  const close = (day?: string): void => {
    setAdding(false)
    setElsewhere(day !== undefined && (day < from || day >= to) ? day : null)
  }
  const save = (): void => {
    const text = logCsv(all, credits, names, clock.timeZone)
    download(new Blob([text], { type: 'text/csv' }), `${m.zone_csv_file()}-${today}.csv`)
  }
  return (
    <PageFrame
      title={m.zone_log()}
      facts={factsOf(days)}
      tools={
        <>
          <a href={href('study-zone')}>{m.desk_back()}</a>
          <Views {...days} />
          <Button onPress={save}>{m.zone_log_csv()}</Button>
          <Button onPress={() => setAdding(true)}>{m.zone_log_add()}</Button>
        </>
      }
      side={
        <>
          <RealOfPlanned entries={all} credits={credits} />
          <Row dayStartsAt={clock.dayStartsAt} />
        </>
      }
    >
      <div ref={root}>
        {isAdding && <EntryForm entry={null} day={day} clock={clock} onDone={close} />}
        {elsewhere !== null && (
          <p role="status">
            {m.zone_log_added({ day: weekdayDay(elsewhere) })}{' '}
            <a href={href('study-zone', { log: 'day', day: elsewhere })}>{m.zone_log_show_day()}</a>
          </p>
        )}
        {view === 'year' && <Year />}
        {(view === 'week' || view === 'month') && <ByDay days={days} credits={credits} />}
        <RemoteView
          remote={entries}
          loading={m.zone_log_opening()}
          failed={m.zone_log_failed()}
          isEmpty={value => value.length === 0}
          empty={<Empty title={m.zone_log_empty()}>{m.zone_log_empty_text()}</Empty>}
        >
          {value => (view === 'year' ? null : <List days={days} entries={value} credits={whole} />)}
        </RemoteView>
      </div>
    </PageFrame>
  )
}

/** What was really studied, from every room and by hand: to be read, mended and taken along. */
export function Log(): ReactNode {
  const days = useStore($days)
  return (
    <RemoteView remote={days} loading={m.zone_log_opening()} failed={m.zone_log_failed()}>
      {value => <Shown days={value} />}
    </RemoteView>
  )
}
