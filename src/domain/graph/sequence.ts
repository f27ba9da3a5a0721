import { compile, type Defined } from '#lib/maths/compile.ts'
import { Refusal } from '#lib/maths/problem.ts'
import { namesIn, type Tree } from '#lib/maths/tree.ts'

/** u_{n+shift} = of: `of` may speak of n and of other terms by their names. */
export interface Sequence {
  readonly letter: string
  readonly index: string
  readonly shift: number
  readonly of: Tree
  /** Terms that are used, as names of `of` with their distance from n: `u_n-1` is −1. */
  readonly used: readonly (readonly [name: string, distance: number])[]
  /** Terms that are given. */
  readonly given: readonly (readonly [index: number, of: Tree])[]
  /** Of an explicit one, the first index. */
  readonly from: number
}

const TERM = /^(\p{L}\p{M}?)_([nk])([+-]\d)?$/u
const FIRST = 1
const FURTHEST = 9

interface Term {
  readonly letter: string
  readonly index: string
  readonly distance: number
}

/** `u_n`, `u_{n+1}`, `u_n+1` where it is what a line defines, and `u(n)`, `u(n + 1)`. */
function termOf(tree: Tree): Term | null {
  if (tree.kind === 'name') {
    const [, letter, index, by = '0'] = TERM.exec(tree.name) ?? []
    return letter === undefined || index === undefined ? null : { letter, index, distance: Number(by) }
  }
  if (tree.kind === 'binary' && (tree.op === '+' || tree.op === '-') && tree.right.kind === 'number') {
    const of = tree.left.kind === 'name' ? termOf(tree.left) : null
    return of && { ...of, distance: of.distance + (tree.op === '+' ? 1 : -1) * tree.right.value }
  }
  const [argument] = tree.kind === 'call' && tree.args.length === 1 && tree.name.length === 1 ? tree.args : []
  if (tree.kind !== 'call' || !argument) return null
  const inner = argument.kind === 'name' ? { name: argument.name, by: 0 } : shifted(argument)
  return inner && /^[nk]$/.test(inner.name) ? { letter: tree.name, index: inner.name, distance: inner.by } : null
}

function shifted(tree: Tree): { readonly name: string; readonly by: number } | null {
  if (tree.kind !== 'binary' || tree.left.kind !== 'name' || tree.right.kind !== 'number') return null
  if (tree.op !== '+' && tree.op !== '-') return null
  return { name: tree.left.name, by: (tree.op === '+' ? 1 : -1) * tree.right.value }
}

/** u(n − 1) as the name u_{n-1}, so that both ways of writing are one. */
function renamed(tree: Tree, letter: string): Tree {
  const term = tree.kind === 'call' ? termOf(tree) : null
  if (term?.letter === letter) {
    const { index, distance } = term
    return { kind: 'name', name: `${letter}_${index}${distance === 0 ? '' : distance > 0 ? `+${distance}` : distance}` }
  }
  switch (tree.kind) {
    case 'negative':
      return { ...tree, of: renamed(tree.of, letter) }
    case 'binary':
      return { ...tree, left: renamed(tree.left, letter), right: renamed(tree.right, letter) }
    case 'call':
      return { ...tree, args: tree.args.map(one => renamed(one, letter)) }
    default:
      return tree
  }
}

/** A line that defines a sequence, by its number or by the terms before; null for any other line. */
export function sequenceIn(line: Tree): Sequence | null {
  const [rule, more] = partsOf(line)
  if (rule?.kind !== 'relation' || rule.ops.length > 1 || rule.ops[0] !== '=') return null
  const [left, right] = rule.sides
  const term = left && termOf(left)
  if (!term || !right) return null
  const { letter, index, distance: shift } = term
  const of = renamed(right, letter)
  const used = [...namesIn(of).names].flatMap(name => {
    const one = termOf({ kind: 'name', name })
    return one?.letter === letter && one.index === index ? [[name, one.distance] as const] : []
  })
  const isBehind = used.every(([, distance]) => distance < shift && shift - distance <= FURTHEST)
  if (!isBehind || (used.length === 0 && left.kind === 'binary')) return null
  return { letter, index, shift, of, used, given: more.flatMap(one => givenIn(one, letter)), from: fromOf(more, index) }
}

function partsOf(line: Tree): readonly [Tree | undefined, readonly Tree[]] {
  if (line.kind === 'list' && line.shape === 'bare') return [line.items[0], line.items.slice(1)]
  if (line.kind !== 'where') return [line, []]
  const conditions: Tree[] = []
  const left = [line.when]
  for (let one = left.pop(); one; one = left.pop())
    if (one.kind === 'logic' && one.op === 'and') left.push(one.left, one.right)
    else conditions.push(one)
  return [line.of, conditions]
}

/** `u_1 = 3` */
function givenIn(tree: Tree, letter: string): (readonly [number, Tree])[] {
  if (tree.kind !== 'relation' || tree.ops[0] !== '=') return []
  const [left, right] = tree.sides
  const index = left ? indexOf(left, letter) : null
  return index === null || !right ? [] : [[index, right]]
}

function indexOf(tree: Tree, letter: string): number | null {
  const [first] = tree.kind === 'call' && tree.name === letter ? tree.args : []
  if (first?.kind === 'number' && Number.isInteger(first.value)) return first.value
  const [, below] = (tree.kind === 'name' && new RegExp(`^${letter}_(\\d{1,3})$`, 'u').exec(tree.name)) || []
  return below === undefined ? null : Number(below)
}

function fromOf(conditions: readonly Tree[], index: string): number {
  for (const one of conditions) {
    if (one.kind !== 'relation') continue
    const at = one.sides.findIndex(side => side.kind === 'name' && side.name === index)
    const [before, after] = [one.sides[at - 1], one.sides[at + 1]]
    if (at === 0 && /[>≥]/.test(one.ops[0] ?? '') && after?.kind === 'number')
      return one.ops[0] === '>' ? Math.floor(after.value) + 1 : Math.ceil(after.value)
    if (at > 0 && /[<≤]/.test(one.ops[at - 1] ?? '') && before?.kind === 'number')
      return one.ops[at - 1] === '<' ? Math.floor(before.value) + 1 : Math.ceil(before.value)
  }
  return FIRST
}

/** What other lines give: `u_1 = 3` on a line of its own. */
export function withGiven(sequence: Sequence, functions: ReadonlyMap<string, Defined>): Sequence {
  const own = new Set(sequence.given.map(([index]) => index))
  const others = [...functions].flatMap(([name, { params, body }]) => {
    const index = params.length === 0 ? indexOf({ kind: 'name', name }, sequence.letter) : null
    return index === null || own.has(index) ? [] : [[index, body] as const]
  })
  return { ...sequence, given: [...sequence.given, ...others].toSorted(([one], [other]) => one - other) }
}

/** Whether enough terms are given to begin with. */
export function isBegun({ used, given, shift }: Sequence): boolean {
  if (used.length === 0) return true
  const furthest = shift - Math.min(...used.map(([, distance]) => distance))
  const first = given[0]?.[0]
  if (first === undefined) return false
  return Array.from({ length: furthest }, (_, at) => first + at).every(at => given.some(([index]) => index === at))
}

/** A long way for a recursion, and short for a frame. */
const MOST_TERMS = 20_000

export interface Terms {
  readonly first: number
  readonly values: readonly number[]
}

/** The terms up to an index. */
export function termsOf(
  sequence: Sequence,
  last: number,
  values: Readonly<Record<string, number>>,
  options: Parameters<typeof compile>[2]
): Terms {
  const { of, used, given, shift, index } = sequence
  const letters = Object.keys(values)
  const number = (tree: Tree) => ready(tree, letters, values, options)()
  const first = given[0]?.[0] ?? sequence.from
  const count = Math.max(0, Math.min(MOST_TERMS, Math.floor(last) - first + 1))
  const start = new Map(given.map(([at, tree]) => [at, number(tree)]))
  const compiled = compile(of, [index, ...used.map(([name]) => name), ...letters], options)
  if (compiled.kind === 'problem') throw new Refusal(compiled.problem.code, 0, 0, compiled.problem.detail)
  compiled.frame.set(
    letters.map(one => values[one] ?? NaN),
    1 + used.length
  )
  const found: number[] = []
  for (let at = first; at < first + count; at += 1) {
    compiled.frame[0] = at - shift
    used.forEach(([, distance], place) => (compiled.frame[place + 1] = found[at - shift + distance - first] ?? NaN))
    found.push(start.get(at) ?? compiled.value())
  }
  return { first, values: found }
}

function ready(
  tree: Tree,
  letters: readonly string[],
  values: Readonly<Record<string, number>>,
  options: Parameters<typeof compile>[2]
): () => number {
  const compiled = compile(tree, letters, options)
  if (compiled.kind === 'problem') throw new Refusal(compiled.problem.code, 0, 0, compiled.problem.detail)
  compiled.frame.set(letters.map(one => values[one] ?? NaN))
  return compiled.value
}
