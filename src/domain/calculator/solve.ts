import {
  add,
  divide,
  fractionOf,
  multiply,
  negated,
  squareRoot,
  toDecimal,
  whole,
  type Exact
} from '#domain/calculator/exact.ts'
import { exactValue, type ExactScope } from '#domain/calculator/exact-value.ts'
import { evaluate, type Scope } from '#domain/calculator/evaluate.ts'
import { maths, type Value } from '#domain/calculator/maths.ts'
import { CalcRefusal, refuse } from '#domain/calculator/problem.ts'
import { namesIn, type Tree } from '#lib/maths/tree.ts'

export type Solutions =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'roots'; readonly roots: readonly { readonly value: Value; readonly exact: Exact | null }[] }
  /** Found by looking for changes of sign between two numbers: there may be others. */
  | { readonly kind: 'between'; readonly roots: readonly number[]; readonly from: number; readonly to: number }

interface SolveScope {
  readonly scope: Scope
  readonly exactScope: ExactScope
  /** A name that nothing defines: the unknown. */
  readonly isFree: (name: string) => boolean
}

/** An equation in one unknown: linear and quadratic ones exactly, any other by its changes of sign from −100 to 100. */
export function solve(
  tree: Tree,
  { scope, exactScope, isFree }: SolveScope
): { readonly name: string; readonly solutions: Solutions } {
  if (tree.kind !== 'relation' || tree.ops.length !== 1 || tree.ops[0] !== '=') return refuse('notHere')
  const [left, right] = tree.sides
  const free = [...namesIn(tree).names].filter(isFree)
  const [name, ...more] = free
  if (!left || !right || name === undefined || more.length > 0) return refuse('notHere')
  const gap: Tree = { kind: 'binary', op: '-', left, right }
  const exactAt = (x: Exact): Exact | null =>
    exactValue(gap, { ...exactScope, valueOf: one => (one === name ? x : exactScope.valueOf(one)) })
  const at = (x: number): number => {
    try {
      const value = evaluate(gap, { ...scope, valueOf: one => (one === name ? x : scope.valueOf(one)) })
      return typeof value === 'number' ? value : NaN
    } catch (cause) {
      if (cause instanceof CalcRefusal && ['divisionByZero', 'noValue', 'tooLarge', 'zeroToZero'].includes(cause.code))
        return NaN
      throw cause
    }
  }
  return { name, solutions: quadratic(exactAt) ?? crossings(at) }
}

/** Null where it is no polynomial of the second degree at most with exact coefficients. */
function quadratic(at: (x: Exact) => Exact | null): Solutions | null {
  const values = [-2, -1, 0, 1, 2, 3, 5].map(x => at(whole(x)))
  if (values.some(value => value === null)) return null
  const [, minus, zero, plus] = values as Exact[]
  if (!minus || !zero || !plus) return null
  const half = (value: Exact | null): Exact | null => value && divide(value, whole(2))
  const sum = add(plus, minus)
  const a = half(sum && add(sum, negated(add(zero, zero) ?? [])))
  const b = half(add(plus, negated(minus)))
  if (!a || !b) return null
  const fits = [-2, 2, 3, 5].every(x => {
    const square = multiply(a, whole(x * x))
    const linear = multiply(b, whole(x))
    const made = square && linear && add(square, linear)
    const all = made && add(made, zero)
    const wanted = at(whole(x))
    return all && wanted && add(all, negated(wanted))?.length === 0
  })
  return fits ? rootsOf(a, b, zero) : null
}

function rootsOf(a: Exact, b: Exact, c: Exact): Solutions | null {
  if (a.length === 0) {
    if (b.length === 0) return { kind: c.length === 0 ? 'all' : 'none' }
    const root = divide(negated(c), b)
    return root && { kind: 'roots', roots: [{ value: toDecimal(root), exact: root }] }
  }
  const ac = multiply(a, c)
  const four = ac && multiply(ac, whole(4))
  const square = multiply(b, b)
  const discriminant = square && four && add(square, negated(four))
  const twice = multiply(a, whole(2))
  if (!discriminant || !twice) return null
  const middle = divide(negated(b), twice)
  if (discriminant.length === 0)
    return middle && { kind: 'roots', roots: [{ value: toDecimal(middle), exact: middle }] }
  const under = toDecimal(discriminant)
  if (under < 0) return complexRoots(toDecimal(a), toDecimal(b), under)
  const root = fractionOf(discriminant) ? squareRoot(discriminant) : null
  const step = root && divide(root, twice)
  const found = [-1, 1].map(sign => {
    const exact = middle && step && add(middle, sign < 0 ? negated(step) : step)
    return { value: (-toDecimal(b) + sign * Math.sqrt(under)) / toDecimal(twice), exact }
  })
  return { kind: 'roots', roots: found.toSorted((one, other) => one.value - other.value) }
}

function complexRoots(a: number, b: number, discriminant: number): Solutions {
  const [re, im] = [-b / (2 * a), Math.abs(Math.sqrt(-discriminant) / (2 * a))]
  return { kind: 'roots', roots: [-im, im].map(part => ({ value: maths.complex(re, part), exact: null })) }
}

const FROM = -100
const TO = 100
const STEPS = 4000

function crossings(at: (x: number) => number): Solutions {
  const roots: number[] = []
  const push = (x: number): void => {
    if (!roots.some(one => Math.abs(one - x) < 1e-7 * Math.max(1, Math.abs(x)))) roots.push(x)
  }
  // An odd step keeps whole numbers and poles at them from being sampled alone.
  let [left, before] = [FROM, at(FROM)]
  for (let step = 1; step <= STEPS; step += 1) {
    const right = FROM + ((TO - FROM) * step) / STEPS
    const after = at(right)
    if (after === 0) push(right)
    else if (before * after < 0) {
      const root = bisected(at, left, right)
      if (root !== null) push(root)
    }
    left = right
    before = after
  }
  return { kind: 'between', roots: roots.slice(0, 12), from: FROM, to: TO }
}

/** Null at a pole: there the sign changes, but no value comes near zero. */
function bisected(at: (x: number) => number, from: number, to: number): number | null {
  let [low, high] = [from, to]
  const sign = Math.sign(at(low))
  const widest = Math.max(Math.abs(at(low)), Math.abs(at(high)))
  for (let turn = 0; turn < 200 && low < high; turn += 1) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    const value = at(middle)
    if (value === 0) return middle
    if (Number.isNaN(value)) return null
    if (Math.sign(value) === sign) low = middle
    else high = middle
  }
  return Math.abs(at(low)) <= widest && Math.abs(at(low)) < 1e-6 * Math.max(1, widest)
    ? Number(low.toPrecision(14))
    : null
}
