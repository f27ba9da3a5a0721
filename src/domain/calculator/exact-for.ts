import { toDecimal, type Exact } from '#domain/calculator/exact.ts'
import { exactValue, type ExactScope } from '#domain/calculator/exact-value.ts'
import type { Value } from '#domain/calculator/maths.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** Both ways of working out must agree: an exact form that does not is left out. */
export function exactFor(tree: Tree, value: number, scope: ExactScope, read: (tree: Tree) => Value): Exact | null {
  const exact = exactValue(tree, scope)
  if (!exact) return null
  const apart = Math.abs(toDecimal(exact) - value)
  // 10¹⁶ + 1 − 10¹⁶ is 1, and 0 in the figures that a double holds.
  return apart <= 1e-9 * Math.max(1, Math.abs(value)) || apart <= 4e-16 * sizeOf(tree, read) ? exact : null
}

/** What a sum has at most to lose its last figures to. */
function sizeOf(tree: Tree, read: (tree: Tree) => Value): number {
  if (tree.kind === 'binary' && (tree.op === '+' || tree.op === '-'))
    return sizeOf(tree.left, read) + sizeOf(tree.right, read)
  const value = read(tree)
  return typeof value === 'number' ? Math.abs(value) : 0
}

/** A fraction was asked for: a decimal that ends is not turned into one. */
export function asksFraction(tree: Tree): boolean {
  switch (tree.kind) {
    case 'number':
      return /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(tree.text)
    case 'name':
      return /^L_|^ans$/.test(tree.name)
    case 'negative':
      return asksFraction(tree.of)
    case 'binary':
      return tree.op === '/' || asksFraction(tree.left) || asksFraction(tree.right)
    case 'call':
      return tree.args.some(asksFraction) || ['sin', 'cos', 'tan', 'nCr'].includes(tree.name)
    default:
      return false
  }
}
