import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { COUNTS_FROM } from '#domain/progress/streak.ts'
import { addDays } from '#domain/study-day.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { lengthWords, monthYear, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import { $year } from '#tools/study-zone/log/log.store.ts'
import { Heatmap } from '#ui/chart/Heatmap.tsx'

const DAYS = 366
/** A Monday. */
const MONDAY = '2026-11-23'
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** A year of days as a picture, its days as a table behind it, and its months as one that is seen. */
export function Year(): ReactNode {
  const year = useStore($year)
  if (!isReady(year)) return null
  const { today, seconds } = year.value
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index - DAYS + 1)
    return { date, value: Math.round((seconds.get(date) ?? 0) / 60) }
  })
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))]
  const studied = days.filter(({ value }) => value * 60 >= COUNTS_FROM)
  const sum = days.reduce((total, { value }) => total + value, 0)
  return (
    <>
      <Heatmap
        title={m.zone_year()}
        summary={m.zone_year_said({ time: lengthWords(sum), days: studied.length })}
        open={m.zone_year_open()}
        columns={[m.zone_csv_day(), m.zone_csv_minutes()]}
        days={days}
        weekdays={Array.from({ length: 7 }, (_, index) => weekdayShort(addDays(MONDAY, index)))}
        monthOf={date => month.format(new Date(`${date}T00:00:00Z`))}
        ends={most => [m.zone_year_none(), lengthWords(most)]}
      />
      <div className="zn-months">
        <table>
          <caption>{m.zone_year_months()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.zone_year_month()}</th>
              <th scope="col">{m.zone_year_hours()}</th>
              <th scope="col">{m.zone_year_days()}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(([key, own]) => (
              <tr key={key}>
                <th scope="row">{monthYear(`${key}-01`)}</th>
                <td>{(own.reduce((total, { value }) => total + value, 0) / 60).toFixed(1)}</td>
                <td>{own.filter(({ value }) => value * 60 >= COUNTS_FROM).length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
