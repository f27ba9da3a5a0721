/** The mean and its 95 % interval by the normal distribution; for some hundred values and more. */
export function meansOf(values: readonly number[]): {
  readonly mean: number
  readonly low: number
  readonly high: number
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  const half = 1.96 * Math.sqrt(spread / values.length)
  return { mean, low: mean - half, high: mean + half }
}
