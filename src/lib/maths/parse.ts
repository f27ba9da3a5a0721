import { Cursor } from './cursor.ts'
import { GRAMMAR } from './expression.ts'
import { type Doubt, type Problem, Refusal } from './problem.ts'
import { isTex, type Token, tokens } from './tokens.ts'
import type { Branch, Tree } from './tree.ts'
import type { Known } from './vocabulary.ts'

export type Parsed =
  | { readonly kind: 'tree'; readonly tree: Tree; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'problem'; readonly problem: Problem }

/** A line of a course has a tenth of it; beyond, it is a page that was pasted. */
const LONGEST = 2000
const ALWAYS = ['f', 'g', 'h']

/** Reads what a student wrote, or says what cannot be read and where. `known`: what the lines around it define. */
export function parse(text: string, known: Known = {}): Parsed {
  try {
    if (text.length > LONGEST) throw new Refusal('tooLong', LONGEST, text.length - LONGEST, String(LONGEST))
    const found = tokens(text, known)
    if (found.length === 1) throw new Refusal('empty')
    const cursor = new Cursor(GRAMMAR, found, [...ALWAYS, ...(known.functions ?? []), ...defined(found)], isTex(text))
    const tree = line(cursor)
    return { kind: 'tree', tree, doubts: cursor.doubts }
  } catch (cause) {
    if (cause instanceof Refusal) return { kind: 'problem', problem: cause.problem }
    throw cause
  }
}

/** Letters that stand for numbers of their own, and axes: `y(x) = …` defines a function, `x(y) = 3` does not. */
const RESERVED = new Set(['e', 'π', 'i', '∞'])

function defined(found: readonly Token[]): string[] {
  const signs = found.map(token => (token.kind === 'name' ? 'n' : token.kind === 'number' ? '1' : token.text))
  const head = /^n(_(?:⦃[n1]+⦄|[n1]))?\(n(?:,n)*\)=/.exec(signs.map(one => (one.length > 1 ? '?' : one)).join(''))
  const [first] = found
  if (!head || !first || RESERVED.has(first.text)) return []
  const args = found
    .slice(0, head[0].length)
    .filter(token => token.kind === 'name')
    .slice(1)
  if (args.some(token => token.text === first.text) || (first.text === 'x' && args[0]?.text !== 't')) return []
  const lowered = (head[1] ?? '').length
  const below = found
    .slice(1, 1 + lowered)
    .filter(token => token.kind !== 'sign')
    .map(token => token.text)
  return [below.length === 0 ? first.text : `${first.text}_${below.join('')}`]
}

const isCondition = (tree: Tree) => (tree.kind === 'relation' && !tree.ops.includes('=')) || tree.kind === 'logic'
const isRelation = (tree: Tree): boolean => tree.kind === 'relation' || tree.kind === 'logic'
const isConditions = (trees: readonly Tree[]) => trees.length > 0 && trees.every(isCondition)
const both = (left: Tree, right: Tree): Tree => ({ kind: 'logic', op: 'and', left, right })

/** A whole line: one thing, a list of things, pieces of a function, or a thing and where it holds. */
function line(cursor: Cursor): Tree {
  const items: Tree[] = []
  const branches: Branch[] = []
  do {
    if (cursor.token.kind === 'end' && items.length > 0) break
    const item = conditioned(cursor)
    if (cursor.take('if')) branches.push({ value: item, when: cursor.grammar.logic(cursor) })
    else if (cursor.take('else')) branches.push({ value: item, when: null })
    else items.push(item)
  } while (cursor.take(',') || cursor.take(';'))
  ended(cursor)
  const [first, ...more] = items
  if (branches.length > 0) return pieces(cursor, branches, items)
  if (!first) return cursor.refuse('empty')
  if (isConditions(more)) return { kind: 'where', of: first, when: more.reduce(both) }
  return more.length === 0 ? first : { kind: 'list', items, shape: 'bare' }
}

/** `y = x² {0 < x < 2}` */
function conditioned(cursor: Cursor): Tree {
  let of = cursor.grammar.logic(cursor)
  while (cursor.is('{')) {
    const { token } = cursor
    const held = cursor.grammar.logic(cursor)
    if (held.kind !== 'list' || !held.items.every(isRelation)) return cursor.refuse('badPieces', token)
    of = { kind: 'where', of, when: held.items.reduce(both) }
  }
  return of
}

/** `f(x) = x² if x < 0, 2x if x ≥ 0`: what stands before the first sign of equality belongs to every piece. */
function pieces(cursor: Cursor, branches: readonly Branch[], items: readonly Tree[]): Tree {
  const [first, ...others] = branches
  if (items.length > 0 || !first) return cursor.refuse('badPieces', cursor.peek(0), '')
  if (others.length === 0 && first.when) return { kind: 'where', of: first.value, when: first.when }
  const { value } = first
  const [head, body] = value.kind === 'relation' && value.ops.length === 1 ? value.sides : []
  const isFine = others.every(
    ({ value: one, when }, index) => !isCondition(one) && (when ?? index === others.length - 1)
  )
  if (!isFine) return cursor.refuse('badPieces', cursor.peek(0), '')
  if (value.kind !== 'relation' || !head || !body) return { kind: 'cases', branches }
  const made: Tree = { kind: 'cases', branches: [{ value: body, when: first.when }, ...others] }
  return { kind: 'relation', ops: value.ops, sides: [head, made] }
}

function ended(cursor: Cursor) {
  const { token } = cursor
  if (token.kind === 'end') return
  if (/^(?:[)\]}|⦄⌋⌉]|\|\))$/.test(token.text)) cursor.refuse('unopened')
  cursor.refuse('missingValue')
}
