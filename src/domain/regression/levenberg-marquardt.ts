import { leastSquares } from './least-squares.ts'

type Residuals = (parameters: readonly number[]) => readonly number[]

interface Minimum {
  readonly parameters: readonly number[]
  readonly squares: number
}

const MOST_STEPS = 3000
/** A step that moves no parameter by more than this part of it is the last. */
const SETTLED = 1e-13
const CUBE_ROOT = Math.cbrt(Number.EPSILON)

/** The parameters near `start` with the least sum of squared residuals (Marquardt 1963; damping after Nielsen 1999). */
export function levenbergMarquardt(residuals: Residuals, start: readonly number[]): Minimum | null {
  let parameters = [...start]
  let here = residuals(parameters)
  let squares = sumOfSquares(here)
  if (!Number.isFinite(squares)) return null
  const scales = new Array<number>(start.length).fill(0)
  let [damping, growth] = [0.1, 2]
  for (let count = 0; count < MOST_STEPS && squares > 0; count += 1) {
    const slopes = jacobian(residuals, parameters)
    scales.forEach((scale, at) => (scales[at] = Math.max(scale, Math.hypot(...slopes.map(row => row[at] ?? 0)))))
    const step = stepOf(slopes, here, scales, damping)
    if (!step) return null
    const next = parameters.map((one, at) => one + (step[at] ?? 0))
    const there = residuals(next)
    const after = sumOfSquares(there)
    if (after < squares) {
      const expected = squares - sumOfSquares(predicted(slopes, here, step))
      const gain = (squares - after) / Math.max(expected, Number.MIN_VALUE)
      parameters = next
      here = there
      squares = after
      damping *= Math.max(1 / 3, 1 - (2 * Math.min(gain, 1) - 1) ** 3)
      growth = 2
    } else {
      damping *= growth
      growth *= 2
    }
    if (step.every((one, at) => Math.abs(one) <= SETTLED * Math.abs(parameters[at] ?? 0))) break
    if (!Number.isFinite(damping)) break
  }
  return { parameters, squares }
}

export const sumOfSquares = (values: readonly number[]): number => values.reduce((sum, one) => sum + one * one, 0)

function jacobian(residuals: Residuals, parameters: readonly number[]): number[][] {
  const columns = parameters.map((one, at) => {
    const h = CUBE_ROOT * (Math.abs(one) || 1e-3)
    const moved = (by: number) => residuals(parameters.map((other, index) => (index === at ? other + by : other)))
    const [above, below] = [moved(h), moved(-h)]
    // What the numbers hold of the step, not what was asked for.
    const width = one + h - (one - h)
    return above.map((value, row) => (value - (below[row] ?? NaN)) / width)
  })
  return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) => columns.map(column => column[row] ?? NaN))
}

/** The damped step as a least squares problem of its own, so that it is solved by QR as well. */
function stepOf(slopes: readonly (readonly number[])[], here: readonly number[], scales: number[], damping: number) {
  const damped = scales.map((scale, at) =>
    scales.map((_, column) => (column === at ? Math.sqrt(damping) * (scale || 1) : 0))
  )
  return leastSquares([...slopes, ...damped], [...here.map(one => -one), ...scales.map(() => 0)])
}

const predicted = (slopes: readonly (readonly number[])[], here: readonly number[], step: readonly number[]) =>
  slopes.map((row, index) => (here[index] ?? 0) + row.reduce((sum, one, at) => sum + one * (step[at] ?? 0), 0))
