import {
  coefficient,
  isNought,
  minus,
  over,
  plus,
  times,
  polynomialOf,
  type Coefficient
} from '#domain/calculator/equations/polynomial.ts'
import type { ExactScope } from '#domain/calculator/exact-value.ts'
import { refuse } from '#domain/calculator/problem.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import type { Tree } from '#lib/maths/tree.ts'

export type SystemSolutions =
  | { readonly kind: 'system'; readonly values: readonly (Coefficient & { readonly name: string })[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'many' }

interface Ways {
  readonly scope: Scope
  readonly exactScope: ExactScope
}

const NOUGHT = coefficient([])
const MOST_UNKNOWNS = 4

/** Linear equations, each written as `left = right`, with the unknowns in the order in which they come. */
export function solveSystem(equations: readonly Tree[], names: readonly string[], ways: Ways): SystemSolutions {
  if (names.length > MOST_UNKNOWNS) return refuse('notLinear')
  const rows = equations.map(equation => rowOf(equation, names, ways))
  return eliminated(rows, names)
}

/** The coefficients of the names and, last, what stands alone on the right. */
function rowOf(equation: Tree, names: readonly string[], ways: Ways): Coefficient[] {
  const [left, right] =
    equation.kind === 'relation' && equation.ops.length === 1 && equation.ops[0] === '=' ? equation.sides : []
  if (!left || !right) return refuse('notHere')
  const gap: Tree = { kind: 'binary', op: '-', left, right }
  const atNought = (hidden: readonly string[], given?: string): Ways => ({
    scope: { ...ways.scope, valueOf: one => (one === given ? 1 : hidden.includes(one) ? 0 : ways.scope.valueOf(one)) },
    exactScope: {
      ...ways.exactScope,
      valueOf: one => (one === given ? (ONE.exact ?? []) : hidden.includes(one) ? [] : ways.exactScope.valueOf(one))
    }
  })
  const row = names.map(name => {
    const others = names.filter(one => one !== name)
    const slopes = [undefined, ...others].map(given => polynomialOf(gap, name, atNought(others, given)))
    // Linear in each, and no product of two: the slope is the same wherever the others stand.
    if (slopes.some(one => one === null || one.length > 2)) return refuse('notLinear')
    const [first = NOUGHT, ...more] = slopes.map(one => one?.[1] ?? NOUGHT)
    if (more.some(one => Math.abs(one.value - first.value) > 1e-9 * Math.max(1, Math.abs(first.value))))
      return refuse('notLinear')
    return first
  })
  const alone = polynomialOf(gap, names[0] ?? '', atNought(names.slice(1)))
  return [...row, minus(alone?.[0] ?? NOUGHT)]
}

const ONE = coefficient([{ c: { n: 1n, d: 1n }, radicand: 1n, pi: 0 }])

/** What is left of a difference but dust counts as nothing. */
const isDust = (one: Coefficient, size: number): boolean =>
  one.exact ? isNought(one) : Math.abs(one.value) <= 1e-12 * size

/** Gauss and Jordan, with the largest pivot. */
function eliminated(given: readonly Coefficient[][], names: readonly string[]): SystemSolutions {
  const rows = given.map(row => [...row])
  const size = Math.max(...rows.flat().map(({ value }) => Math.abs(value)), 0)
  const pivots: number[] = []
  for (const column of names.keys()) {
    const top = pivots.length
    const best = rows.reduce(
      (most, row, at) =>
        at >= top && Math.abs(row[column]?.value ?? 0) > Math.abs(rows[most]?.[column]?.value ?? 0) ? at : most,
      top
    )
    const pivot = rows[best]?.[column]
    if (!pivot || isDust(pivot, size)) continue
    const lead = (rows[best] ?? []).map(one => over(one, pivot))
    rows[best] = rows[top] ?? []
    rows[top] = lead
    pivots.push(column)
    for (const [at, row] of rows.entries()) {
      const factor = row[column]
      if (at === top || !factor || isNought(factor)) continue
      rows[at] = row.map((one, place) => plus(one, minus(times(factor, lead[place] ?? NOUGHT))))
    }
  }
  if (rows.slice(pivots.length).some(row => !isDust(row.at(-1) ?? NOUGHT, size))) return { kind: 'none' }
  if (pivots.length < names.length) return { kind: 'many' }
  return { kind: 'system', values: names.map((name, at) => ({ name, ...(rows[at]?.at(-1) ?? NOUGHT) })) }
}
