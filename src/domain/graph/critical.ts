import { binary, call, children, type Tree } from '#lib/maths/tree.ts'

/** What becomes nought where a formula has a pole, a hole or an end: its denominators, the cosine of a tangent, what a logarithm is of. */
export function noughtsOf(tree: Tree): readonly Tree[] {
  const found: Tree[] = []
  const left: Tree[] = [tree]
  for (let one = left.pop(); one; one = left.pop()) {
    if (one.kind === 'binary' && one.op === '/') found.push(one.right)
    if (one.kind === 'binary' && one.op === '^' && one.right.kind === 'negative') found.push(one.left)
    if (one.kind === 'call') found.push(...ofCall(one.name, one.args))
    left.push(...children(one))
  }
  return found.filter(one => one.kind !== 'number').slice(0, 12)
}

function ofCall(called: string, [first]: readonly Tree[]): Tree[] {
  if (!first) return []
  if (called === 'tan' || called === 'sec') return [call('cos', first)]
  if (called === 'cot' || called === 'csc') return [call('sin', first)]
  if (called === 'ln' || called === 'log') return [first]
  return []
}

export const difference = (left: Tree, right: Tree): Tree =>
  right.kind === 'number' && right.value === 0 ? left : binary('-', left, right)
