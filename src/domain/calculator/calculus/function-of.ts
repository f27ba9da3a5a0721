import { freeNames } from '#domain/calculator/calculus/bound.ts'
import type { Value } from '#domain/calculator/maths.ts'
import { CalcRefusal, type CalcCode } from '#domain/calculator/problem.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { compile } from '#lib/maths/compile.ts'
import { children, type Tree } from '#lib/maths/tree.ts'

const NO_VALUE: readonly CalcCode[] = [
  'divisionByZero',
  'angleWithoutValue',
  'noValue',
  'tooLarge',
  'zeroToZero',
  'outside',
  'notWhole'
]

/** What it costs to make a function, which a function within a function does again and again. */
const MAKING = 200

const sizeOf = (tree: Tree): number => children(tree).reduce((sum, one) => sum + sizeOf(one), 1)

export type Evaluate = (tree: Tree, scope: Scope) => Value

/** A tree as a function of one of its letters: quick where it is plain maths. NaN where it has no real value. */
export function functionOf(tree: Tree, letter: string, scope: Scope, evaluate: Evaluate): (x: number) => number {
  const size = sizeOf(tree)
  scope.spend(MAKING + size * MAKING)
  const names = [...freeNames(tree)].filter(name => name !== letter && !['e', 'π', '∞'].includes(name))
  const values = names.map(name => scope.valueOf(name))
  const ready = values.every(value => typeof value === 'number')
    ? compile(tree, [letter, ...names], { angle: scope.angle })
    : null
  if (ready?.kind === 'ready') {
    const { frame, value } = ready
    frame.set([NaN, ...(values as number[])])
    return x => {
      scope.spend(size)
      frame[0] = x
      return value()
    }
  }
  return x => {
    try {
      const value = evaluate(tree, { ...scope, valueOf: name => (name === letter ? x : scope.valueOf(name)) })
      return typeof value === 'number' ? value : NaN
    } catch (cause) {
      if (cause instanceof CalcRefusal && NO_VALUE.includes(cause.code)) return NaN
      throw cause
    }
  }
}
