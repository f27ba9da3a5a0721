import type { ReactNode } from 'react'
import type { Figures } from '#data/read/cards/stats.ts'
import { m } from '#messages/generated/messages.js'
import { BarChart } from '#ui/chart/BarChart.tsx'
import { Heatmap } from '#ui/chart/Heatmap.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

/** Study days are dates without a zone. */
const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
/** 1 January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, 1 + index)))

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const sum = (days: Figures['days']): number => days.reduce((all, { value }) => all + value, 0)

function Numbers({ of }: { readonly of: readonly (readonly [string, number])[] }): ReactNode {
  return (
    <dl className="fg-numbers">
      {of.map(([words, value]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{value.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How much was answered: from the first answer on. */
export function Answered({ figures: { days } }: { readonly figures: Figures }): ReactNode {
  const [today, week, year] = [days.at(-1)?.value ?? 0, sum(days.slice(-7)), sum(days)]
  const told = [
    m.collection_stats_today({ count: today }),
    m.collection_stats_days({ count: week }),
    m.collection_stats_in_year({ count: year })
  ].join(' ')
  return (
    <Section title={m.collection_stats_answered()}>
      <Numbers
        of={[
          [m.collection_stats_at_today(), today],
          [m.collection_stats_week(), week],
          [m.collection_stats_year(), year]
        ]}
      />
      <Heatmap
        title={m.collection_stats_answered()}
        summary={told}
        open={m.collection_stats_open()}
        columns={[m.collection_stats_day(), m.collection_stats_answered()]}
        days={days}
        weekdays={WEEKDAYS}
        monthOf={day => month.format(at(day))}
        ends={most => [m.collection_stats_key_none(), m.collection_stats_key_most({ most })]}
      />
    </Section>
  )
}

/** Cards by the day on which they are due, and what they take where that is a minute or more. */
export function Due({ figures: { due, ahead } }: { readonly figures: Figures }): ReactNode {
  const [today, all] = [due[0]?.value ?? 0, sum(due)]
  const minutes = Math.round(ahead.minutes.reduce((sum, one) => sum + one, 0) / Math.max(1, ahead.minutes.length))
  return (
    <Section title={m.collection_stats_ahead()}>
      <Numbers
        of={[
          [m.collection_stats_due_today(), today],
          [m.collection_stats_due_all(), all],
          ...(minutes > 0 ? ([[m.collection_stats_minutes(), minutes]] as const) : [])
        ]}
      />
      <BarChart
        title={m.collection_stats_ahead()}
        summary={m.collection_stats_due({ count: today, all })}
        open={m.collection_stats_open()}
        columns={[m.collection_stats_day(), m.collection_stats_cards()]}
        bars={due.map(({ date, value }, index) => ({ label: written.format(at(date)), value, isNow: index === 0 }))}
      />
      {minutes > 0 && <p className="hint">{m.collection_stats_ahead_text({ minutes, days: ahead.minutes.length })}</p>}
    </Section>
  )
}
