import {
  exact as exactly,
  fractionOf,
  negated,
  squareRoot,
  toDecimal,
  whole,
  type Exact
} from '#domain/calculator/exact.ts'
import { maths, type Value } from '#domain/calculator/maths.ts'
import { ratio, type Rational } from '#domain/calculator/rational.ts'
import {
  coefficient,
  minus,
  over,
  plus,
  times,
  wholeCoefficients,
  type Polynomial
} from '#domain/calculator/equations/polynomial.ts'
import { numericRoots, type Root2 } from '#domain/calculator/equations/numeric-roots.ts'

export interface Root {
  readonly value: Value
  readonly exact: Exact | null
  /** Of a complex one, both parts exactly, where fractions and square roots reach. */
  readonly parts?: { readonly re: Exact; readonly im: Exact }
}

/** All roots, each once, real ones first; degree one or more. Exact where fractions and square roots reach. */
export function rootsOf(of: Polynomial): readonly Root[] {
  const { found, left } = rationalRoots(squareFree(of))
  const rest =
    left.length === 3 ? quadratic(left) : left.length === 2 ? linear(left) : (biquadratic(left) ?? figures(left))
  return inOrder([...found, ...rest])
}

/** Each root once: divided by what it has in common with its slope. */
function squareFree(of: Polynomial): Polynomial {
  const whole_ = of.length > 3 ? wholeCoefficients(of) : null
  if (!whole_) return of
  let [a, b] = [whole_, primitive(whole_.map((one, power) => one * BigInt(power)).slice(1))]
  while (b.length > 0) [a, b] = [b, primitive(remainder(a, b))]
  if (a.length < 2) return of
  const quotient = exactQuotient(whole_, a)
  return quotient ? quotient.map(one => coefficient(exactly(one))) : of
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

function primitive(of: readonly bigint[]): bigint[] {
  const made = [...of]
  while (made.at(-1) === 0n) made.pop()
  const common = made.reduce(gcd, 0n)
  return common === 0n ? [] : made.map(one => one / common)
}

/** But for a factor, which keeps it whole. */
function remainder(of: readonly bigint[], by: readonly bigint[]): bigint[] {
  let left = [...of]
  const top = by.at(-1) ?? 1n
  while (left.length >= by.length) {
    const lead = left.at(-1) ?? 0n
    const shift = left.length - by.length
    left = left.map((one, at) => one * top - (at >= shift ? (by[at - shift] ?? 0n) * lead : 0n)).slice(0, -1)
  }
  return left
}

function exactQuotient(of: readonly bigint[], by: readonly bigint[]): Rational[] | null {
  const left: Rational[] = of.map(n => ({ n, d: 1n }))
  const made: Rational[] = []
  for (let at = left.length - by.length; at >= 0; at -= 1) {
    const lead = left[at + by.length - 1]
    const next = lead && ratio(lead.n, lead.d * (by.at(-1) ?? 1n))
    if (!next) return null
    made.unshift(next)
    for (const [power, one] of by.entries()) {
      const old = left[at + power]
      const now = old && ratio(old.n * next.d - one * next.n * old.d, old.d * next.d)
      if (!now) return null
      left[at + power] = now
    }
  }
  return made
}

function linear([c = NONE, b = NONE]: Polynomial): Root[] {
  return [over(minus(c), b)]
}

const NONE = coefficient([])
const FOUR = coefficient(whole(4))
const TWO = coefficient(whole(2))

function quadratic([c = NONE, b = NONE, a = NONE]: Polynomial): Root[] {
  const discriminant = plus(times(b, b), minus(times(FOUR, times(a, c))))
  const middle = over(minus(b), times(TWO, a))
  if (discriminant.exact ? discriminant.exact.length === 0 : discriminant.value === 0) return [middle]
  const twice = times(TWO, a)
  const under = discriminant.exact && fractionOf(discriminant.exact) ? discriminant.exact : null
  if (discriminant.value < 0) {
    const im = Math.abs(Math.sqrt(-discriminant.value) / twice.value)
    const rooted = under && squareRoot(negated(under))
    const size = rooted && over({ exact: rooted, value: im }, twice).exact
    const above = size && toDecimal(size) < 0 ? negated(size) : size
    return [-1, 1].map((sign): Root => {
      const value = maths.complex(middle.value, sign * im)
      if (!above || !middle.exact) return { value, exact: null }
      return { value, exact: null, parts: { re: middle.exact, im: sign < 0 ? negated(above) : above } }
    })
  }
  const root = under && squareRoot(under)
  const size = Math.sqrt(discriminant.value)
  // The larger root first, the other from their product: no figures are lost where b² is much larger than 4ac.
  const q = -(b.value + (b.value < 0 ? -size : size)) / 2
  const values = (q === 0 ? [-size / twice.value, size / twice.value] : [q / a.value, c.value / q]).toSorted(
    (x, y) => x - y
  )
  const step = root && over({ exact: root, value: size }, twice)
  return values.map((value, at) => {
    const sign = (at === 0) === (step !== null && step.value > 0) ? -1 : 1
    const made = step && plus(middle, sign < 0 ? minus(step) : step)
    return made?.exact ? made : { value, exact: null }
  })
}

/** x⁴ + bx² + c, where both squares are fractions. */
function biquadratic(of: Polynomial): Root[] | null {
  if (of.length !== 5 || [1, 3].some(at => of[at]?.value !== 0)) return null
  const squares = quadratic([of[0] ?? NONE, of[2] ?? NONE, of[4] ?? NONE])
  const fractions = squares.map(({ exact }) => (exact ? fractionOf(exact) : null))
  if (fractions.some(one => one === null)) return null
  return squares.flatMap(({ exact, value }): Root[] => {
    const size = exact && squareRoot(Number(value) < 0 ? negated(exact) : exact)
    if (Number(value) < 0) {
      const im = Math.sqrt(-Number(value))
      return [-im, im].map(part => ({ value: maths.complex(0, part), exact: null }))
    }
    return [-1, 1].map(sign => {
      const made = size && (sign < 0 ? negated(size) : size)
      return { value: made ? toDecimal(made) : sign * Math.sqrt(Number(value)), exact: made }
    })
  })
}

/** Fractions n/d, d a divisor of the first coefficient: each root in figures says which n is meant. */
function rationalRoots(of: Polynomial): { readonly found: Root[]; readonly left: Polynomial } {
  const given = of.length > 3 ? wholeCoefficients(of) : null
  if (!given) return { found: [], left: of }
  let coefficients: bigint[] = given
  const found: Root[] = []
  const belows = divisors(coefficients.at(-1) ?? 0n)
  const near = numericRoots(of.map(({ value }) => value)).filter(
    ({ im, re }) => Math.abs(im) <= 1e-4 * Math.max(1, Math.abs(re))
  )
  for (const { re } of near)
    for (const d of belows) {
      const over = Math.round(re * Number(d))
      const c = Number.isSafeInteger(over) ? ratio(BigInt(over), d) : null
      const next: bigint[] | null = c?.d === d ? divided(coefficients, c.n, d) : null
      if (!c || !next) continue
      coefficients = next
      found.push(coefficient(exactly(c)))
      break
    }
  const left = coefficients.map(one => coefficient(whole(one)))
  return { found, left: left.length === of.length ? of : left }
}

/** By (d·x − n), lowest power first; null where something is left over. */
function divided(of: readonly bigint[], n: bigint, d: bigint): bigint[] | null {
  if (of.length < 2) return null
  const made: bigint[] = []
  let carried = 0n
  for (const one of of.toReversed()) {
    const value = one + carried
    if (made.length === of.length - 1) return value === 0n ? made.toReversed() : null
    if (value % d !== 0n) return null
    made.push(value / d)
    carried = (value / d) * n
  }
  return null
}

function divisors(of: bigint): bigint[] {
  const size = of < 0n ? -of : of
  if (size === 0n || size > 1_000_000_000n) return size === 0n ? [] : [1n]
  const found: bigint[] = []
  for (let one = 1n; one * one <= size; one += 1n) if (size % one === 0n) found.push(one, size / one)
  return [...new Set(found)].toSorted((a, b) => Number(a - b))
}

function figures(of: Polynomial): Root[] {
  if (of.length < 2) return []
  return numericRoots(of.map(({ value }) => value)).map(({ re, im }: Root2) => ({
    value: im === 0 ? re : maths.complex(re, im),
    exact: null
  }))
}

function inOrder(roots: readonly Root[]): readonly Root[] {
  const key = ({ value }: Root): readonly [number, number, number] =>
    typeof value === 'number' ? [0, value, 0] : 're' in value ? [1, value.re, value.im] : [2, 0, 0]
  return roots.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}
