import type { ReactNode } from 'react'
import type { Figures } from '#data/read/cards/stats.ts'
import { m } from '#messages/generated/messages.js'
import { BarChart } from '#ui/chart/BarChart.tsx'
import { Heatmap } from '#ui/chart/Heatmap.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

/** Study days are dates without a zone. */
const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
/** 1 January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, 1 + index)))

const dateOf = (day: string): string => written.format(new Date(`${day}T00:00:00Z`))
const sum = (days: Figures['days']): number => days.reduce((all, { value }) => all + value, 0)

/** How much was answered: from the first answer on. */
export function Answered({ figures: { days } }: { readonly figures: Figures }): ReactNode {
  const told = [
    m.collection_stats_today({ count: days.at(-1)?.value ?? 0 }),
    m.collection_stats_days({ count: sum(days.slice(-7)) }),
    m.collection_stats_in_year({ count: sum(days) })
  ].join(' ')
  return (
    <Section title={m.collection_stats_answered()}>
      <p>{told}</p>
      <Heatmap
        title={m.collection_stats_answered()}
        summary={told}
        open={m.collection_stats_open()}
        columns={[m.collection_stats_day(), m.collection_stats_answered()]}
        days={days}
        weekdays={WEEKDAYS}
      />
    </Section>
  )
}

/** Cards by the day on which they are due, and what they take where that is a minute or more. */
export function Due({ figures: { due, ahead } }: { readonly figures: Figures }): ReactNode {
  const told = m.collection_stats_due({ count: due[0]?.value ?? 0, all: sum(due) })
  const minutes = Math.round(ahead.minutes.reduce((all, one) => all + one, 0) / Math.max(1, ahead.minutes.length))
  return (
    <Section title={m.collection_stats_ahead()}>
      <p>{told}</p>
      <BarChart
        title={m.collection_stats_ahead()}
        summary={told}
        open={m.collection_stats_open()}
        columns={[m.collection_stats_day(), m.collection_stats_cards()]}
        bars={due.map(({ date, value }, index) => ({ label: dateOf(date), value, isNow: index === 0 }))}
      />
      {minutes > 0 && <p className="hint">{m.collection_stats_ahead_text({ minutes, days: ahead.minutes.length })}</p>}
    </Section>
  )
}
