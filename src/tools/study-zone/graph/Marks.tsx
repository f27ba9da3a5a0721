import { useStore } from '@nanostores/react'
import { memo, type ReactNode, useMemo } from 'react'
import type { GraphMark } from '#contract/graph.ts'
import { slopeAt } from '#domain/graph/features.ts'
import type { Facts } from '#domain/graph/facts.ts'
import { type Marked, placeLabels } from '#domain/graph/plane/labels.ts'
import { numbersOf } from '#domain/graph/plane/numbers.ts'
import { placed, scaleOf } from '#domain/graph/scale.ts'
import { sampleCurve } from '#domain/graph/sample.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import type { Fn, View } from '#domain/graph/view.ts'
import { FittedCurve } from '#tools/study-zone/graph/points/CurveFit.tsx'
import { $area, areaShape } from '#tools/study-zone/graph/area.ts'
import { $curves, type ShownCurve } from '#tools/study-zone/graph/curves.ts'
import { $freshFacts } from '#tools/study-zone/graph/drawing.store.ts'
import { $marks, $ticks, $traceX } from '#tools/study-zone/graph/graph.store.ts'
import { strokes } from '#domain/graph/plane/painted.ts'
import { placeOf, planeOf } from '#domain/graph/plane/plane.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

const DIGITS = 4
export const pointText = (x: number, y: number): string => `(${shortNumber(x, DIGITS)}, ${shortNumber(y, DIGITS)})`

/** What is said of the curves on the picture: points with their places, an area, a tangent, the trace. */
export const Marks = memo(function Marks({ view }: { readonly view: View }): ReactNode {
  const curves = useStore($curves)
  const marks = useStore($marks)
  const x = useStore($traceX)
  const has = (mark: GraphMark) => marks.includes(mark)
  const first = curves[0]
  return (
    <g aria-hidden="true">
      {has('area') && <Area view={view} />}
      <FittedCurve view={view} />
      {has('derivative') && first && <Derivative view={view} curve={first} />}
      {has('tangent') && first && <Tangent view={view} curve={first} x={x} />}
      {has('normal') && first && <Normal view={view} curve={first} x={x} />}
      {has('trace') && <Trace view={view} curves={curves} x={x} />}
      <Points view={view} />
    </g>
  )
})

function Area({ view }: { readonly view: View }) {
  const area = useStore($area)
  if (!area) return null
  return <path className="zn-area" fill="url(#zn-area-hatch)" d={strokes([areaShape(area)], planeOf(view), true)} />
}

const MEETING = 0
const TURNING = 1
const ROOT = 2

type Point = readonly [x: number, y: number, kind: number]

function pointsOf({ curves, implicit, meetings }: Facts, marks: readonly GraphMark[]): Point[] {
  return [
    ...(marks.includes('roots') ? curves.flatMap(({ roots }) => roots.map(x => [x, 0, ROOT] as const)) : []),
    ...(marks.includes('roots') ? implicit.flatMap(({ onX }) => onX.map(x => [x, 0, ROOT] as const)) : []),
    ...(marks.includes('turnings')
      ? curves.flatMap(({ turnings }) => turnings.map(({ x, y }) => [x, y, TURNING] as const))
      : []),
    ...(marks.includes('meetings')
      ? meetings.flatMap(({ points }) => points.map(({ x, y }) => [x, y, MEETING] as const))
      : [])
  ]
}

const isWithin = (pixel: number, size: number) => pixel >= 0 && pixel <= size
/** Pixels by which a root must lie nearer to the origin than a turning point, to be written first. */
const FURTHER = 90
/** More curves are not looked at, to find the place of a label that none runs through. */
const MOST_CURVES = 6

/** What is marked in the picture, each place once: a root of sin²x is a turning point as well. */
function markedIn(view: View, facts: Facts, marks: readonly GraphMark[]): Marked[] {
  const { px, py } = planeOf(view)
  const middle = { x: near(px(0), view.width), y: near(py(0), view.height) }
  const marked = new Map<string, Marked>()
  for (const [x, y, kind] of pointsOf(facts, marks)) {
    const [cx, cy] = [px(x), py(y)]
    if (!isWithin(cx, view.width) || !isWithin(cy, view.height)) continue
    const rank = Math.hypot(cx - middle.x, cy - middle.y) + kind * FURTHER
    marked.set(`${cx.toFixed(1)} ${cy.toFixed(1)}`, { cx, cy, rank, text: pointText(x, y) })
  }
  return [...marked.values()]
}

const near = (pixel: number, size: number) => (isWithin(pixel, size) ? pixel : size / 2)

/** A ring at each point, and its place in words where there is room; the words below say all of them. */
function Points({ view }: { readonly view: View }) {
  const facts = useStore($freshFacts)
  const marks = useStore($marks)
  const ticks = useStore($ticks)
  const rings = useMemo(() => {
    const { py } = planeOf(view)
    const { ofX } = scaleOf(view)
    const { x0, x1, width, height } = view
    const marked = markedIn(view, facts, marks)
    const curves = $curves
      .get()
      .slice(0, MOST_CURVES)
      .map(
        ({ f }) =>
          (pixel: number) =>
            py(f(ofX(x0 + ((x1 - x0) * pixel) / width)))
      )
    const labels = placeLabels(marked, { width, height, numbers: numbersOf(view, ticks), curves })
    return marked.map((one, at) => ({ ...one, label: labels[at] ?? null, key: `${one.cx} ${one.cy}` }))
  }, [view, facts, marks, ticks])
  return rings.map(({ cx, cy, text, label, key }) => (
    <g key={key}>
      <circle className="zn-point" cx={cx} cy={cy} r={5} />
      {label && (
        <text className="zn-label" x={label.x} y={label.y} textAnchor={label.anchor}>
          {text}
        </text>
      )}
    </g>
  ))
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
