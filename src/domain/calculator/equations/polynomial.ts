import { add, divide, multiply, negated, toDecimal, whole, fractionOf, type Exact } from '#domain/calculator/exact.ts'
import { evaluate } from '#domain/calculator/evaluate.ts'
import { exactValue, type ExactScope } from '#domain/calculator/exact-value.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { freeNames } from '#domain/calculator/calculus/bound.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** A number exactly, where that form reaches, and as a decimal. */
export interface Coefficient {
  readonly value: number
  readonly exact: Exact | null
}

/** Lowest power first; the last is not 0. */
export type Polynomial = readonly Coefficient[]

const HIGHEST = 8

export const coefficient = (exact: Exact): Coefficient => ({ exact, value: toDecimal(exact) })

export function isNought({ value, exact }: Coefficient): boolean {
  return exact ? exact.length === 0 : value === 0
}

type Joined = (one: Exact, other: Exact) => Exact | null

function joined(one: Coefficient, other: Coefficient, value: number, exactly: Joined): Coefficient {
  const exact = one.exact && other.exact && exactly(one.exact, other.exact)
  return { value: exact ? toDecimal(exact) : value, exact }
}

export const plus = (one: Coefficient, other: Coefficient): Coefficient =>
  joined(one, other, one.value + other.value, add)
export const times = (one: Coefficient, other: Coefficient): Coefficient =>
  joined(one, other, one.value * other.value, multiply)
export const over = (one: Coefficient, other: Coefficient): Coefficient =>
  joined(one, other, one.value / other.value, divide)
export const minus = (one: Coefficient): Coefficient => ({
  value: -one.value,
  exact: one.exact && negated(one.exact)
})

const NOUGHT = coefficient([])
const ONE = coefficient(whole(1))

function trimmed(made: Coefficient[]): Polynomial {
  while (made.length > 0 && isNought(made.at(-1) ?? NOUGHT)) made.pop()
  return made
}

function sum(left: Polynomial, right: Polynomial): Polynomial {
  const length = Math.max(left.length, right.length)
  return trimmed(Array.from({ length }, (_, at) => plus(left[at] ?? NOUGHT, right[at] ?? NOUGHT)))
}

function product(left: Polynomial, right: Polynomial): Polynomial | null {
  if (left.length + right.length - 2 > HIGHEST) return null
  const made: Coefficient[] = Array.from({ length: Math.max(0, left.length + right.length - 1) }, () => NOUGHT)
  for (const [i, a] of left.entries())
    for (const [j, b] of right.entries()) made[i + j] = plus(made[i + j] ?? NOUGHT, times(a, b))
  return trimmed(made)
}

interface Ways {
  readonly scope: Scope
  readonly exactScope: ExactScope
}

/** A tree as a polynomial in one letter; null where it is none, or one of a degree above eight. */
export function polynomialOf(tree: Tree, letter: string, ways: Ways): Polynomial | null {
  const of = (one: Tree): Polynomial | null => polynomialOf(one, letter, ways)
  if (!freeNames(tree).has(letter)) return constant(tree, ways)
  switch (tree.kind) {
    case 'name':
      return [NOUGHT, ONE]
    case 'negative':
      return of(tree.of)?.map(minus) ?? null
    case 'binary': {
      const left = of(tree.left)
      if (!left) return null
      if (tree.op === '^') return raised(left, tree.right)
      const right = of(tree.right)
      if (!right) return null
      if (tree.op === '+') return sum(left, right)
      if (tree.op === '-') return sum(left, right.map(minus))
      if (tree.op === '*') return product(left, right)
      const [below, ...more] = right
      return tree.op === '/' && below && more.length === 0 ? left.map(one => over(one, below)) : null
    }
    default:
      return null
  }
}

function raised(base: Polynomial, exponent: Tree): Polynomial | null {
  const power = exponent.kind === 'number' ? exponent.value : -1
  if (!Number.isInteger(power) || power < 0 || power > HIGHEST) return null
  let made: Polynomial | null = [ONE]
  for (let turn = 0; turn < power && made; turn += 1) made = product(made, base)
  return made
}

function constant(tree: Tree, { scope, exactScope }: Ways): Polynomial | null {
  const value = evaluate(tree, scope)
  if (typeof value !== 'number') return null
  const exact = exactValue(tree, exactScope)
  const isSame = exact && Math.abs(toDecimal(exact) - value) <= 1e-9 * Math.max(1, Math.abs(value))
  return trimmed([{ value: isSame ? toDecimal(exact) : value, exact: isSame ? exact : null }])
}

/** As whole numbers without a common part, where all coefficients are fractions. */
export function wholeCoefficients(of: Polynomial): bigint[] | null {
  const fractions = of.map(({ exact }) => (exact ? fractionOf(exact) : null))
  if (fractions.some(one => one === null)) return null
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))
  const known = fractions.flatMap(one => (one ? [one] : []))
  const below = known.reduce((all, { d }) => (all * d) / gcd(all, d), 1n)
  const scaled = known.map(({ n, d }) => (n * below) / d)
  const common = scaled.reduce(gcd, 0n)
  return common === 0n ? scaled : scaled.map(one => one / common)
}
