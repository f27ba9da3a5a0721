/** One observation: the values of the features and whether it holds. */
export interface Observation {
  readonly values: readonly number[]
  readonly holds: boolean
  /** How much it counts beside the others. */
  readonly weight: number
}

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum))
const dot = (one: readonly number[], two: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0)

/** Gauss–Jordan with the largest pivot: `rows` holds a square matrix and the right side as its last column. */
export function solve(rows: readonly (readonly number[])[]): number[] {
  const left = rows.map(row => [...row])
  for (let at = 0; at < left.length; at += 1) {
    const sizes = left.map((row, place) => (place < at ? -1 : Math.abs(row[at] ?? 0)))
    const pivot = sizes.indexOf(Math.max(...sizes))
    const [above, chosen] = [left[at] ?? [], left[pivot] ?? []]
    left[pivot] = above
    left[at] = chosen.map(value => value / (chosen[at] ?? 1))
    for (const [place, row] of left.entries())
      if (place !== at) left[place] = row.map((value, column) => value - (row[at] ?? 0) * (left[at]?.[column] ?? 0))
  }
  return left.map(row => row.at(-1) ?? 0)
}

const STEPS = 8

/** Weights of a logistic model by Newton's method, each held small by `ridge`; the first feature is the constant. */
export function fitLogistic(seen: readonly Observation[], ridge: number): number[] {
  const size = seen[0]?.values.length ?? 0
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const chances = seen.map(({ values }) => sigmoid(dot(values, weights)))
    const held = weights.map((_, at) => (at === 0 ? 1e-3 : ridge))
    const rows = weights.map((weight, row) => [
      ...weights.map((_, column) =>
        seen.reduce(
          (sum, { values, weight: much }, at) => {
            const chance = chances[at] ?? 0
            return sum + much * chance * (1 - chance) * (values[row] ?? 0) * (values[column] ?? 0)
          },
          row === column ? (held[row] ?? 0) : 0
        )
      ),
      seen.reduce(
        (sum, { values, holds, weight: much }, at) =>
          sum + much * (Number(holds) - (chances[at] ?? 0)) * (values[row] ?? 0),
        -(held[row] ?? 0) * weight
      )
    ])
    const change = solve(rows)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
  }
  return weights
}
