/** Numbers of one example in the order of the feature names. */
export type Row = Float64Array

const dot = (weights: Row, row: Row): number => {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0)
  return sum
}

export interface Choice {
  readonly rows: readonly Row[]
  readonly right: readonly boolean[]
}

/**
 * Weights under which the right ones among alternatives stand first: softmax over each list, penalised by squares,
 * by Adam's steps from nothing. No chance in it: the same lists give the same weights.
 */
export function fitChoices(lists: readonly Choice[], width: number, penalty: number, steps: number): Row {
  const weights = new Float64Array(width)
  const [mean, square] = [new Float64Array(width), new Float64Array(width)]
  const lists_ = lists.filter(one => one.right.includes(true))
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(width)
    for (const { rows, right } of lists_) {
      const scores = rows.map(row => dot(weights, row))
      const most = Math.max(...scores)
      const shares = scores.map(one => Math.exp(one - most))
      const all = shares.reduce((sum, one) => sum + one, 0)
      const good = shares.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0)
      rows.forEach((row, at) => {
        const share = shares[at] ?? 0
        const pull = share / all - (right[at] ? share / good : 0)
        if (Math.abs(pull) > 1e-5)
          for (let one = 0; one < width; one += 1) slope[one] = (slope[one] ?? 0) + pull * (row[one] ?? 0)
      })
    }
    for (let one = 0; one < width; one += 1) {
      const down = (slope[one] ?? 0) / Math.max(1, lists_.length) + penalty * (weights[one] ?? 0)
      mean[one] = 0.9 * (mean[one] ?? 0) + 0.1 * down
      square[one] = 0.99 * (square[one] ?? 0) + 0.01 * down * down
      const size = Math.sqrt((square[one] ?? 0) / (1 - 0.99 ** step)) + 1e-8
      weights[one] = (weights[one] ?? 0) - (0.1 * (mean[one] ?? 0)) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}

/** The same with every feature scaled by its spread, so that the penalty weighs on all of them alike. */
export function fitScaledChoices(lists: readonly Choice[], width: number, penalty: number, steps: number): Row {
  const rows = lists.filter(one => one.right.includes(true)).flatMap(one => one.rows)
  const spreads = Float64Array.from({ length: width }, (_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length)
    return Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / Math.max(1, rows.length)) || 1
  })
  const scaled = lists.map(one => ({
    ...one,
    rows: one.rows.map(row => row.map((value, at) => value / (spreads[at] ?? 1)))
  }))
  return fitChoices(scaled, width, penalty, steps).map((weight, at) => weight / (spreads[at] ?? 1))
}

export const scoreOf = dot
