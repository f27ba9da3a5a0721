import { closerEnds, endsOf } from '#domain/graph/ends.ts'
import { scaleOf } from '#domain/graph/scale.ts'
import { $curves } from '#tools/study-zone/graph/curves.ts'
import { $freshFacts, $view } from '#tools/study-zone/graph/drawing.store.ts'
import { setUnits, setWindow } from '#tools/study-zone/graph/graph.store.ts'
import { $pointLines } from '#tools/study-zone/graph/points/points.store.ts'

const STEPS = 240
/** Of the heights of a curve: a pole may leave the picture above and below. */
const LEFT_OUT = 0.04

/** A window in which all points lie; where there are none, one as high as the curves are over the x-axis that is shown. */
export function showAll(): void {
  const view = $view.get()
  if (!view) return
  const { toX, toY, ofX } = scaleOf(view)
  const points = $pointLines.get().flatMap(one => one.points)
  const [x0, x1] =
    endsOf(
      points.map(([x]) => toX(x)),
      0
    ) ?? closerEnds(view.x0, view.x1, ofInterest().map(toX))
  const heights = $curves
    .get()
    .flatMap(({ f }) => Array.from({ length: STEPS + 1 }, (_, at) => toY(f(ofX(x0 + ((x1 - x0) * at) / STEPS)))))
  const high =
    points.length > 0
      ? endsOf(
          points.map(([, y]) => toY(y)),
          0
        )
      : endsOf(heights, LEFT_OUT)
  const [y0, y1] = high ?? [view.y0, view.y1]
  setUnits({ isEqual: false })
  setWindow({ x0, x1, y0, y1 })
}

/** Where curves cross the x-axis, turn or meet: to see these is what it is pressed for. */
function ofInterest(): number[] {
  const { curves, implicit, meetings } = $freshFacts.get()
  return [
    ...curves.flatMap(({ roots, turnings }) => [...roots, ...turnings.map(({ x }) => x)]),
    ...implicit.flatMap(({ onX }) => onX),
    ...meetings.flatMap(({ points }) => points.map(({ x }) => x))
  ]
}
