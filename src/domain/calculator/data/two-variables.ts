export interface TwoVariables {
  readonly n: number
  readonly meanX: number
  readonly meanY: number
  /** y = slope · x + intercept by least squares; null where all x are the same. */
  readonly line: { readonly slope: number; readonly intercept: number } | null
  /** Pearson's r; null where one of them never changes. */
  readonly r: number | null
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Null where the lists are not equally long, or shorter than two. */
export function twoVariables(x: readonly number[], y: readonly number[]): TwoVariables | null {
  const n = x.length
  if (n < 2 || y.length !== n) return null
  const [meanX, meanY] = [mean(x), mean(y)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [at, one] of x.entries()) {
    const [dx, dy] = [one - meanX, (y[at] ?? 0) - meanY]
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  const slope = xy / xx
  return {
    n,
    meanX,
    meanY,
    line: xx === 0 ? null : { slope, intercept: meanY - slope * meanX },
    r: xx === 0 || yy === 0 ? null : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
  }
}
