import { computed, type ReadableAtom } from 'nanostores'
import { functionIn } from '#domain/graph/facts.ts'
import { readLines } from '#domain/graph/lines.ts'
import { scaleOf } from '#domain/graph/scale.ts'
import { equationOf } from '#domain/regression/equation.ts'
import { type Fit, fitCurve, type Unfit } from '#domain/regression/fit.ts'
import { type Model, MODELS, type Point } from '#domain/regression/models.ts'
import { $drawing } from '#tools/study-zone/graph/drawing.store.ts'
import { $angle, $fit, $lines, $sheet, setFit } from '#tools/study-zone/graph/graph.store.ts'

interface PointsLine {
  readonly id: string
  readonly line: number
  readonly points: readonly Point[]
}

/** The lines that are lists of points, with the points where the sliders put them. */
export const $pointLines: ReadableAtom<readonly PointsLine[]> = computed(
  [$lines, $sheet, $drawing],
  (lines, { readings }, drawing) =>
    readings.flatMap((reading, line): PointsLine[] => {
      const [drawn] = reading.kind === 'drawn' ? reading.drawn : []
      const written = lines[line]
      if (drawn?.kind !== 'points' || drawn.points.length < 2 || written?.isShown !== true) return []
      const { ofX, ofY } = scaleOf(drawing?.view ?? {})
      return [{ id: written.id, line, points: (drawing?.pictures[line]?.dots ?? []).map(([x, y]) => [ofX(x), ofY(y)]) }]
    })
)

interface Wish {
  readonly id: string
  readonly model: Model | 'none'
}

const modelOf = (model: string): Model | 'none' => MODELS.find(one => one === model) ?? 'none'

/** The line that a curve is asked for; the first one where that line has gone. */
export const $wish: ReadableAtom<Wish> = computed([$fit, $pointLines], ({ id, model }, lines) =>
  lines.some(one => one.id === id) ? { id, model: modelOf(model) } : { id: lines[0]?.id ?? '', model: modelOf(model) }
)
/** Kept with the graph. */
export const wish = (next: Partial<Wish>): void => setFit({ ...$wish.get(), ...next })

interface FoundCurve {
  readonly line: number
  readonly fit: Fit
  /** As a line of the graph. */
  readonly equation: string
}

/** The curve that was asked for, or why there is none. */
export const $fitted: ReadableAtom<FoundCurve | Unfit | null> = computed(
  [$wish, $pointLines, $angle],
  ({ id, model }, lines, angle) => {
    const of = lines.find(one => one.id === id)
    if (!of || model === 'none') return null
    const fit = fitCurve(model, of.points)
    if (fit.kind !== 'fit') return fit
    const xs = of.points.map(([x]) => x).filter(Number.isFinite)
    return { line: of.line, fit, equation: equationOf(fit, angle, xs, text => heightOf(text, angle)) }
  }
)

function heightOf(text: string, angle: 'radians' | 'degrees'): (x: number) => number {
  const sheet = readLines([text])
  const [reading] = sheet.readings
  const drawn = reading?.kind === 'drawn' ? reading.drawn[0] : undefined
  return (drawn && functionIn(drawn, sheet, { values: {}, angle })) ?? (() => NaN)
}
