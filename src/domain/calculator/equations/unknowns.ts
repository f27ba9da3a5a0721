import { freeNames } from '#domain/calculator/calculus/bound.ts'
import { refuse } from '#domain/calculator/problem.ts'
import { OWN } from '#domain/calculator/read-line.ts'
import type { Tree } from '#lib/maths/tree.ts'

/**
 * The letters that nothing defines. Where each has a value, the only one that a line gave it is looked for all the same:
 * `x = 7` some lines above is seldom meant in x² − 5x + 6 = 0.
 */
export function unknownsOf(
  tree: Tree,
  isSet: (name: string) => boolean
): { readonly unknowns: readonly string[]; readonly hidden: string | null } {
  const names = [...freeNames(tree)].filter(one => !OWN.has(one) && !/^(?:L|list)_\d+$/.test(one))
  const unknowns = names.filter(one => !isSet(one))
  if (unknowns.length > 0 || names.length === 0) return { unknowns, hidden: null }
  const [hidden = null, ...more] = names
  return more.length === 0 ? { unknowns: names, hidden } : refuse('isSet', names.join(', '))
}
