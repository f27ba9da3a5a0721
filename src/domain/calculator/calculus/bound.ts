import { namesIn, type Tree } from '#lib/maths/tree.ts'

/** Calls that give a letter its values themselves: its place is second. */
export const BINDERS: ReadonlySet<string> = new Set(['integral', 'derivative', 'sum'])

export function boundName(args: readonly Tree[]): string | null {
  const [, letter] = args
  return letter?.kind === 'name' ? letter.name : null
}

/** The names whose values a tree asks for; the k of Σ is none of them. */
export function freeNames(tree: Tree): ReadonlySet<string> {
  if (tree.kind === 'call' && BINDERS.has(tree.name)) {
    const bound = boundName(tree.args)
    const [body, , ...limits] = tree.args
    const inner = body ? [...freeNames(body)].filter(name => name !== bound) : []
    return new Set([...inner, ...limits.flatMap(one => [...freeNames(one)])])
  }
  switch (tree.kind) {
    case 'negative':
      return freeNames(tree.of)
    case 'binary':
      return new Set([...freeNames(tree.left), ...freeNames(tree.right)])
    case 'call':
      return new Set(tree.args.flatMap(one => [...freeNames(one)]))
    case 'relation':
      return new Set(tree.sides.flatMap(one => [...freeNames(one)]))
    case 'list':
      return new Set(tree.items.flatMap(one => [...freeNames(one)]))
    case 'where':
      return freeNames(tree.of)
    default:
      return namesIn(tree).names
  }
}
