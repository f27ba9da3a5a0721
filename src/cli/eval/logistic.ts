/** One judged case: named features, the verdict, and how much it counts. */
export interface Sample {
  readonly features: Readonly<Record<string, number>>
  readonly kept: boolean
  readonly weight: number
}

export interface Logistic {
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** Names that at least `least` samples have, sorted: the same for the same samples. */
export function namesOf(samples: readonly Sample[], least: number): string[] {
  const seen = new Map<string, number>()
  for (const { features } of samples)
    for (const name of Object.keys(features)) seen.set(name, (seen.get(name) ?? 0) + 1)
  return [...seen].flatMap(([name, times]) => (times >= least && times < samples.length ? [name] : [])).sort()
}

/** Solves Ax = b for a symmetric positive A, in place (Cholesky). */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  const at = (row: number, column: number): number => a[row]?.[column] ?? 0
  for (let column = 0; column < n; column += 1)
    for (let row = column; row < n; row += 1) {
      let sum = at(row, column)
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k)
      const line = a[row]
      if (line) line[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column)
    }
  const y = new Float64Array(n)
  for (let row = 0; row < n; row += 1) {
    let sum = b[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (y[k] ?? 0)
    y[row] = sum / at(row, row)
  }
  const x = new Float64Array(n)
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = y[row] ?? 0
    for (let k = row + 1; k < n; k += 1) sum -= at(k, row) * (x[k] ?? 0)
    x[row] = sum / at(row, row)
  }
  return x
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))
const ROUNDS = 8

/** Logistic regression with a quadratic penalty on every weight but the bias, by Newton's method: no chance in it. */
export function fit(samples: readonly Sample[], names: readonly string[], penalty: number): Logistic {
  const size = names.length + 1
  const place = new Map(names.map((name, at) => [name, at + 1]))
  const rows = samples.map(({ features }) => {
    const row: [number, number][] = [[0, 1]]
    for (const [name, value] of Object.entries(features)) {
      const at = place.get(name)
      if (at !== undefined) row.push([at, value])
    }
    return row
  })
  let beta = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round += 1) {
    const hessian = Array.from({ length: size }, () => new Float64Array(size))
    const gradient = new Float64Array(size)
    rows.forEach((row, index) => {
      const sample = samples[index]
      if (!sample) return
      const p = sigmoid(row.reduce((sum, [at, value]) => sum + (beta[at] ?? 0) * value, 0))
      const slope = sample.weight * p * (1 - p)
      const error = sample.weight * ((sample.kept ? 1 : 0) - p)
      for (const [at, value] of row) {
        gradient[at] = (gradient[at] ?? 0) + error * value
        const line = hessian[at]
        if (line) for (const [other, second] of row) line[other] = (line[other] ?? 0) + slope * value * second
      }
    })
    for (let at = 0; at < size; at += 1) {
      const line = hessian[at]
      const ridge = at === 0 ? 1e-6 : penalty
      if (line) line[at] = (line[at] ?? 0) + ridge
      gradient[at] = (gradient[at] ?? 0) - ridge * (beta[at] ?? 0)
    }
    const step = solve(hessian, gradient)
    beta = beta.map((value, at) => value + (step[at] ?? 0))
  }
  return {
    bias: beta[0] ?? 0,
    weights: Object.fromEntries(names.map((name, at) => [name, beta[at + 1] ?? 0]))
  }
}

/** The same with every feature scaled by its spread, so that the penalty weighs on all of them alike. */
export function fitScaled(samples: readonly Sample[], names: readonly string[], penalty: number): Logistic {
  const scales = names.map(name => {
    const values = samples.map(({ features }) => features[name] ?? 0)
    const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
    const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length)) || 1
    return { name, mean, spread }
  })
  const scaled = samples.map(sample => ({
    ...sample,
    features: Object.fromEntries(
      scales.map(({ name, mean, spread }) => [name, ((sample.features[name] ?? 0) - mean) / spread])
    )
  }))
  const model = fit(scaled, names, penalty)
  // Back to the features as they are: the scale goes into the weights, the means into the bias.
  const weights = scales.map(({ name, spread }) => [name, (model.weights[name] ?? 0) / spread] as const)
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at]?.[1] ?? 0), 0)
  return { bias: model.bias - shift, weights: Object.fromEntries(weights) }
}

export const predict = (model: Logistic, features: Readonly<Record<string, number>>): number =>
  sigmoid(Object.entries(features).reduce((sum, [name, value]) => sum + (model.weights[name] ?? 0) * value, model.bias))
