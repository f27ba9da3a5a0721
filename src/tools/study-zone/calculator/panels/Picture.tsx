import type { ReactNode } from 'react'
import {
  binomial,
  chiSquare,
  normal,
  poisson,
  studentT,
  type Distribution
} from '#domain/calculator/chance/distributions.ts'
import { counted, oneVariable } from '#domain/calculator/data/one-variable.ts'
import { readList } from '#domain/calculator/data/read-list.ts'
import { twoVariables } from '#domain/calculator/data/two-variables.ts'
import { m } from '#messages/generated/messages.js'
import type { PanelId } from '#tools/study-zone/calculator/draft.ts'
import { kindOf } from '#tools/study-zone/calculator/panels/distributions-form.ts'
import type { Typed } from '#tools/study-zone/calculator/panels/form.ts'
import { modeOf } from '#tools/study-zone/calculator/panels/statistics-form.ts'

const WIDTH = 300
const HEIGHT = 110
const FLOOR = HEIGHT - 20
const EDGE = 10

type Scale = (value: number) => number

function scaleOf(from: number, to: number, low: number, high: number): Scale {
  const width = to - from || 1
  return value => Number((low + ((value - from) / width) * (high - low)).toFixed(2))
}

const short = (value: number): string => String(Number(value.toPrecision(4)))

export function Picture({ id, typed }: { readonly id: PanelId; readonly typed: Typed }): ReactNode {
  if (id === 'distributions') return <Density typed={typed} />
  if (id !== 'statistics') return null
  const [x, y] = [readList(typed.text('list1')) ?? [], readList(typed.text('list2')) ?? []]
  if (modeOf(typed) === 'two') return <Scatter x={x} y={y} />
  return <Box values={modeOf(typed) === 'counted' ? (counted(x, y) ?? []) : x} />
}

function Frame({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg className="zn-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {children}
    </svg>
  )
}

interface FloorProps {
  readonly marks: readonly number[]
  readonly at: Scale
}

function Floor({ marks, at }: FloorProps): ReactNode {
  return (
    <>
      <line className="zn-plot-line" x1={0} x2={WIDTH} y1={FLOOR} y2={FLOOR} />
      {marks.map(mark => (
        <g key={mark}>
          <line className="zn-plot-line" x1={at(mark)} x2={at(mark)} y1={FLOOR - 3} y2={FLOOR + 3} />
          <text x={at(mark)} y={HEIGHT - 5} textAnchor="middle">
            {short(mark)}
          </text>
        </g>
      ))}
    </>
  )
}

/** Round numbers from below the least to above the most, seven at the most. */
function roundMarks(least: number, most: number): readonly number[] {
  if (least === most) return [least]
  const rough = (most - least) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find(one => one * power >= rough) ?? 10) * power
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(12)))
}

const isPositive = (value: number | null): value is number => value !== null && value > 0

function distributionOf(typed: Typed): Distribution | null {
  const [n, p, df] = [typed.number('d-n'), typed.number('d-p'), typed.number('d-df')]
  const [mean, deviation, rate] = [typed.number('d-mean'), typed.number('d-deviation'), typed.number('d-rate')]
  switch (kindOf(typed)) {
    case 'normal':
      return mean !== null && isPositive(deviation) ? normal(mean, deviation) : null
    case 'binomial':
      return isPositive(n) && Number.isInteger(n) && isPositive(p) && p < 1 ? binomial(n, p) : null
    case 'poisson':
      return isPositive(rate) ? poisson(rate) : null
    default:
      return isPositive(df) ? (kindOf(typed) === 't' ? studentT(df) : chiSquare(df)) : null
  }
}

const POINTS = 120

/** Four deviations around the mean; what is asked for is filled. */
function Density({ typed }: { readonly typed: Typed }): ReactNode {
  const of = distributionOf(typed)
  if (!of) return null
  const isBounded = of.isDiscrete || kindOf(typed) === 'chi'
  const wide = Math.min(4 * of.deviation, 1e9)
  const from = isBounded ? Math.max(0, Math.floor(of.mean - wide)) : of.mean - wide
  const to = isBounded ? Math.ceil(of.mean + wide) : of.mean + wide
  const step = of.isDiscrete ? Math.max(1, Math.ceil((to - from) / POINTS)) : (to - from) / POINTS
  const places = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  const heights = places.map(place => Math.min(of.at(place), 1e6))
  const top = Math.max(...heights.slice(isBounded ? 1 : 0), 1e-12)
  const x = scaleOf(from, to, EDGE, WIDTH - EDGE)
  const y = (height: number): number => scaleOf(0, top, FLOOR, 8)(Math.min(height, top))
  const [low, high] = [typed.number('d-from') ?? -Infinity, typed.number('d-to') ?? Infinity]
  const isAsked = typed.choice('d-ask', ['range', 'inverse', 'at']) === 'range' && (low > -Infinity || high < Infinity)
  const isIn = (place: number): boolean => isAsked && place >= low && place <= high
  const inside = places.filter(isIn)
  const points = (list: readonly number[]): string => list.map(place => `${x(place)},${y(of.at(place))}`).join(' ')
  return (
    <Frame label={m.calcp_picture_density()}>
      {of.isDiscrete ? (
        places.map((place, at) => (
          <line
            key={place}
            className={isIn(place) ? 'zn-plot-bar' : 'zn-plot-rest'}
            x1={x(place)}
            x2={x(place)}
            y1={FLOOR}
            y2={y(heights[at] ?? 0)}
          />
        ))
      ) : (
        <>
          {inside.length > 1 && (
            <polygon
              className="zn-plot-area"
              points={`${x(inside[0] ?? 0)},${FLOOR} ${points(inside)} ${x(inside.at(-1) ?? 0)},${FLOOR}`}
            />
          )}
          <polyline className="zn-plot-line" points={points(places)} />
        </>
      )}
      <Floor
        marks={isBounded ? [from, to] : [of.mean - 2 * of.deviation, of.mean, of.mean + 2 * of.deviation]}
        at={x}
      />
    </Frame>
  )
}

const MOST_DOTS = 300

function Box({ values }: { readonly values: readonly number[] }): ReactNode {
  const found = oneVariable(values)
  if (!found || found.n < 2) return null
  const { least, most, lower, upper, median, mean } = found
  const marks = roundMarks(least, most)
  const [low = least, high = most] = [marks[0], marks.at(-1)]
  const x = scaleOf(low, high, EDGE + 4, WIDTH - EDGE - 4)
  const seen = new Map<number, number>()
  const dots = values.slice(0, MOST_DOTS).map(value => {
    const place = x(value)
    const count = (seen.get(place) ?? 0) + 1
    seen.set(place, count)
    return { place, count }
  })
  const middle = 62
  return (
    <Frame label={m.calcp_picture_box({ least, lower, median, upper, most })}>
      {dots.map(({ place, count }) => (
        <circle key={`${place}-${count}`} className="zn-plot-dot" cx={place} cy={Math.max(4, 40 - count * 6)} r={2.5} />
      ))}
      <line className="zn-plot-line" x1={x(least)} x2={x(lower)} y1={middle} y2={middle} />
      <line className="zn-plot-line" x1={x(upper)} x2={x(most)} y1={middle} y2={middle} />
      <rect className="zn-plot-line" x={x(lower)} y={middle - 12} width={x(upper) - x(lower)} height={24} />
      <line className="zn-plot-thick" x1={x(median)} x2={x(median)} y1={middle - 12} y2={middle + 12} />
      <path className="zn-plot-line" d={`M${x(mean) - 3} ${middle - 3}l6 6m0 -6l-6 6`} />
      {[least, most].map(end => (
        <line key={end} className="zn-plot-line" x1={x(end)} x2={x(end)} y1={middle - 6} y2={middle + 6} />
      ))}
      <Floor marks={marks} at={x} />
    </Frame>
  )
}

function Scatter({ x: xs, y: ys }: { readonly x: readonly number[]; readonly y: readonly number[] }): ReactNode {
  const found = twoVariables(xs, ys)
  if (!found) return null
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const marks = roundMarks(low, high)
  const x = scaleOf(marks[0] ?? low, marks.at(-1) ?? high, EDGE + 4, WIDTH - EDGE - 4)
  const y = scaleOf(Math.min(...ys), Math.max(...ys), FLOOR - 6, 8)
  const { line } = found
  return (
    <Frame label={m.calcp_picture_scatter({ count: found.n })}>
      {xs.slice(0, MOST_DOTS).map((one, at) => (
        <circle key={at} className="zn-plot-dot" cx={x(one)} cy={y(ys[at] ?? 0)} r={2.5} />
      ))}
      {line && (
        <line
          className="zn-plot-line"
          x1={x(low)}
          x2={x(high)}
          y1={y(line.slope * low + line.intercept)}
          y2={y(line.slope * high + line.intercept)}
        />
      )}
      <Floor marks={marks} at={x} />
    </Frame>
  )
}
