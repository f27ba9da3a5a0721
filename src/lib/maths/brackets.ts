import type { Cursor } from './cursor.ts'
import { CLOSE, OPEN, type Token } from './tokens.ts'
import { type Branch, call, type Tree } from './tree.ts'

const CLOSES: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '|': '|',
  '|(': '|)',
  '⌊': '⌋',
  '⌈': '⌉',
  [OPEN]: CLOSE
}
const OPENS = new Set(Object.values(CLOSES))

/** What stands within a bracket whose opening sign is `open`; of a call, its arguments. */
export function bracketed(cursor: Cursor, open: Token, as: 'call'): readonly Tree[]
export function bracketed(cursor: Cursor, open: Token): Tree
export function bracketed(cursor: Cursor, open: Token, as?: 'call'): Tree | readonly Tree[] {
  const close = CLOSES[open.text]
  if (close === undefined) return notAValue(cursor, open)
  if (open.text === '{') return cursor.within(() => braced(cursor, open))
  if (open.text === '|') return call('abs', bars(cursor, open))
  const rows = cursor.within(() => readRows(cursor, open, close))
  const items = rows.flat()
  if (items.length === 0) cursor.refuse('emptyBrackets', open)
  if (as === 'call') return items
  return closed(open, rows, items)
}

function closed(open: Token, rows: Tree[][], items: Tree[]): Tree {
  const [first] = items
  if (open.text === '⌊' || open.text === '⌈') return call(open.text === '⌊' ? 'floor' : 'ceil', ...items)
  if (open.text === '|(') return call('abs', ...items)
  if (rows.length > 1) return { kind: 'matrix', rows }
  if (items.length === 1 && first && !(open.text === '[' && isRow(first))) return first
  if (open.text !== '[') return { kind: 'tuple', items }
  if (items.every(isRow)) {
    const lines = items.map(one => (one.kind === 'list' ? one.items : [one]))
    if (new Set(lines.map(one => one.length)).size === 1) return { kind: 'matrix', rows: lines }
  }
  return { kind: 'list', items, shape: 'square' }
}

const isRow = (tree: Tree) => tree.kind === 'list' && tree.shape === 'square'

/** Items between commas, in rows between semicolons. */
function readRows(cursor: Cursor, open: Token, close: string): Tree[][] {
  const rows: Tree[][] = [[]]
  if (cursor.take(close)) return rows
  for (;;) {
    rows.at(-1)?.push(cursor.grammar.logic(cursor))
    if (cursor.take(close)) break
    if (cursor.take(';')) rows.push([])
    else if (!cursor.take(',')) notClosed(cursor, open)
  }
  if (new Set(rows.map(row => row.length)).size > 1) cursor.refuse('badPieces', open)
  return rows
}

function bars(cursor: Cursor, open: Token): Tree {
  cursor.bars += 1
  const of = cursor.grammar.logic(cursor)
  if (!cursor.take('|')) notClosed(cursor, open)
  cursor.bars -= 1
  return of
}

function notClosed(cursor: Cursor, open: Token): never {
  const { token } = cursor
  if (token.kind === 'end') cursor.refuse('unclosed', open)
  if (token.kind === 'sign' && OPENS.has(token.text)) cursor.refuse('wrongBracket', token)
  cursor.refuse('missingValue', token)
}

function notAValue(cursor: Cursor, token: Token): never {
  if (OPENS.has(token.text)) cursor.refuse('unopened', token)
  cursor.refuse('missingValue', token)
}

/** In braces stand the pieces of a function, a set, or after a value the condition under which it holds. */
function braced(cursor: Cursor, open: Token): Tree {
  if (cursor.take('}')) cursor.refuse('emptyBrackets', open)
  const items: Tree[] = []
  const branches: Branch[] = []
  for (;;) {
    const isRest = cursor.take('else')
    const first = isRest && (cursor.is('}') || cursor.is(',')) ? null : cursor.grammar.logic(cursor)
    if (first === null) branches.push(...rest(items))
    else if (cursor.take(':')) branches.push({ value: cursor.grammar.logic(cursor), when: first })
    else if (cursor.take('if')) branches.push({ value: first, when: cursor.grammar.logic(cursor) })
    else if (cursor.take('else')) branches.push({ value: first, when: null })
    else items.push(first)
    if (cursor.take('}')) break
    if (!cursor.take(',') && !cursor.take(';')) notClosed(cursor, open)
  }
  return piecesOf(cursor, open, items, branches)
}

function rest(items: Tree[]): Branch[] {
  const value = items.pop()
  return value ? [{ value, when: null }] : []
}

const isCondition = (tree: Tree | undefined) => tree?.kind === 'relation' || tree?.kind === 'logic'

function piecesOf(cursor: Cursor, open: Token, items: Tree[], branches: Branch[]): Tree {
  if (branches.length > 0) {
    const [value, more] = items
    if (more) cursor.refuse('badPieces', open)
    if (value) branches.push({ value, when: null })
    return madeCases(cursor, open, branches)
  }
  const isPieces = items.length > 1 && isCondition(items[1]) && !isCondition(items[0])
  if (!isPieces) return { kind: 'list', items, shape: 'brace' }
  for (let at = 0; at < items.length; at += 2) {
    const value = items[at]
    if (value) branches.push({ value, when: items[at + 1] ?? null })
  }
  return madeCases(cursor, open, branches)
}

function madeCases(cursor: Cursor, open: Token, branches: readonly Branch[]): Tree {
  const isFine = branches.every(({ value, when }, index) =>
    when === null ? index === branches.length - 1 : isCondition(when) && !isCondition(value)
  )
  if (!isFine) cursor.refuse('badPieces', open)
  return { kind: 'cases', branches }
}

/** `\begin{cases} x & x > 0 \\ 0 & \text{otherwise} \end{cases}` */
export function cases(cursor: Cursor, open: Token): Tree {
  const branches = cursor.within(() =>
    lines(cursor, open, () => {
      const value = cursor.grammar.logic(cursor)
      cursor.take(',')
      cursor.take('&')
      cursor.take('if')
      if (cursor.take('else') || cursor.is('row') || cursor.is('end')) return { value, when: null }
      return { value, when: cursor.grammar.logic(cursor) }
    })
  )
  return madeCases(cursor, open, branches)
}

export function matrix(cursor: Cursor, open: Token): Tree {
  const rows = cursor.within(() =>
    lines(cursor, open, () => {
      const row = [cursor.grammar.logic(cursor)]
      while (cursor.take('&')) row.push(cursor.grammar.logic(cursor))
      return row
    })
  )
  if (new Set(rows.map(row => row.length)).size > 1) cursor.refuse('badPieces', open)
  return { kind: 'matrix', rows }
}

function lines<T>(cursor: Cursor, open: Token, read: () => T): T[] {
  const found: T[] = []
  do {
    if (cursor.is('end')) break
    found.push(read())
    cursor.take(',')
  } while (cursor.take('row'))
  if (!cursor.take('end')) notClosed(cursor, open)
  if (found.length === 0) cursor.refuse('emptyBrackets', open)
  return found
}
