import { ratio, splitSquare, toNumber, type Rational } from '#domain/calculator/rational.ts'

/** c · √radicand · π^pi */
export interface Term {
  readonly c: Rational
  readonly radicand: bigint
  readonly pi: number
}

/** A sum of such terms, none like another; no term at all is zero. Null wherever the form does not reach. */
export type Exact = readonly Term[]

const MOST_TERMS = 4

export const whole = (value: number | bigint): Exact => exact({ n: BigInt(value), d: 1n })
export const exact = (c: Rational): Exact => (c.n === 0n ? [] : [{ c, radicand: 1n, pi: 0 }])
export const PI: Exact = [{ c: { n: 1n, d: 1n }, radicand: 1n, pi: 1 }]

export function toDecimal(value: Exact): number {
  return value.reduce((sum, { c, radicand, pi }) => sum + toNumber(c) * Math.sqrt(Number(radicand)) * Math.PI ** pi, 0)
}

/** The fraction that it is, or null where it holds a root or π. */
export function fractionOf(value: Exact): Rational | null {
  const [only, ...more] = value
  if (!only) return { n: 0n, d: 1n }
  return more.length === 0 && only.radicand === 1n && only.pi === 0 ? only.c : null
}

export function add(left: Exact, right: Exact): Exact | null {
  const sum = [...left]
  for (const term of right) {
    const at = sum.findIndex(one => one.radicand === term.radicand && one.pi === term.pi)
    const like = sum[at]
    if (!like) sum.push(term)
    else {
      const c = ratio(like.c.n * term.c.d + term.c.n * like.c.d, like.c.d * term.c.d)
      if (!c) return null
      if (c.n === 0n) sum.splice(at, 1)
      else sum[at] = { ...like, c }
    }
  }
  return sum.length > MOST_TERMS ? null : sum
}

export const negated = (value: Exact): Exact => value.map(term => ({ ...term, c: { n: -term.c.n, d: term.c.d } }))

export function multiply(left: Exact, right: Exact): Exact | null {
  let sum: Exact | null = []
  for (const one of left)
    for (const other of right) {
      const split = splitSquare(one.radicand * other.radicand)
      const c = split && ratio(one.c.n * other.c.n * split.root, one.c.d * other.c.d)
      if (!split || !c || !sum) return null
      sum = add(sum, [{ c, radicand: split.free, pi: one.pi + other.pi }])
    }
  return sum
}

function inverse(value: Exact): Exact | null {
  const [first, second, ...more] = value
  if (!first || more.length > 0) return null
  if (!second) {
    const c = ratio(first.c.d, first.c.n * first.radicand)
    return c && [{ c, radicand: first.radicand, pi: -first.pi }]
  }
  // 1 / (a + b) = (a − b) / (a² − b²), which holds no root where both are roots.
  const other = [first, ...negated([second])]
  const under = multiply(value, other)
  if (!under || under.length > 1) return null
  const over = inverse(under)
  return over && multiply(other, over)
}

export function divide(left: Exact, right: Exact): Exact | null {
  const over = inverse(right)
  return over && multiply(left, over)
}

export function squareRoot(value: Exact): Exact | null {
  const fraction = fractionOf(value)
  if (!fraction || fraction.n < 0n) return null
  if (fraction.n === 0n) return []
  const split = splitSquare(fraction.n * fraction.d)
  const c = split && ratio(split.root, fraction.d)
  return split && c && [{ c, radicand: split.free, pi: 0 }]
}

export function power(base: Exact, times: number): Exact | null {
  if (times < 0) {
    const over = inverse(base)
    return over && power(over, -times)
  }
  if (times > 200) return null
  let [result, square, left]: [Exact | null, Exact | null, number] = [whole(1), base, times]
  while (left > 0 && result && square) {
    if (left % 2 === 1) result = multiply(result, square)
    left = Math.floor(left / 2)
    if (left > 0) square = multiply(square, square)
  }
  return left > 0 ? null : result
}

export function isSame(left: Exact, right: Exact): boolean {
  return add(left, negated(right))?.length === 0
}
