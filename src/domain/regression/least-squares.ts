/** Smaller than this part of the largest, a diagonal says that a column adds nothing to the others. */
const NOTHING = 1e-14

/**
 * The coefficients with the least sum of squares, by Householder's QR: it does not square the condition as the normal
 * equations do. Null where the columns do not decide them.
 */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] | null {
  const width = rows[0]?.length ?? 0
  if (width === 0 || rows.length < width) return null
  const a = rows.map((row, index) => Float64Array.of(...row, values[index] ?? NaN))
  const scales = Array.from({ length: width }, (_, column) => Math.hypot(...a.map(row => row[column] ?? 0)))
  for (const row of a) scales.forEach((scale, column) => (row[column] = (row[column] ?? 0) / (scale || 1)))
  for (let pivot = 0; pivot < width; pivot += 1) if (!reflect(a, pivot, width)) return null
  const solved = new Array<number>(width).fill(0)
  for (let at = width - 1; at >= 0; at -= 1) {
    const row = a[at]
    let sum = row?.[width] ?? NaN
    for (let other = at + 1; other < width; other += 1) sum -= (row?.[other] ?? 0) * (solved[other] ?? 0)
    solved[at] = sum / (row?.[at] ?? NaN)
  }
  const found = solved.map((one, column) => one / (scales[column] ?? 1))
  return found.every(Number.isFinite) ? found : null
}

/** Makes the column nought below its pivot; false where nothing is left of it. */
function reflect(a: readonly Float64Array[], pivot: number, width: number): boolean {
  const below = a.slice(pivot)
  const norm = Math.hypot(...below.map(row => row[pivot] ?? 0))
  if (!(norm > NOTHING)) return false
  const first = below[0]?.[pivot] ?? 0
  const diagonal = first > 0 ? -norm : norm
  const mirror = below.map((row, index) => (row[pivot] ?? 0) - (index === 0 ? diagonal : 0))
  const length = mirror.reduce((sum, one) => sum + one * one, 0)
  for (let column = pivot; column <= width; column += 1) {
    const along = below.reduce((sum, row, index) => sum + (row[column] ?? 0) * (mirror[index] ?? 0), 0)
    below.forEach((row, index) => {
      row[column] = (row[column] ?? 0) - ((2 * along) / length) * (mirror[index] ?? 0)
    })
  }
  return true
}
