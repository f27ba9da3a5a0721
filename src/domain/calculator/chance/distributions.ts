import {
  betaTails,
  binomialTerm,
  deviance,
  gammaTails,
  poissonTerm,
  stirlingRest,
  type Tails
} from '#domain/calculator/chance/special.ts'

export interface Distribution {
  readonly isDiscrete: boolean
  readonly mean: number
  readonly deviation: number
  /** Density, or the chance of one value. */
  readonly at: (x: number) => number
  /** P(X ≤ x) and P(X > x). */
  readonly tails: (x: number) => Tails
}

const ROOT_TAU = Math.sqrt(2 * Math.PI)

export function normal(mean: number, deviation: number): Distribution {
  return {
    isDiscrete: false,
    mean,
    deviation,
    at: x => Math.exp(-(((x - mean) / deviation) ** 2) / 2) / (deviation * ROOT_TAU),
    tails: x => {
      const z = (x - mean) / deviation
      const far = gammaTails(0.5, (z * z) / 2).upper / 2
      return z < 0 ? { lower: far, upper: 1 - far } : { lower: 1 - far, upper: far }
    }
  }
}

/** Student's t; its deviation is that of the normal distribution where it has none. */
export function studentT(df: number): Distribution {
  return {
    isDiscrete: false,
    mean: 0,
    deviation: df > 2 ? Math.sqrt(df / (df - 2)) : 1,
    at: x => {
      const part = (x * x) / df
      const front = stirlingRest((df + 1) / 2) - stirlingRest(df / 2) - deviance(df / 2, (df + 1) / 2)
      const log = Math.log1p(part) / 2
      const away = part > 0.2 ? df * log : (x * x) / 2 - deviance(df / 2, (df + x * x) / 2)
      return Math.exp(front - away - log) / ROOT_TAU
    },
    tails: x => {
      const whole = df + x * x
      const far = Number.isFinite(whole) ? betaTails(df / 2, 0.5, df / whole, (x * x) / whole).lower / 2 : 0
      return x < 0 ? { lower: far, upper: 1 - far } : { lower: 1 - far, upper: far }
    }
  }
}

export function chiSquare(df: number): Distribution {
  return {
    isDiscrete: false,
    mean: df,
    deviation: Math.sqrt(2 * df),
    at: x => {
      if (x < 0 || x === Infinity) return 0
      if (x === 0) return df === 2 ? 0.5 : df < 2 ? Infinity : 0
      return df < 2 ? (poissonTerm(df / 2, x / 2) * df) / 2 / x : poissonTerm(df / 2 - 1, x / 2) / 2
    },
    tails: x => gammaTails(df / 2, x / 2)
  }
}

export function binomial(n: number, p: number): Distribution {
  return {
    isDiscrete: true,
    mean: n * p,
    deviation: Math.sqrt(n * p * (1 - p)),
    at: x => (x < 0 || x > n ? 0 : binomialTerm(x, n, p, 1 - p)),
    tails: x => {
      const k = Math.floor(x)
      if (k < 0) return { lower: 0, upper: 1 }
      return k >= n ? { lower: 1, upper: 0 } : betaTails(n - k, k + 1, 1 - p, p)
    }
  }
}

export function poisson(mean: number): Distribution {
  return {
    isDiscrete: true,
    mean,
    deviation: Math.sqrt(mean),
    at: x => (x < 0 ? 0 : poissonTerm(x, mean)),
    tails: x => {
      const k = Math.floor(x)
      if (k < 0) return { lower: 0, upper: 1 }
      if (k === Infinity) return { lower: 1, upper: 0 }
      const { lower, upper } = gammaTails(k + 1, mean)
      return { lower: upper, upper: lower }
    }
  }
}

/** P(from ≤ X ≤ to), from the tails that are small. */
export function between(of: Distribution, from: number, to: number): number {
  if (from > to) return 0
  const low = of.tails(of.isDiscrete ? Math.ceil(from) - 1 : from)
  const high = of.tails(to)
  return Math.max(0, from > of.mean ? low.upper - high.upper : high.lower - low.lower)
}

/** The least x with P(X ≤ x) ≥ area; 0 < area < 1. */
export function quantile(of: Distribution, area: number): number {
  if (!of.isDiscrete && of.tails(of.mean).lower === area) return of.mean
  const isLow = area < 0.5
  const reaches = (x: number): boolean =>
    of.isDiscrete
      ? // What is equal but for the last digit counts as reached.
        of.tails(x).lower >= area * (1 - 1e-14)
      : isLow
        ? of.tails(x).lower >= area
        : of.tails(x).upper <= 1 - area
  let [low, high] = [of.mean, of.mean]
  for (let step = of.deviation || 1; !reaches(high) && step < 1e300; step *= 2) high += step
  for (let step = of.deviation || 1; reaches(low) && step < 1e300; step *= 2) low -= step
  if (of.isDiscrete) {
    ;[low, high] = [Math.floor(low), Math.ceil(high)]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (reaches(middle)) high = middle
      else low = middle
    }
    return Math.max(0, high)
  }
  for (;;) {
    const middle = low + (high - low) / 2
    if (middle <= low || middle >= high) return high
    if (reaches(middle)) high = middle
    else low = middle
  }
}
