import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import type { Fit, Unfit } from '#domain/regression/fit.ts'
import { type Model, MODELS } from '#domain/regression/models.ts'
import { placed } from '#domain/graph/scale.ts'
import { sampleCurve } from '#domain/graph/sample.ts'
import { shortNumber } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'
import { parse } from '#lib/maths/parse.ts'
import { toTex } from '#lib/maths/tex.ts'
import { m } from '#messages/generated/messages.js'
import { addLine } from '#tools/study-zone/graph/graph.store.ts'
import { strokes } from '#domain/graph/plane/painted.ts'
import { placeOf } from '#domain/graph/plane/plane.ts'
import { $fitted, $pointLines, $wish, wish } from '#tools/study-zone/graph/points/points.store.ts'
import { Button } from '#ui/Button.tsx'
import { Formula } from '#ui/maths/Formula.tsx'
import { Select } from '#ui/Select.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

const KINDS: Record<Model | 'none', () => string> = {
  none: m.graph_fit_none,
  linear: m.graph_fit_linear,
  quadratic: m.graph_fit_quadratic,
  cubic: m.graph_fit_cubic,
  exponential: m.graph_fit_exponential,
  power: m.graph_fit_power,
  logarithmic: m.graph_fit_logarithmic,
  logistic: m.graph_fit_logistic,
  sine: m.graph_fit_sine
}

/** The curve of a chosen kind that comes nearest to the points of a line. */
export function CurveFit(): ReactNode {
  const lines = useStore($pointLines)
  const { id, model } = useStore($wish)
  const found = useStore($fitted)
  if (lines.length === 0) return null
  return (
    <section className="zn-fit" aria-label={m.graph_fit()}>
      <h3>{m.graph_fit()}</h3>
      {lines.length > 1 && (
        <Select
          label={m.graph_fit_points()}
          value={id}
          options={lines.map(one => ({ value: one.id, text: m.graph_line({ ordinal: one.line + 1 }) }))}
          onChange={next => wish({ id: next })}
        />
      )}
      <Select
        label={m.graph_fit_kind()}
        value={model}
        options={(['none', ...MODELS] as const).map(one => ({ value: one, text: KINDS[one]() }))}
        onChange={next => wish({ model: next })}
      />
      <div role="status">
        {found !== null &&
          ('kind' in found ? <p className="zn-fit-wrong">{unfitWords(found)}</p> : <Found {...found} />)}
      </div>
    </section>
  )
}

function Found({ fit, equation }: { readonly fit: Fit; readonly equation: string }) {
  const parsed = parse(equation)
  return (
    <>
      <p className="zn-fit-equation">
        {parsed.kind === 'tree' ? <Formula latex={toTex(parsed.tree)} display={false} /> : equation}
      </p>
      <p className="zn-fit-facts">{factsOf(fit).join(' ')}</p>
      <Button onPress={() => addLine(equation)}>{m.graph_fit_keep()}</Button>
    </>
  )
}

const DIGITS = 6

function factsOf({ r, r2, model }: Fit): string[] {
  if (r2 === null) return [m.graph_fit_level()]
  return [
    ...(r === null ? [] : [`r = ${shortNumber(r, DIGITS)},`]),
    `r² = ${shortNumber(r2, DIGITS)}.`,
    ...(model === 'exponential' ? [m.graph_fit_of_ln_y()] : []),
    ...(model === 'power' ? [m.graph_fit_of_ln_both()] : [])
  ]
}

function unfitWords(unfit: Unfit): string {
  switch (unfit.kind) {
    case 'fewPoints':
      return m.graph_fit_few({ least: unfit.least })
    case 'sameX':
      return m.graph_fit_same_x()
    case 'needsPositiveX':
      return m.graph_fit_positive_x()
    case 'needsOneSign':
      return m.graph_fit_one_sign()
    case 'notFound':
      return m.graph_fit_not_found()
  }
}

/** The curve on the picture, until it is kept as a line. */
export function FittedCurve({ view }: { readonly view: View }): ReactNode {
  const found = useStore($fitted)
  const curve = found !== null && 'fit' in found ? found : null
  const runs = useMemo(() => (curve ? sampleCurve(placed(curve.fit.at, view), view).runs : []), [curve, view])
  if (!curve) return null
  return (
    <g data-subject={subjectSlot(curve.line)} className="zn-curve">
      <path className="zn-fitted" d={strokes(runs, placeOf(view))} />
    </g>
  )
}
