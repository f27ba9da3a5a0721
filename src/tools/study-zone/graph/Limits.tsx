import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { shortNumber } from '#domain/graph/ticks.ts'
import { m } from '#messages/generated/messages.js'
import { $area } from '#tools/study-zone/graph/area.ts'
import { $view } from '#tools/study-zone/graph/drawing.store.ts'
import {
  $areaEnds,
  $marks,
  $table,
  $window,
  setArea,
  setTable,
  setUnits,
  setWindow
} from '#tools/study-zone/graph/graph.store.ts'
import { NumberInput } from '#tools/study-zone/graph/NumberInput.tsx'

const isPossible = (value: number): boolean => Math.abs(value) < 1e9

/** From where to where the area goes; where nothing is typed, from the first root or meeting to the last. */
export function AreaLimits(): ReactNode {
  const area = useStore($area)
  const { from, to } = useStore($areaEnds)
  return (
    <div className="zn-limits">
      <NumberInput
        label={m.graph_area_from()}
        value={from}
        auto={area ? shortNumber(area.from, 4) : m.graph_limit_auto()}
        isFine={isPossible}
        onTake={value => setArea({ from: value, to })}
      />
      <NumberInput
        label={m.graph_area_to()}
        value={to}
        auto={area ? shortNumber(area.to, 4) : m.graph_limit_auto()}
        isFine={isPossible}
        onTake={value => setArea({ from, to: value })}
      />
    </div>
  )
}

const SIDES = ['x0', 'x1', 'y0', 'y1'] as const
const NAMES: Record<(typeof SIDES)[number], () => string> = {
  x0: m.graph_x_from,
  x1: m.graph_x_to,
  y0: m.graph_y_from,
  y1: m.graph_y_to
}

/** The window in numbers. To say how high it is unties the axes. */
export function WindowLimits(): ReactNode {
  const kept = useStore($window)
  const window = useStore($view) ?? kept
  const marks = useStore($marks)
  const isLog = (side: string) => marks.includes(side.startsWith('x') ? 'logX' : 'logY')
  const placeIn = (side: string, value: number) => (isLog(side) ? Math.log10(value) : value)
  const withSide = (side: (typeof SIDES)[number], value: number) => {
    const { x0, x1, y0, y1 } = window
    return { ...{ x0, x1, y0, y1 }, [side]: placeIn(side, value) }
  }
  const isFine = (side: (typeof SIDES)[number]) => (value: number) => {
    const { x0, x1, y0, y1 } = withSide(side, value)
    return isPossible(value) && x1 - x0 > 1e-9 && y1 - y0 > 1e-9
  }
  const take = (side: (typeof SIDES)[number]) => (value: number | null) => {
    if (value === null) return
    if (side.startsWith('y')) setUnits({ isEqual: false })
    setWindow(withSide(side, value))
  }
  return (
    <details className="zn-window">
      <summary>{m.graph_window()}</summary>
      <div className="zn-limits">
        {SIDES.map(side => (
          <NumberInput
            key={side}
            label={NAMES[side]()}
            value={isLog(side) ? 10 ** window[side] : window[side]}
            isFine={isFine(side)}
            onTake={take(side)}
          />
        ))}
      </div>
    </details>
  )
}

/** Where the table of values begins, and how far its places lie apart. */
export function TableSteps(): ReactNode {
  const { start, step } = useStore($table)
  return (
    <div className="zn-limits">
      <NumberInput
        label={m.graph_table_start()}
        value={start}
        auto={m.graph_limit_auto()}
        isFine={isPossible}
        onTake={value => setTable({ start: value, step })}
      />
      <NumberInput
        label={m.graph_table_step()}
        value={step}
        auto={m.graph_limit_auto()}
        isFine={value => value > 0 && isPossible(value)}
        onTake={value => setTable({ start, step: value })}
      />
    </div>
  )
}
