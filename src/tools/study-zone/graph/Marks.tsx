import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import type { GraphDoc } from '#contract/graph.ts'
import { slopeAt } from '#domain/graph/features.ts'
import type { Facts } from '#domain/graph/facts.ts'
import { placed } from '#domain/graph/scale.ts'
import { sampleCurve } from '#domain/graph/sample.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import type { Fn, View } from '#domain/graph/view.ts'
import { FittedCurve } from '#tools/study-zone/graph/points/CurveFit.tsx'
import { $area, areaShape } from '#tools/study-zone/graph/area.ts'
import { $curves, type ShownCurve } from '#tools/study-zone/graph/curves.ts'
import { $facts } from '#tools/study-zone/graph/drawing.store.ts'
import { placeOf, planeOf, strokes } from '#tools/study-zone/graph/plane.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

export interface MarksProps {
  readonly view: View
  readonly doc: GraphDoc
}

const DIGITS = 4
export const pointText = (x: number, y: number): string => `(${shortNumber(x, DIGITS)}, ${shortNumber(y, DIGITS)})`

/** What is said of the curves on the picture: points with their places, an area, a tangent, the trace. */
export function Marks({ view, doc }: MarksProps): ReactNode {
  const curves = useStore($curves)
  const facts = useStore($facts)
  const area = useStore($area)
  const plane = planeOf(view)
  const has = (mark: GraphDoc['marks'][number]) => doc.marks.includes(mark)
  const first = curves[0]
  return (
    <g aria-hidden="true">
      {area && <path className="zn-area" fill="url(#zn-area-hatch)" d={strokes([areaShape(area)], plane, true)} />}
      <FittedCurve view={view} />
      {has('derivative') && first && <Derivative view={view} curve={first} />}
      {has('tangent') && first && <Tangent view={view} curve={first} x={doc.traceX} />}
      {has('normal') && first && <Normal view={view} curve={first} x={doc.traceX} />}
      {has('trace') && <Trace view={view} curves={curves} x={doc.traceX} />}
      <Points view={view} points={pointsOf(facts, doc)} />
    </g>
  )
}

function pointsOf({ curves, meetings }: Facts, { marks }: GraphDoc): (readonly [number, number])[] {
  return [
    ...(marks.includes('roots') ? curves.flatMap(({ roots }) => roots.map(x => [x, 0] as const)) : []),
    ...(marks.includes('turnings')
      ? curves.flatMap(({ turnings }) => turnings.map(({ x, y }) => [x, y] as const))
      : []),
    ...(marks.includes('meetings') ? meetings.flatMap(({ points }) => points.map(({ x, y }) => [x, y] as const)) : [])
  ]
}

const isWithin = (pixel: number, size: number) => pixel >= 0 && pixel <= size

/** Labels that would lie on one another are left out; the words below say all of them. */
function Points({ view, points }: { readonly view: View; readonly points: readonly (readonly [number, number])[] }) {
  const { px, py } = planeOf(view)
  // A root that is a turning point as well is one ring: sin²x has many.
  const rings = new Map(points.map(([x, y]) => [`${px(x).toFixed(1)} ${py(y).toFixed(1)}`, [x, y] as const]))
  const shown = [...rings].filter(([, [x, y]]) => isWithin(px(x), view.width) && isWithin(py(y), view.height))
  const placed: (readonly [number, number])[] = []
  return shown.map(([key, [x, y]]) => {
    const [cx, cy] = [px(x), py(y)]
    const isFree = placed.every(([ox, oy]) => Math.abs(ox - cx) > 84 || Math.abs(oy - cy) > 22)
    if (isFree) placed.push([cx, cy])
    const isRight = cx > view.width - 90
    return (
      <g key={key}>
        <circle className="zn-point" cx={cx} cy={cy} r={5} />
        {isFree && (
          <text
            className="zn-label"
            x={cx + (isRight ? -10 : 10)}
            y={cy + (cy > view.height - 30 ? -10 : 21)}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {pointText(x, y)}
          </text>
        )}
      </g>
    )
  })
}

function Trace({
  view,
  curves,
  x
}: {
  readonly view: View
  readonly curves: readonly ShownCurve[]
  readonly x: number
}) {
  const { px, py } = planeOf(view)
  return (
    <g className="zn-traced">
      {Number.isFinite(px(x)) && <line className="zn-trace" x1={px(x)} x2={px(x)} y1={0} y2={view.height} />}
      {curves.map(({ line, f }) =>
        Number.isFinite(py(f(x))) && Number.isFinite(px(x)) ? (
          <g key={line} data-subject={subjectSlot(line)} className="zn-curve">
            <circle className="zn-dot" cx={px(x)} cy={py(f(x))} r={5} />
          </g>
        ) : null
      )}
    </g>
  )
}

interface OfCurve {
  readonly view: View
  readonly curve: ShownCurve
}

function Tangent({ view, curve, x }: OfCurve & { readonly x: number }) {
  const [y, slope] = [curve.f(x), slopeAt(curve.f, x)]
  if (!Number.isFinite(y) || !Number.isFinite(slope)) return null
  return <Line className="zn-tangent" view={view} f={place => y + slope * (place - x)} />
}

/** At right angles to the tangent; with equal axes it looks so. */
function Normal({ view, curve, x }: OfCurve & { readonly x: number }) {
  const [y, slope] = [curve.f(x), slopeAt(curve.f, x)]
  if (!Number.isFinite(y) || !Number.isFinite(slope)) return null
  const { px } = planeOf(view)
  if (slope === 0) return <line className="zn-normal" x1={px(x)} x2={px(x)} y1={0} y2={view.height} />
  return <Line className="zn-normal" view={view} f={place => y - (place - x) / slope} />
}

/** Straight but for logarithmic axes. */
function Line({ className, view, f }: { readonly className: string; readonly view: View; readonly f: Fn }) {
  return <path className={className} d={strokes(sampleCurve(placed(f, view), view).runs, placeOf(view))} />
}

function Derivative({ view, curve }: OfCurve) {
  const { runs } = useMemo(
    () =>
      sampleCurve(
        placed(x => slopeAt(curve.f, x), view),
        view
      ),
    [curve, view]
  )
  return (
    <g data-subject={subjectSlot(curve.line)} className="zn-curve">
      <path className="zn-derivative" d={strokes(runs, placeOf(view))} />
    </g>
  )
}
