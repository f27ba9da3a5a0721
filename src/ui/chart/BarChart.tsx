import type { ReactNode } from 'react'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { ChartFrame } from '#ui/chart/ChartFrame.tsx'

export interface BarChartProps {
  readonly title: string
  readonly summary: string
  readonly open: string
  /** Titles of the table: what a bar is, and what its height is; the second stands over the axis too. */
  readonly columns: readonly [string, string]
  /** Each label once. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly isNow?: boolean }[]
  /** How a value is written, at the axis and in the table. */
  readonly format?: (value: number) => string
  /** Pixels. */
  readonly height?: number
}

const LEFT = 44
const BOTTOM = 26
const TOP = 28
/** Pixels that one label needs: where there is less, some are left out. */
const LABEL = 44

/** Amounts side by side. */
export function BarChart(props: BarChartProps): ReactNode {
  const { title, summary, open, columns, bars, format = String, height = 200 } = props
  const rows = bars.map(({ label, value }) => [label, format(value)])
  return (
    <ChartFrame title={title} summary={summary} open={open} columns={columns} rows={rows}>
      {width => {
        const labels = bars.map(({ label }) => label)
        const x = scaleBand({ domain: labels, range: [LEFT, width], padding: 0.25 })
        const most = Math.max(1, ...bars.map(({ value }) => value))
        const y = scaleLinear({ domain: [0, most], range: [height - BOTTOM, TOP], nice: 4 })
        const every = Math.max(1, Math.ceil((labels.length * LABEL) / Math.max(LABEL, width - LEFT)))
        return (
          <svg height={height}>
            <Group>
              {bars.map(({ label, value, isNow = false }) => (
                <Bar
                  key={label}
                  className="cf-bar"
                  data-now={isNow}
                  x={x(label) ?? 0}
                  width={x.bandwidth()}
                  y={y(value)}
                  height={Math.max(value > 0 ? 1 : 0, height - BOTTOM - y(value))}
                />
              ))}
            </Group>
            <text className="cf-unit" x={0} y={11}>
              {columns[1]}
            </text>
            <AxisLeft
              left={LEFT - 6}
              scale={y}
              tickValues={y.ticks(4).filter(Number.isInteger)}
              hideAxisLine
              hideTicks
              tickFormat={value => format(Number(value))}
              axisClassName="cf-axis"
            />
            <AxisBottom
              top={height - BOTTOM}
              scale={x}
              hideTicks
              tickValues={labels.filter((_, index) => index % every === 0)}
              axisClassName="cf-axis"
            />
          </svg>
        )
      }}
    </ChartFrame>
  )
}
