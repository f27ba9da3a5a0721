import type { ReactNode } from 'react'
import { scaleBand } from '@visx/scale'
import { ChartFrame } from '#ui/chart/ChartFrame.tsx'
import { monthStarts, placeOf, stepOf, type Day } from '#ui/chart/weeks.ts'

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
  /** How a month is written over its first week: "Mar". */
  readonly monthOf: (date: string) => string
  /** The ends of the key: nothing, and the most there was on a day. */
  readonly ends: (most: number) => readonly [string, string]
}

/** Pixels of a day: as wide as the place allows, and never smaller than can be told apart. */
const CELL = { least: 14, most: 20 }
const LEFT = 34
const TOP = 18
/** Weeks that the name of a month needs. */
const MONTH = 3

/** How much on which day: a column a week, a row a weekday. The latest weeks are kept where there is no room for all. */
export function Heatmap({
  title,
  summary,
  open,
  columns,
  days,
  weekdays,
  format = String,
  ...words
}: HeatmapProps): ReactNode {
  const rows = days.filter(({ value }) => value > 0).map(({ date, value }) => [date, format(value)])
  const first = days[0]?.date ?? '2027-01-01'
  const weeks = days.length === 0 ? 0 : placeOf(days.at(-1)?.date ?? first, first).week + 1
  const most = Math.max(0, ...days.map(({ value }) => value))
  const [nothing, highest] = words.ends(most)
  const key = (
    <p className="cf-steps">
      {nothing}
      {[0, 1, 2, 3, 4].map(step => (
        <svg key={step} viewBox="0 0 14 14" aria-hidden="true">
          <rect className="cf-day" data-step={step} x={1} y={1} width={12} height={12} />
        </svg>
      ))}
      {highest}
    </p>
  )
  return (
    <ChartFrame title={title} summary={summary} open={open} columns={columns} rows={rows} legend={key}>
      {width => {
        const shown = Math.min(weeks, Math.floor((width - LEFT) / CELL.least))
        const cell = Math.min(CELL.most, (width - LEFT) / Math.max(1, shown))
        const kept = Array.from({ length: shown }, (_, index) => weeks - shown + index)
        const x = scaleBand({ domain: kept, range: [LEFT, LEFT + shown * cell], padding: 0.15 })
        const y = scaleBand({ domain: [0, 1, 2, 3, 4, 5, 6], range: [TOP, TOP + 7 * cell], padding: 0.15 })
        return (
          <svg height={TOP + 7 * cell}>
            {monthStarts(days, first)
              .filter(({ week }) => x(week) !== undefined && week <= weeks - MONTH)
              .map(({ date, week }) => (
                <text key={date} x={x(week)} y={11}>
                  {words.monthOf(date)}
                </text>
              ))}
            {weekdays.map((name, index) =>
              index % 2 === 0 ? (
                <text key={name} x={0} y={(y(index) ?? 0) + cell / 2 + 3}>
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
