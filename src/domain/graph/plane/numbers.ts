import { planeOf } from '#domain/graph/plane/plane.ts'
import { logTicksOf, type Tick, ticksOf } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'

export interface AxisNumber {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

type Unit = 'number' | 'pi'

export const ticksAcross = (view: View, unit: Unit): Tick[] =>
  view.isLogX === true ? logTicksOf(view.x0, view.x1, view.width) : ticksOf(view.x0, view.x1, view.width, unit)

export const ticksUp = (view: View): Tick[] =>
  view.isLogY === true ? logTicksOf(view.y0, view.y1, view.height) : ticksOf(view.y0, view.y1, view.height, 'number')

/** Where the numbers of the axes stand; they stay in sight when an axis does not. */
export function numbersOf(view: View, unit: Unit): AxisNumber[] {
  const { width, height } = view
  const { px, py } = planeOf(view)
  const [axisX, axisY] = [px(0), py(0)]
  const below = Math.min(height - 8, Math.max(18, Number.isNaN(axisY) ? height : axisY + 17))
  const isLeft = !(axisX >= 40)
  const beside = isLeft ? Math.max(8, Number.isFinite(axisX) ? axisX + 7 : 8) : Math.min(width - 6, axisX - 7)
  const named = (ticks: readonly Tick[]) => ticks.filter(({ at, isNamed }) => isNamed && at !== 0)
  return [
    ...named(ticksAcross(view, unit))
      .filter(({ at }) => px(at) > 14 && px(at) < width - 14)
      .map(({ at, label }) => ({ x: px(at), y: below, text: label, anchor: 'middle' as const })),
    ...named(ticksUp(view))
      .filter(({ at }) => py(at) > 12 && py(at) < height - 10)
      .map(({ at, label }) => ({
        x: beside,
        y: py(at) + 4,
        text: label,
        anchor: isLeft ? ('start' as const) : ('end' as const)
      }))
  ]
}
