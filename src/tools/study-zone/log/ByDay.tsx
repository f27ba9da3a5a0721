import type { ReactNode } from 'react'
import type { Credit } from '#domain/progress/counted-once.ts'
import { addDays } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { dayOnly, lengthWords, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import { secondsByDay, type LogDays } from '#tools/study-zone/log/log.store.ts'
import { BarChart } from '#ui/chart/BarChart.tsx'

const HEIGHT = 150

function daysOf({ from, to }: LogDays): string[] {
  const days: string[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A week or a month, a bar a day. */
export function ByDay({ days, credits }: { readonly days: LogDays; readonly credits: readonly Credit[] }): ReactNode {
  const sums = secondsByDay(credits)
  const labelOf = days.view === 'week' ? weekdayShort : dayOnly
  const bars = daysOf(days).map(day => ({
    label: labelOf(day),
    value: Math.round((sums.get(day) ?? 0) / 60),
    isNow: day === days.today
  }))
  const studied = bars.filter(({ value }) => value > 0)
  if (studied.length === 0) return null
  const sum = studied.reduce((total, { value }) => total + value, 0)
  return (
    <div className="zn-by-day">
      <BarChart
        title={m.zone_log_by_day()}
        summary={m.zone_year_said({ time: lengthWords(sum), days: studied.length })}
        open={m.zone_year_open()}
        columns={[m.zone_csv_day(), m.zone_csv_minutes()]}
        bars={bars}
        height={HEIGHT}
      />
    </div>
  )
}
