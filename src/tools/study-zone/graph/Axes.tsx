import type { ReactNode } from 'react'
import type { GraphDoc } from '#contract/graph.ts'
import { logTicksOf, ticksOf } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'
import { planeOf } from '#tools/study-zone/graph/plane.ts'

export interface AxesProps {
  readonly view: View
  readonly ticks: GraphDoc['ticks']
}

/** Grid, axes and their numbers; numbers stay in sight when an axis does not. */
export function Axes({ view, ticks }: AxesProps): ReactNode {
  const { width, height } = view
  const { px, py } = planeOf(view)
  const across = view.isLogX === true ? logTicksOf(view.x0, view.x1, width) : ticksOf(view.x0, view.x1, width, ticks)
  const up = view.isLogY === true ? logTicksOf(view.y0, view.y1, height) : ticksOf(view.y0, view.y1, height, 'number')
  const [axisX, axisY] = [px(0), py(0)]
  const labelY = Math.min(height - 8, Math.max(18, axisY + 17))
  const isLeft = axisX < 40
  const labelX = Math.min(width - 6, Math.max(8, axisX - 7))
  return (
    <g aria-hidden="true">
      {across.map(({ at, isNamed }) => (
        <line
          key={at}
          className={isNamed ? 'zn-grid zn-grid-named' : 'zn-grid'}
          x1={px(at)}
          x2={px(at)}
          y1={0}
          y2={height}
        />
      ))}
      {up.map(({ at, isNamed }) => (
        <line
          key={at}
          className={isNamed ? 'zn-grid zn-grid-named' : 'zn-grid'}
          y1={py(at)}
          y2={py(at)}
          x1={0}
          x2={width}
        />
      ))}
      {Number.isFinite(axisY) && <line className="zn-axis" x1={0} x2={width} y1={axisY} y2={axisY} />}
      {Number.isFinite(axisX) && <line className="zn-axis" x1={axisX} x2={axisX} y1={0} y2={height} />}
      {across
        .filter(({ at, isNamed }) => isNamed && at !== 0 && px(at) > 14 && px(at) < width - 14)
        .map(({ at, label }) => (
          <text key={at} x={px(at)} y={labelY} textAnchor="middle">
            {label}
          </text>
        ))}
      {up
        .filter(({ at, isNamed }) => isNamed && at !== 0 && py(at) > 12 && py(at) < height - 10)
        .map(({ at, label }) => (
          <text
            key={at}
            x={isLeft ? Math.max(8, axisX + 7) : labelX}
            y={py(at) + 4}
            textAnchor={isLeft ? 'start' : 'end'}
          >
            {label}
          </text>
        ))}
    </g>
  )
}
