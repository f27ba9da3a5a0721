import { freeNames } from '#domain/calculator/calculus/bound.ts'
import { functionOf } from '#domain/calculator/calculus/function-of.ts'
import { polynomialOf } from '#domain/calculator/equations/polynomial.ts'
import { rootsOf, type Root } from '#domain/calculator/equations/roots.ts'
import { solveSystem, type SystemSolutions } from '#domain/calculator/equations/system.ts'
import { evaluate } from '#domain/calculator/evaluate.ts'
import type { ExactScope } from '#domain/calculator/exact-value.ts'
import { refuse } from '#domain/calculator/problem.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { unitValue } from '#domain/calculator/units.ts'
import { rootBetween, rootsIn } from '#domain/graph/roots.ts'
import { TAKES_ANGLE } from '#lib/maths/numeric.ts'
import { namesIn, type Tree } from '#lib/maths/tree.ts'

export type Solutions =
  | { readonly kind: 'all' }
  | { readonly kind: 'roots'; readonly roots: readonly Root[] }
  /** Found by looking between two numbers: there may be others. */
  | { readonly kind: 'between'; readonly roots: readonly number[]; readonly from: number; readonly to: number }
  | SystemSolutions

interface Ways {
  readonly scope: Scope
  readonly exactScope: ExactScope
  /** A name that nothing defines: an unknown. */
  readonly isFree: (name: string) => boolean
  readonly hasComplex: boolean
}

export interface Solved {
  readonly name: string
  readonly solutions: Solutions
}

/** Whether a line asks to be solved: an equation, one within bounds, or several with commas. */
export function isEquation(tree: Tree): boolean {
  if (tree.kind === 'relation') return true
  if (tree.kind === 'where') return tree.of.kind === 'relation'
  return tree.kind === 'list' && tree.shape === 'bare' && tree.items.length > 1 && tree.items.every(isEquation)
}

/** One unknown: polynomials with all their roots, any other by looking where it changes its sign or touches 0. */
export function solve(tree: Tree, ways: Ways): Solved {
  const free = [...freeNames(tree)].filter(ways.isFree)
  const [name, ...more] = free
  if (tree.kind === 'list') return { name: '', solutions: solveSystem(tree.items, free, ways) }
  const equation = tree.kind === 'where' ? tree.of : tree
  if (equation.kind !== 'relation' || equation.ops.length !== 1 || equation.ops[0] !== '=') return refuse('notHere')
  const [left, right] = equation.sides
  if (!left || !right) return refuse('notHere')
  if (name === undefined) return refuse('nothingToSolve')
  if (more.length > 0)
    return refuse(free.every(one => unitValue(one) !== null) ? 'unitEquation' : 'twoUnknowns', free.join(', '))
  const gap: Tree = { kind: 'binary', op: '-', left, right }
  const bounds = tree.kind === 'where' ? boundsOf(tree.when, name, ways.scope) : null
  const polynomial = polynomialOf(gap, name, ways)
  if (polynomial) return { name, solutions: ofPolynomial(polynomial, bounds, ways.hasComplex) }
  const f = functionOf(gap, name, ways.scope, evaluate)
  if (bounds) return { name, solutions: between(f, bounds) }
  const isTurning = [...namesIn(gap).calls].some(one => TAKES_ANGLE.has(one))
  if (isTurning) return { name, solutions: between(f, [0, ways.scope.angle === 'degrees' ? 360 : 2 * Math.PI]) }
  const near = between(f, [-WIDE, WIDE])
  return { name, solutions: near.roots.length > 0 ? near : farther(f) }
}

/** As far as numbers go that a course meets: steps grow with the distance from 0. */
const FAR = 1e100

function farther(f: (x: number) => number): Between {
  const reach = Math.asinh(FAR)
  const found = between(t => f(Math.sinh(t)), [-reach, reach])
  return { ...found, roots: found.roots.map(t => Math.sinh(t)), from: -FAR, to: FAR }
}

type Between = Extract<Solutions, { readonly kind: 'between' }>

const WIDE = 100
const STEPS = 4000

type Bounds = readonly [from: number, to: number]

function ofPolynomial(
  polynomial: NonNullable<ReturnType<typeof polynomialOf>>,
  bounds: Bounds | null,
  hasComplex: boolean
): Solutions {
  if (polynomial.length === 0) return { kind: 'all' }
  const roots = polynomial.length === 1 ? [] : rootsOf(polynomial)
  const isReal = ({ value }: Root): boolean => typeof value === 'number'
  const shown = hasComplex ? roots : roots.filter(isReal)
  const inside = bounds
    ? roots.filter(({ value }) => typeof value === 'number' && value >= bounds[0] && value <= bounds[1])
    : shown
  return inside.length === 0 ? { kind: 'none' } : { kind: 'roots', roots: inside }
}

function between(f: (x: number) => number, [from, to]: Bounds): Between {
  const roots = rootsIn(f, from, to, STEPS).slice(0, MOST_ROOTS)
  return { kind: 'between', roots: roots.map(root => sharper(f, root)), from, to }
}

const MOST_ROOTS = 12
const BESIDE = 1e-5

/** Where a curve only touches 0 its values say little: the place is where both sides are as high. */
function sharper(f: (x: number) => number, root: number): number {
  const h = BESIDE * Math.max(1, Math.abs(root))
  if (f(root - h) * f(root + h) <= 0) return root
  const lean = (x: number): number => f(x + h) - f(x - h)
  const [low, high] = [root - h / 10, root + h / 10]
  return lean(low) * lean(high) < 0 ? (rootBetween(lean, low, high) ?? root) : root
}

/** 0 < x < 2, and x > 0 and x < 2. */
function boundsOf(when: Tree, name: string, scope: Scope): Bounds {
  const parts = partsOf(when)
  let [from, to] = [-Infinity, Infinity]
  const read = (tree: Tree): number => {
    const value = evaluate(tree, scope)
    return typeof value === 'number' ? value : refuse('badBounds')
  }
  for (const { left, op, right } of parts) {
    const isLess = op === '<' || op === '≤'
    if (!isLess && op !== '>' && op !== '≥') return refuse('badBounds')
    const isName = (tree: Tree): boolean => tree.kind === 'name' && tree.name === name
    if (isName(left) === isName(right)) return refuse('badBounds')
    const limit = read(isName(left) ? right : left)
    if (isName(left) === isLess) to = Math.min(to, limit)
    else from = Math.max(from, limit)
  }
  return Number.isFinite(from) && Number.isFinite(to) && from < to ? [from, to] : refuse('badBounds')
}

function partsOf(when: Tree): { readonly left: Tree; readonly op: string; readonly right: Tree }[] {
  if (when.kind === 'logic' && when.op === 'and') return [...partsOf(when.left), ...partsOf(when.right)]
  if (when.kind !== 'relation') return refuse('badBounds')
  return when.ops.flatMap((op, at) => {
    const [left, right] = [when.sides[at], when.sides[at + 1]]
    return left && right ? [{ left, op, right }] : []
  })
}
