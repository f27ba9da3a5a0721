/** ln √(2π) */
const HALF_LOG_TAU = 0.91893853320467274178
const TAU = 2 * Math.PI

/** Lanczos' approximation with g = 7 and nine terms: fifteen digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
]

function logGamma(x: number): number {
  const [first = 0, ...terms] = LANCZOS
  const at = x - 1
  const sum = terms.reduce((total, term, index) => total + term / (at + index + 1), first)
  const t = at + 7.5
  return HALF_LOG_TAU + (at + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** What Stirling's formula leaves of ln n!; the two functions below are Loader's (2000), without loss for large n. */
export function stirlingRest(n: number): number {
  if (n <= 15) return logGamma(n + 1) - (n + 0.5) * Math.log(n) + n - HALF_LOG_TAU
  const square = n * n
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n
}

/** x ln(x / m) + m − x */
export function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x
  const v = (x - m) / (x + m)
  let sum = (x - m) * v
  let term = 2 * x * v
  for (let j = 1; j < 1000; j += 1) {
    term *= v * v
    const next = sum + term / (2 * j + 1)
    if (next === sum) break
    sum = next
  }
  return sum
}

/** mˣ e⁻ᵐ / x!, for any x ≥ 0. */
export function poissonTerm(x: number, m: number): number {
  if (m === 0) return x === 0 ? 1 : 0
  if (x === 0) return Math.exp(-m)
  if (!Number.isFinite(m)) return 0
  return Math.exp(-stirlingRest(x) - deviance(x, m)) / Math.sqrt(TAU * x)
}

/** n! / (x! (n − x)!) pˣ qⁿ⁻ˣ, for any 0 ≤ x ≤ n; q = 1 − p is asked for, as it may be known better. */
export function binomialTerm(x: number, n: number, p: number, q: number): number {
  if (p === 0) return x === 0 ? 1 : 0
  if (q === 0) return x === n ? 1 : 0
  if (x === 0) return Math.exp(n * (p < 0.1 ? Math.log1p(-p) : Math.log(q)))
  if (x === n) return Math.exp(n * (q < 0.1 ? Math.log1p(-q) : Math.log(p)))
  const rest = stirlingRest(n) - stirlingRest(x) - stirlingRest(n - x)
  const power = rest - deviance(x, n * p) - deviance(n - x, n * q)
  return Math.exp(power) * Math.sqrt(n / (TAU * x * (n - x)))
}

/** Both tails, so that neither is one minus a number close to one. */
export interface Tails {
  readonly lower: number
  readonly upper: number
}

const tails = (lower: number | null, upper: number | null): Tails =>
  lower === null ? { lower: 1 - (upper ?? 0), upper: upper ?? 0 } : { lower, upper: 1 - lower }

const LEAST = 1e-300
const MOST_TURNS = 200_000

/** A continued fraction by Lentz's method: `part` gives its numerators and denominators. */
function fraction(first: number, part: (turn: number) => readonly [over: number, under: number]): number {
  let value = Math.abs(first) < LEAST ? LEAST : first
  let c = value
  let d = 0
  for (let turn = 1; turn < MOST_TURNS; turn += 1) {
    const [over, under] = part(turn)
    d = under + over * d
    d = 1 / (Math.abs(d) < LEAST ? LEAST : d)
    c = under + over / c
    if (Math.abs(c) < LEAST) c = LEAST
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-16) break
  }
  return value
}

/** The incomplete gamma function (DLMF 8.11.4 and 8.9.2). */
export function gammaTails(a: number, x: number): Tails {
  if (x <= 0) return { lower: 0, upper: 1 }
  if (x === Infinity) return { lower: 1, upper: 0 }
  const front = poissonTerm(a, x)
  if (x > a + 1)
    return tails(null, (front * a) / fraction(x + 1 - a, turn => [turn * (a - turn), x + 2 * turn + 1 - a]))
  let sum = 1
  let term = 1
  for (let n = 1; n < MOST_TURNS && term > 1e-17 * sum; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return tails(front * sum, null)
}

/** The incomplete beta function (DLMF 8.17.22), with y = 1 − x. */
export function betaTails(a: number, b: number, x: number, y: number): Tails {
  if (x <= 0) return { lower: 0, upper: 1 }
  if (y <= 0) return { lower: 1, upper: 0 }
  if (x > (a + 1) / (a + b + 2)) {
    const { lower, upper } = betaTails(b, a, y, x)
    return { lower: upper, upper: lower }
  }
  const front = (binomialTerm(a, a + b, x, y) * b) / (a + b)
  const under = fraction(1, turn => {
    const m = Math.floor(turn / 2)
    const over =
      turn % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : -((a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    return [over, 1]
  })
  return tails(front / under, null)
}
