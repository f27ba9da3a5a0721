import { boundName } from '#domain/calculator/calculus/bound.ts'
import { derivative } from '#domain/calculator/calculus/derivative.ts'
import { functionOf, type Evaluate } from '#domain/calculator/calculus/function-of.ts'
import { integral } from '#domain/calculator/calculus/integral.ts'
import { refuse } from '#domain/calculator/problem.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { name, type Tree } from '#lib/maths/tree.ts'

/** How each is written, for who wrote it otherwise. */
const USAGE: Readonly<Record<string, string>> = {
  integral: '∫_0^2 x² dx, ∫(x², x, 0, 2)',
  derivative: 'd/dx(x², 3)',
  sum: 'Σ_(k=1)^10 k², Σ(k², k, 1, 10)'
}

interface Ways {
  readonly read: (tree: Tree) => number
  readonly evaluate: Evaluate
}

export function worked(called: string, args: readonly Tree[], { read, evaluate }: Ways, scope: Scope): number {
  const full = called !== 'derivative' && args.length === 3 && args[0] ? [args[0], name('x'), ...args.slice(1)] : args
  const [body, , from, to] = full
  const letter = boundName(full)
  const wanted = called === 'derivative' ? 3 : 4
  if (called === 'derivative' && args.length === 2 && letter !== null) return refuse('atWhich', letter)
  if (!body || !from || letter === null || full.length !== wanted) return refuse('arguments', USAGE[called] ?? '')
  scope.need(called === 'sum' ? 'sums' : 'calculus')
  const f = functionOf(body, letter, scope, evaluate)
  if (called === 'derivative') {
    const found = derivative(f, read(from)) ?? refuse('noSlope')
    scope.within(found.error)
    return found.value
  }
  const [low, high] = [read(from), to ? read(to) : 0]
  if (called === 'sum') return summed(f, low, high, scope)
  const found = integral(f, low, high) ?? refuse('notSettled')
  scope.within(found.error)
  return found.value
}

const MOST_TERMS = 1_000_000

/** With what each step loses carried along (Neumaier). */
function summed(f: (k: number) => number, from: number, to: number, scope: Scope): number {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return refuse('wholeLimits')
  if (to - from > MOST_TERMS) return refuse('tooMuch')
  let [sum, lost] = [0, 0]
  for (let k = from; k <= to; k += 1) {
    const term = f(k)
    if (Number.isNaN(term)) return refuse('noValue')
    const next = sum + term
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum
    sum = next
  }
  scope.spend(to - from)
  return sum + lost
}
