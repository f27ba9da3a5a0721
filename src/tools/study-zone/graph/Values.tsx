import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { scaleOf } from '#domain/graph/scale.ts'
import { logTicksOf, ticksOf } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'
import { m } from '#messages/generated/messages.js'
import { $calmCurves, $calmSequences } from '#tools/study-zone/graph/curves.ts'
import { TableSteps } from '#tools/study-zone/graph/Limits.tsx'
import { $restView } from '#tools/study-zone/graph/drawing.store.ts'
import { heightSaid, said } from '#tools/study-zone/graph/words/graph-words.ts'
import { $table, $traceX, setTrace } from '#tools/study-zone/graph/graph.store.ts'

const STEPS = 120
const COLUMNS = 10

/** Goes along the curves by a slider: its keys are the keys of the trace. */
export function TraceBar(): ReactNode {
  const view = useStore($restView)
  return view && <Bar view={view} />
}

function Bar({ view }: { readonly view: View }) {
  const curves = useStore($calmCurves)
  const traceX = useStore($traceX)
  const step = roundDown((view.x1 - view.x0) / STEPS)
  const { toX, ofX } = scaleOf(view)
  const texts = [`x = ${said(traceX)}`, ...curves.map(({ name, f }) => `${name} = ${heightSaid(f(traceX))}`)]
  return (
    <label className="zn-under">
      <span>{m.graph_trace_x()}</span>
      <input
        type="range"
        min={Math.ceil(view.x0 / step) * step}
        max={view.x1}
        step={step}
        value={toX(traceX)}
        aria-valuetext={texts.join(', ')}
        onChange={({ target }) =>
          setTrace(Number(ofX(Number(target.value)).toPrecision(view.isLogX === true ? 3 : 12)))
        }
      />
      <output>
        {texts.map((text, index) => (
          <span key={index}>{text}</span>
        ))}
      </output>
    </label>
  )
}

/** Steps of 0.1, 0.2, 0.5 … so that the trace meets whole numbers. */
function roundDown(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return Number(([5, 2, 1].map(lead => lead * power).find(one => one <= step) ?? power).toPrecision(1))
}

interface Place {
  readonly at: number
  readonly label: string
}

/** Where the student wants them; else the named places of the axis. */
function placesOf(view: View, { start, step }: ReturnType<typeof $table.get>): readonly Place[] {
  const isLog = view.isLogX === true
  const ticks = isLog ? logTicksOf(view.x0, view.x1, 700) : ticksOf(view.x0, view.x1, COLUMNS * 75, 'number')
  const named = ticks.filter(({ isNamed }) => isNamed)
  if (start === null && step === null) return named
  const apart = step ?? (isLog ? 1 : (named[1]?.at ?? 1) - (named[0]?.at ?? 0))
  const first = start ?? Math.ceil(scaleOf(view).ofX(view.x0) / apart) * apart
  return Array.from({ length: COLUMNS }, (_, index) => {
    const at = Number((first + index * apart).toPrecision(12))
    return { at, label: said(at) }
  })
}

/** The values of each curve at the named places of the axis. */
export function ValueTable(): ReactNode {
  const view = useStore($restView)
  const curves = useStore($calmCurves)
  const table = useStore($table)
  if (!view || curves.length === 0) return null
  const named = placesOf(view, table)
  return (
    <>
      <table aria-label={m.graph_table()}>
        <tbody>
          <tr>
            <th scope="row">x</th>
            {named.map(({ at, label }) => (
              <th key={at} scope="col">
                {label}
              </th>
            ))}
          </tr>
          {curves.map(({ line, name, f }) => (
            <tr key={line}>
              <th scope="row">{name}</th>
              {named.map(({ at }) => (
                <td key={at}>{heightSaid(f(at))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableSteps />
    </>
  )
}

/** The first terms of each sequence. */
export function SequenceTable(): ReactNode {
  return useStore($calmSequences).map(({ line, name, index, first, values }) => (
    <table key={line} aria-label={m.graph_terms({ name })}>
      <tbody>
        <tr>
          <th scope="row">{index}</th>
          {values.map((_, at) => (
            <th key={at} scope="col">
              {first + at}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">
            {name}
            <sub>{index}</sub>
          </th>
          {values.map((value, at) => (
            <td key={at}>{said(value)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  ))
}
