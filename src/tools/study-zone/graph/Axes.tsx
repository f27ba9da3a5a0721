import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'
import { numbersOf, ticksAcross, ticksUp } from '#domain/graph/plane/numbers.ts'
import type { View } from '#domain/graph/view.ts'
import { planeOf } from '#domain/graph/plane/plane.ts'
import { $ticks } from '#tools/study-zone/graph/graph.store.ts'

/** Grid, axes and their numbers; numbers stay in sight when an axis does not. */
export const Axes = memo(function Axes({ view }: { readonly view: View }): ReactNode {
  const ticks = useStore($ticks)
  const { width, height } = view
  const { px, py } = planeOf(view)
  const [across, up] = [ticksAcross(view, ticks), ticksUp(view)]
  const [axisX, axisY] = [px(0), py(0)]
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
      {numbersOf(view, ticks).map(({ x, y, text, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
})
