import type { ReactNode } from 'react'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { ChartFrame } from '#ui/chart/ChartFrame.tsx'

export interface LineChartProps {
  readonly title: string
  readonly summary: string
  readonly open: string
  /** Title of the table's first column, and of the axis along the bottom. */
  readonly across: string
  /** Title of the axis at the side. */
  readonly up?: string
  /** The labels along the bottom, in order. */
  readonly labels: readonly string[]
  /** At most three, told apart by their strokes; null where there is no data. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  /** Lowest and highest value; from 0 to the highest there is where it is not said. */
  readonly range?: readonly [number, number]
  readonly format?: (value: number) => string
  /** Pixels. */
  readonly height?: number
}

const LEFT = 44
const BOTTOM = 46
const TOP = 28
const LABEL = 56

interface Point {
  readonly at: number
  readonly value: number | null
}

const written = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value)

/** Amounts over time. */
export function LineChart(props: LineChartProps): ReactNode {
  const { title, summary, open, across, labels, lines, range, format = String, height = 240, up = '' } = props
  const rows = labels.map((label, at) => [label, ...lines.map(({ values }) => written(values[at] ?? null, format))])
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values.map(value => value ?? 0)))
  const legend = lines.length > 1 && (
    <ul className="cf-key">
      {lines.map(({ name }, kind) => (
        <li key={name}>
          <svg viewBox="0 0 32 10" aria-hidden="true">
            <path className="cf-line" data-kind={kind} d="M0 5h32" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
  return (
    <ChartFrame
      title={title}
      summary={summary}
      open={open}
      columns={[across, ...lines.map(({ name }) => name)]}
      rows={rows}
      legend={legend}
    >
      {width => {
        const x = scaleLinear({ domain: [0, Math.max(1, labels.length - 1)], range: [LEFT, width - 18] })
        const y = scaleLinear({ domain: [...(range ?? [0, highest])], range: [height - BOTTOM, TOP], nice: !range })
        const every = Math.max(1, Math.ceil((labels.length * LABEL) / Math.max(LABEL, width - LEFT)))
        return (
          <svg height={height}>
            {lines.map(({ name, values }, kind) => (
              <LinePath<Point>
                key={name}
                className="cf-line"
                data-kind={kind}
                data={values.map((value, at) => ({ at, value }))}
                defined={({ value }) => value !== null}
                x={({ at }) => x(at)}
                y={({ value }) => y(value ?? 0)}
              />
            ))}
            <text className="cf-unit" x={0} y={11}>
              {up}
            </text>
            <text className="cf-unit" x={width} y={height - 4} textAnchor="end">
              {across}
            </text>
            <AxisLeft
              left={LEFT - 6}
              scale={y}
              numTicks={4}
              hideAxisLine
              hideTicks
              tickFormat={value => format(Number(value))}
              axisClassName="cf-axis"
            />
            <AxisBottom
              top={height - BOTTOM}
              scale={x}
              hideTicks
              tickValues={labels.map((_, at) => at).filter(at => at % every === 0)}
              tickFormat={at => labels[Number(at)] ?? ''}
              axisClassName="cf-axis"
            />
          </svg>
        )
      }}
    </ChartFrame>
  )
}
