import { compile } from '#lib/maths/compile.ts'
import { parse } from '#lib/maths/parse.ts'
import { drawLine } from '#domain/graph/draw.ts'
import { readLines } from '#domain/graph/lines.ts'
import { busy, milliseconds, quantile, type Row } from '#cli/report/bench-table.ts'

const VIEW = { x0: -8, x1: 8, y0: -6, y1: 6, width: 900, height: 544 }
const CURVES = [
  'a sin x',
  'x² - a',
  'a/x',
  'tan(a x)',
  'e^(-a x²)',
  '√(9 - x²) + a',
  'ln|x - a|',
  'x³ - 3a x',
  '|x - a| - 2',
  'floor(x) + a'
]
const IMPLICIT = ['x³ + y³ = 3a x y', 'sin x = a cos y']

export const title = 'The graphing calculator'
export const how =
  'Formulas through `src/lib/maths` and drawings of 900 by 544 pixels through `src/domain/graph`, in Node. Times are processor time.'

const VALUES = 200_000

function nanoseconds(): number {
  const parsed = parse('x³ + y³ - 3a x y + sin(x y)')
  const compiled = parsed.kind === 'tree' ? compile(parsed.tree, ['x', 'y', 'a']) : undefined
  if (compiled?.kind !== 'ready') throw new Error('The formula cannot be read')
  const { frame, value } = compiled
  let sum = 0
  const spent = busy(() => {
    for (let at = 0; at < VALUES; at += 1) {
      frame[0] = at / VALUES
      frame[1] = 1 - at / VALUES
      frame[2] = 1.5
      sum += value()
    }
  })
  if (Number.isNaN(sum)) throw new Error('The formula has no value')
  return (spent / VALUES) * 1e6
}

/** What a value of a formula costs, and what a step of a slider costs the worker. */
export function measure(): Promise<readonly Row[]> {
  const values = Array.from({ length: 12 }, nanoseconds).slice(4)
  const sheet = readLines([...CURVES, ...IMPLICIT])
  const draw = (a: number, from: number, to: number, isQuick: boolean) =>
    sheet.readings
      .slice(from, to)
      .map(one =>
        drawLine(one.kind === 'drawn' ? one.drawn : [], sheet, { values: { a }, angle: 'radians', isQuick }, VIEW)
      )
  const frames = (from: number, to: number, isQuick = true) =>
    Array.from({ length: 60 }, (_, at) => busy(() => void draw(0.5 + at / 30, from, to, isQuick))).slice(10)
  const [curves, implicit, all, fine] = [frames(0, 10), frames(10, 12), frames(0, 12), frames(0, 12, false)]
  const p95 = quantile(all, 0.95)
  return Promise.resolve([
    { what: 'A value of x³ + y³ − 3axy + sin(xy)', value: `${quantile(values, 0.5).toFixed(0)} ns` },
    { what: 'Ten curves y = f(x)', value: `${milliseconds(curves)} ms` },
    { what: 'Two implicit curves', value: `${milliseconds(implicit)} ms` },
    { what: 'All twelve when the slider rests', value: `${milliseconds(fine)} ms` },
    { what: 'All twelve while the slider moves, p95', value: `${p95.toFixed(1)} ms`, bar: '≤ 16 ms', isMet: p95 <= 16 }
  ])
}
