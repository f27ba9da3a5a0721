export interface OneVariable {
  readonly n: number
  readonly sum: number
  readonly squares: number
  readonly mean: number
  /** Of the whole population. */
  readonly sigma: number
  /** Of a sample; null for a single value. */
  readonly s: number | null
  readonly least: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly most: number
  /** Further than 1.5 times the box away from it. */
  readonly outliers: readonly number[]
}

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

function middle(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const at = Math.floor(half)
  return half === at ? ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2 : (sorted[at] ?? 0)
}

/**
 * Null for no value. Quartiles are the medians of the two halves, without the median of an odd number: the method of
 * the IB's booklets and of the Casio and TI calculators.
 */
export function oneVariable(values: readonly number[]): OneVariable | null {
  const sorted = values.toSorted((a, b) => a - b)
  const n = sorted.length
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return null
  const mean = total(sorted) / n
  const spread = total(sorted.map(one => (one - mean) ** 2))
  const half = Math.floor(n / 2)
  const [lower, upper] = n === 1 ? [least, least] : [middle(sorted.slice(0, half)), middle(sorted.slice(n - half))]
  const reach = 1.5 * (upper - lower)
  return {
    n,
    sum: total(sorted),
    squares: total(sorted.map(one => one * one)),
    mean,
    sigma: Math.sqrt(spread / n),
    s: n > 1 ? Math.sqrt(spread / (n - 1)) : null,
    least,
    lower,
    median: middle(sorted),
    upper,
    most,
    outliers: sorted.filter(one => one < lower - reach || one > upper + reach)
  }
}

const MOST_COUNTED = 100_000

/** Each value as often as it was counted; null where that is no whole number, or too many. */
export function counted(values: readonly number[], times: readonly number[]): readonly number[] | null {
  const isFine = times.length === values.length && times.every(one => Number.isInteger(one) && one >= 0)
  if (!isFine || total(times) > MOST_COUNTED) return null
  return values.flatMap((value, at) => Array.from({ length: times[at] ?? 0 }, () => value))
}
