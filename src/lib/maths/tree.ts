/** What a student wrote, as one tree: drawn, worked out, typeset and printed from here. */
export type Tree =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Tree }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Tree[] }
  | { readonly kind: 'relation'; readonly ops: readonly RelationOp[]; readonly sides: readonly Tree[] }
  | { readonly kind: 'tuple'; readonly items: readonly Tree[] }
  | { readonly kind: 'list'; readonly items: readonly Tree[]; readonly shape: ListShape }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Tree[])[] }
  | { readonly kind: 'cases'; readonly branches: readonly Branch[] }
  | { readonly kind: 'where'; readonly of: Tree; readonly when: Tree }
  | { readonly kind: 'logic'; readonly op: 'and' | 'or'; readonly left: Tree; readonly right: Tree }

export type BinaryOp = '+' | '-' | '*' | '/' | '^' | '±' | 'mod'
export type RelationOp = '=' | '<' | '≤' | '>' | '≥' | '≠'
export type ListShape = 'bare' | 'square' | 'brace'

/** One line of a piecewise function; the last may hold for all that is left. */
export interface Branch {
  readonly value: Tree
  readonly when: Tree | null
}

export const number = (value: number, text = String(value)): Tree => ({ kind: 'number', value, text })
export const name = (text: string): Tree => ({ kind: 'name', name: text })
export const negative = (of: Tree): Tree => ({ kind: 'negative', of })
export const call = (called: string, ...args: readonly Tree[]): Tree => ({ kind: 'call', name: called, args })
export const binary = (op: BinaryOp, left: Tree, right: Tree): Tree => ({ kind: 'binary', op, left, right })

export function children(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'number':
    case 'name':
      return []
    case 'negative':
      return [tree.of]
    case 'binary':
    case 'logic':
      return [tree.left, tree.right]
    case 'call':
      return tree.args
    case 'relation':
      return tree.sides
    case 'tuple':
    case 'list':
      return tree.items
    case 'matrix':
      return tree.rows.flat()
    case 'cases':
      return tree.branches.flatMap(({ value, when }) => (when ? [value, when] : [value]))
    case 'where':
      return [tree.of, tree.when]
  }
}

/** The letters and functions that stand in a tree, each once, in the order in which they come. */
export function namesIn(tree: Tree): { readonly names: ReadonlySet<string>; readonly calls: ReadonlySet<string> } {
  const names = new Set<string>()
  const calls = new Set<string>()
  const left: Tree[] = [tree]
  for (let one = left.pop(); one; one = left.pop()) {
    if (one.kind === 'name') names.add(one.name)
    if (one.kind === 'call') calls.add(one.name)
    left.push(...children(one).toReversed())
  }
  return { names, calls }
}

/** Whether two trees say the same, however their numbers were written: 0.50 and 0.5. */
export function same(one: Tree, other: Tree): boolean {
  return outline(one) === outline(other)
}

function outline(tree: Tree): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'text' ? undefined : value))
}

/** How tightly the written forms of a tree hold together; what is looser than its place stands in brackets. */
export const BINDS = { or: 4, and: 5, relation: 10, sum: 20, minus: 25, product: 30, power: 50, value: 60 } as const

export function bindingOf(tree: Tree): number {
  switch (tree.kind) {
    case 'logic':
      return BINDS[tree.op]
    case 'relation':
      return BINDS.relation
    case 'negative':
      return BINDS.minus
    case 'where':
      return 0
    case 'binary':
      if (tree.op === '^') return BINDS.power
      return tree.op === '+' || tree.op === '-' || tree.op === '±' ? BINDS.sum : BINDS.product
    default:
      return BINDS.value
  }
}
