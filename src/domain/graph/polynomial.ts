import type { Defined } from '#lib/maths/compile.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** The coefficients of a polynomial in x, lowest first; null for what is none. A letter that is not x has its value. */
export function coefficientsOf(
  tree: Tree,
  values: Readonly<Record<string, number>>,
  functions: ReadonlyMap<string, Defined>,
  x: readonly number[] = [0, 1],
  depth = 0
): number[] | null {
  const of = (one: Tree) => coefficientsOf(one, values, functions, x, depth)
  if (depth > 8) return null
  switch (tree.kind) {
    case 'number':
      return [tree.value]
    case 'name':
      return letter(tree.name, values, functions, x, depth)
    case 'negative':
      return of(tree.of)?.map(one => -one) ?? null
    case 'binary':
      return operation(tree.op, of(tree.left), of(tree.right))
    case 'call': {
      const defined = functions.get(tree.name)
      const [arg] = tree.args
      const inner = arg && defined?.params.length === 1 ? of(arg) : null
      if (!inner || !defined) return null
      const param = defined.params[0] ?? ''
      const body = param === 'x' ? defined.body : renamed(defined.body, param)
      return body && coefficientsOf(body, values, functions, inner, depth + 1)
    }
    default:
      return null
  }
}

function letter(
  text: string,
  values: Readonly<Record<string, number>>,
  functions: ReadonlyMap<string, Defined>,
  x: readonly number[],
  depth: number
): number[] | null {
  if (text === 'x') return [...x]
  if (text === 'π') return [Math.PI]
  if (text === 'e') return [Math.E]
  const defined = functions.get(text)
  if (defined?.params.length === 0) return coefficientsOf(defined.body, values, functions, x, depth + 1)
  const value = Object.hasOwn(values, text) ? values[text] : undefined
  return value === undefined ? null : [value]
}

/** f(t) = t² is a polynomial in its own letter. */
function renamed(tree: Tree, param: string): Tree | null {
  switch (tree.kind) {
    case 'name':
      return tree.name === param ? { kind: 'name', name: 'x' } : tree.name === 'x' ? null : tree
    case 'number':
      return tree
    case 'negative': {
      const of = renamed(tree.of, param)
      return of && { ...tree, of }
    }
    case 'binary': {
      const [left, right] = [renamed(tree.left, param), renamed(tree.right, param)]
      return left && right && { ...tree, left, right }
    }
    default:
      return null
  }
}

function operation(op: string, left: number[] | null, right: number[] | null): number[] | null {
  if (!left || !right) return null
  const length = Math.max(left.length, right.length)
  if (op === '+' || op === '-')
    return trimmed(Array.from({ length }, (_, at) => (left[at] ?? 0) + (op === '+' ? 1 : -1) * (right[at] ?? 0)))
  if (op === '*') return product(left, right)
  const [second = 0] = right
  if (right.length !== 1) return null
  if (op === '/') return second === 0 ? null : left.map(one => one / second)
  if (op !== '^' || !Number.isInteger(second) || second < 0 || second > 12) return null
  return Array.from({ length: second }).reduce<number[]>(all => product(all, left), [1])
}

function product(left: readonly number[], right: readonly number[]): number[] {
  const all = new Array<number>(left.length + right.length - 1).fill(0)
  left.forEach((one, i) => {
    right.forEach((other, j) => {
      all[i + j] = (all[i + j] ?? 0) + one * other
    })
  })
  return trimmed(all)
}

function trimmed(all: number[]): number[] {
  let { length } = all
  while (length > 1 && all[length - 1] === 0) length -= 1
  return all.slice(0, length)
}
