import { binary, call, children, namesIn, type Tree } from '#lib/maths/tree.ts'
import type { Drawn, Trouble } from '#domain/graph/drawn.ts'
import { difference } from '#domain/graph/critical.ts'

/** What a line is, and the condition under which it holds. */
export function without(tree: Tree): { readonly tree: Tree; readonly when: Tree | null } {
  if (tree.kind !== 'where') return { tree, when: null }
  const inner = without(tree.of)
  return {
    tree: inner.tree,
    when: inner.when ? { kind: 'logic', op: 'and', left: inner.when, right: tree.when } : tree.when
  }
}

const has = (tree: Tree, letter: string) => namesIn(tree).names.has(letter)
const where = (of: Tree, when: Tree | null): Tree => (when ? { kind: 'where', of, when } : of)

/** What a line puts on the plane, or why it puts nothing there. */
export function drawnOf(line: Tree): Drawn[] | Trouble {
  const { tree, when } = without(line)
  if (tree.kind === 'relation' || tree.kind === 'logic') return ofRelation(tree, when)
  const path = pathOf(tree, when)
  if (path) return path
  if (tree.kind === 'tuple' || tree.kind === 'list' || tree.kind === 'matrix') return ofPoints(tree, when)
  if (has(tree, 'x') && !has(tree, 'y')) return both(tree).map(of => ({ kind: 'y', of: where(of, when) }))
  if (has(tree, 'x') || has(tree, 'y')) return 'notEqual'
  return [{ kind: 'value', of: where(tree, when) }]
}

function ofRelation(tree: Tree, when: Tree | null): Drawn[] | Trouble {
  if (tree.kind !== 'relation' || tree.ops.length > 1 || tree.ops[0] !== '=') return ofRegion(tree, when)
  const [left, right] = tree.sides
  if (!left || !right) return 'nothingToDraw'
  const isAlone = (one: Tree, other: Tree, letter: string) =>
    one.kind === 'name' && one.name === letter && !has(other, letter)
  for (const [one, other] of [
    [left, right],
    [right, left]
  ] as const) {
    if (isAlone(one, other, 'y')) return both(other).map(of => ({ kind: 'y', of: where(of, when) }))
    if (isAlone(one, other, 'x')) return both(other).map(of => ({ kind: 'x', of: where(of, when) }))
    if (isAlone(one, other, 'r') && !has(other, 'x') && !has(other, 'y')) return ofPolar(other, when)
  }
  const isDrawn = [left, right].some(one => has(one, 'x') || has(one, 'y'))
  const sides = both(binary('-', left, right))
  return isDrawn ? sides.map(of => ({ kind: 'implicit', of: where(of, when) })) : 'nothingToDraw'
}

/** Both signs of ±, in one of them each. */
function both(tree: Tree): Tree[] {
  const isPlusMinus = (one: Tree): boolean =>
    (one.kind === 'binary' && one.op === '±') || children(one).some(isPlusMinus)
  if (!isPlusMinus(tree)) return [tree]
  const signed = (one: Tree, op: '+' | '-'): Tree => {
    if (one.kind === 'binary') return binary(one.op === '±' ? op : one.op, signed(one.left, op), signed(one.right, op))
    if (one.kind === 'negative') return { ...one, of: signed(one.of, op) }
    return one.kind === 'call' ? { ...one, args: one.args.map(arg => signed(arg, op)) } : one
  }
  return [signed(tree, '+'), signed(tree, '-')]
}

/** An inequality as a height that is above nought where it holds. */
function ofRegion(tree: Tree, when: Tree | null): Drawn[] | Trouble {
  if (!has(tree, 'x') && !has(tree, 'y')) return 'nothingToDraw'
  const height = heightOf(when ? { kind: 'logic', op: 'and', left: tree, right: when } : tree)
  if (!height) return 'notEqual'
  const isStrict = tree.kind === 'relation' && tree.ops.every(op => op === '<' || op === '>')
  return [{ kind: 'region', of: height, isStrict }]
}

function heightOf(tree: Tree): Tree | null {
  if (tree.kind === 'logic') {
    const [left, right] = [heightOf(tree.left), heightOf(tree.right)]
    return left && right ? call(tree.op === 'and' ? 'min' : 'max', left, right) : null
  }
  if (tree.kind !== 'relation' || tree.ops.includes('=') || tree.ops.includes('≠')) return null
  const heights = tree.ops.map((op, index) => {
    const [low, high] = [tree.sides[index], tree.sides[index + 1]]
    if (!low || !high) return null
    return op === '<' || op === '≤' ? difference(high, low) : difference(low, high)
  })
  return heights.reduce((all, one) => (all && one ? call('min', all, one) : null))
}

function ofPolar(of: Tree, when: Tree | null): Drawn[] | Trouble {
  const ends = endsOf(when, 'θ')
  return ends ? both(of).map(one => ({ kind: 'polar', of: one, ends })) : 'badEnds'
}

/** `0 ≤ t ≤ 2π` */
function endsOf(when: Tree | null, letter: string): { from: Tree | null; to: Tree | null } | null {
  if (!when) return { from: null, to: null }
  if (when.kind === 'logic' && when.op === 'and') {
    const [one, other] = [endsOf(when.left, letter), endsOf(when.right, letter)]
    return one && other ? { from: one.from ?? other.from, to: one.to ?? other.to } : null
  }
  if (when.kind !== 'relation' || when.ops.includes('=') || when.ops.includes('≠')) return null
  const isUp = when.ops.every(op => op === '<' || op === '≤')
  const sides = isUp ? when.sides : when.sides.toReversed()
  const at = sides.findIndex(one => one.kind === 'name' && one.name === letter)
  return at < 0 || (!isUp && when.ops.some(op => op === '<' || op === '≤'))
    ? null
    : { from: sides[at - 1] ?? null, to: sides[at + 1] ?? null }
}

/** `x = t², y = t³`, with the ends of t as a third part or behind it. */
function pathOf(tree: Tree, when: Tree | null): Drawn[] | Trouble | null {
  const [first, second, ...more] = tree.kind === 'list' && tree.shape === 'bare' ? tree.items : []
  const side = (one: Tree | undefined, letter: string): Tree | null => {
    if (one?.kind !== 'relation' || one.ops.length > 1 || one.ops[0] !== '=') return null
    const [left, right] = one.sides
    return left?.kind === 'name' && left.name === letter && right && !has(right, 'x') && !has(right, 'y') ? right : null
  }
  const [x, y] = side(first, 'x') ? [side(first, 'x'), side(second, 'y')] : [side(second, 'x'), side(first, 'y')]
  if (!x || !y || (!has(x, 't') && !has(y, 't'))) return null
  const conditions = [...more, ...(when ? [when] : [])]
  const ends = endsOf(
    conditions.reduce<Tree | null>(
      (all, one) => (all ? { kind: 'logic', op: 'and', left: all, right: one } : one),
      null
    ),
    't'
  )
  return ends ? [{ kind: 'path', x, y, ends }] : 'badEnds'
}

function ofPoints(tree: Tree, when: Tree | null): Drawn[] | Trouble {
  if (tree.kind === 'tuple' && tree.items.length === 2) {
    const [x, y] = tree.items
    if (!x || !y) return 'noPoints'
    if (!has(tree, 't')) return [{ kind: 'points', points: [[x, y]] }]
    const ends = endsOf(when, 't')
    return ends ? [{ kind: 'path', x, y, ends }] : 'badEnds'
  }
  const rows =
    tree.kind === 'matrix'
      ? tree.rows
      : tree.kind === 'list'
        ? tree.items.map(one => (one.kind === 'tuple' ? one.items : []))
        : []
  const points = rows.flatMap(([x, y, more]): [Tree, Tree][] => (x && y && !more ? [[x, y]] : []))
  return points.length > 0 && points.length === rows.length ? [{ kind: 'points', points }] : 'noPoints'
}
