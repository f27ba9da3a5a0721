import type { ReactNode } from 'react'
import { scaleBand } from '@visx/scale'
import { ChartFrame } from '#ui/chart/ChartFrame.tsx'
import { placeOf, stepOf, type Day } from '#ui/chart/weeks.ts'

export interface HeatmapProps {
  readonly title: string
  readonly summary: string
  readonly open: string
  readonly columns: readonly [string, string]
  /** One after another, the first one first. */
  readonly days: readonly Day[]
  /** Short names from Monday to Sunday. */
  readonly weekdays: readonly string[]
  readonly format?: (value: number) => string
}

const CELL = 15
const LEFT = 34

/** How much on which day: a column a week, a row a weekday. The latest weeks are kept where there is no room for all. */
export function Heatmap({ title, summary, open, columns, days, weekdays, format = String }: HeatmapProps): ReactNode {
  const rows = days.filter(({ value }) => value > 0).map(({ date, value }) => [date, format(value)])
  const first = days[0]?.date ?? '2027-01-01'
  const weeks = days.length === 0 ? 0 : placeOf(days.at(-1)?.date ?? first, first).week + 1
  const most = Math.max(0, ...days.map(({ value }) => value))
  return (
    <ChartFrame title={title} summary={summary} open={open} columns={columns} rows={rows}>
      {width => {
        const shown = Math.min(weeks, Math.floor((width - LEFT) / CELL))
        const kept = Array.from({ length: shown }, (_, index) => weeks - shown + index)
        const x = scaleBand({ domain: kept, range: [LEFT, LEFT + shown * CELL], padding: 0.15 })
        const y = scaleBand({ domain: [0, 1, 2, 3, 4, 5, 6], range: [0, 7 * CELL], padding: 0.15 })
        return (
          <svg height={7 * CELL}>
            {weekdays.map((name, index) =>
              index % 2 === 0 ? (
                <text key={name} x={0} y={(y(index) ?? 0) + CELL - 5}>
                  {name}
                </text>
              ) : null
            )}
            {days.map(({ date, value }) => {
              const { week, weekday } = placeOf(date, first)
              const left = x(week)
              return left === undefined ? null : (
                <rect
                  key={date}
                  className="cf-day"
                  data-step={stepOf(value, most)}
                  x={left}
                  y={y(weekday)}
                  width={x.bandwidth()}
                  height={y.bandwidth()}
                />
              )
            })}
          </svg>
        )
      }}
    </ChartFrame>
  )
}
