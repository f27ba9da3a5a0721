import { applied, rootOf } from './applied.ts'
import { bracketed, cases, matrix } from './brackets.ts'
import type { Cursor, Grammar } from './cursor.ts'
import { CLOSE, OPEN, type Token } from './tokens.ts'
import { type BinaryOp, binary, call, name, negative, number, type RelationOp, type Tree } from './tree.ts'
import { besides, startsValue, subscript } from './values.ts'

const RELATIONS = new Set(['=', '<', '≤', '>', '≥', '≠'])
const SUM = 20
const PRODUCT = 30
const MINUS = 35
const CHOOSE = 40
const POWER = 50
const INFIX: Readonly<Record<string, readonly [binds: number, op: BinaryOp | 'nCr' | 'nPr']>> = {
  '+': [SUM, '+'],
  '-': [SUM, '-'],
  '±': [SUM, '±'],
  '*': [PRODUCT, '*'],
  '/': [PRODUCT, '/'],
  mod: [PRODUCT, 'mod'],
  nCr: [CHOOSE, 'nCr'],
  nPr: [CHOOSE, 'nPr']
}
/** What a relation, `and` and `or` hold together: the whole of a line but for its commas. */
function logic(cursor: Cursor): Tree {
  let left = conjunction(cursor)
  while (cursor.take('or')) left = { kind: 'logic', op: 'or', left, right: conjunction(cursor) }
  return left
}

function conjunction(cursor: Cursor): Tree {
  let left = relation(cursor)
  while (cursor.take('and')) left = { kind: 'logic', op: 'and', left, right: relation(cursor) }
  return left
}

function relation(cursor: Cursor): Tree {
  const sides = [expression(cursor, 0)]
  const ops: RelationOp[] = []
  while (cursor.token.kind === 'sign' && RELATIONS.has(cursor.token.text)) {
    ops.push(cursor.next().text as RelationOp)
    sides.push(expression(cursor, 0))
  }
  const [first] = sides
  return ops.length === 0 && first ? first : { kind: 'relation', ops, sides }
}

/** Top-down operator precedence (Pratt, 1973): reads what binds tighter than `least`. */
function expression(cursor: Cursor, least: number): Tree {
  return cursor.deeper(() => {
    let left = prefix(cursor, least)
    for (;;) {
      const more = infix(cursor, left, least)
      if (!more) return left
      left = more
    }
  })
}

function prefix(cursor: Cursor, least: number): Tree {
  // A minus takes the whole product that it begins, but only the next value within one: 2*-x*y is (2*(-x))*y.
  const binds = least < PRODUCT ? SUM : MINUS
  if (cursor.take('-')) return negative(expression(cursor, binds))
  if (cursor.take('+')) return expression(cursor, binds)
  if (cursor.take('±')) return binary('±', number(0), expression(cursor, binds))
  return postfixes(cursor, primary(cursor))
}

function infix(cursor: Cursor, left: Tree, least: number): Tree | undefined {
  const { token } = cursor
  if (token.kind === 'sign' && token.text === '^') return POWER > least ? power(cursor, left) : undefined
  const [binds, op] = (token.kind === 'sign' && INFIX[token.text]) || []
  if (binds !== undefined && op !== undefined) {
    if (binds <= least) return undefined
    cursor.next()
    return operation(cursor, op, left, binds)
  }
  if (!startsValue(cursor) || least >= PRODUCT) return undefined
  besides(cursor)
  return binary('*', left, expression(cursor, PRODUCT))
}

function operation(cursor: Cursor, op: BinaryOp | 'nCr' | 'nPr', left: Tree, binds: number): Tree {
  if (op === 'nCr' || op === 'nPr') return call(op, left, expression(cursor, binds))
  const start = cursor.token
  const right = expression(cursor, binds)
  const isPlain = start.kind === 'number' || start.kind === 'name'
  const { token } = cursor
  if (op === '/' && isPlain && !token.gap && startsValue(cursor))
    cursor.doubt(token.text === '(' ? 'overBracket' : 'overProduct', token.at)
  return binary(op, left, right)
}

function power(cursor: Cursor, base: Tree): Tree {
  cursor.next()
  const start = cursor.token
  const exponent = raised(cursor)
  const { token } = cursor
  const isBase = base.kind === 'number' || (base.kind === 'name' && base.name === 'e')
  const goesOn = !token.gap && (token.kind === 'name' || token.kind === 'function')
  const isPlain = start.kind === 'name' || (start.kind === 'number' && isBase)
  if (!cursor.tex && isPlain && goesOn) cursor.doubt('powerProduct', token.at)
  return binary('^', base, exponent)
}

/** What stands after `^`, with its sign; of LaTeX without braces, one character. */
function raised(cursor: Cursor): Tree {
  return cursor.deeper(() => {
    if (cursor.take('-')) return negative(raised(cursor))
    if (cursor.take('+')) return raised(cursor)
    if (cursor.is(OPEN) || cursor.tex) return argument(cursor)
    return expression(cursor, POWER - 1)
  })
}

/** The argument of a LaTeX command: a group, or the next sign. */
function argument(cursor: Cursor): Tree {
  if (cursor.token.kind !== 'number') return primary(cursor)
  const { value, text } = cursor.digit()
  return number(value, text)
}

function postfixes(cursor: Cursor, of: Tree): Tree {
  let tree = of
  for (;;) {
    if (cursor.take('!')) tree = call('factorial', tree)
    else if (cursor.take('%')) tree = call('percent', tree)
    else if (cursor.take('°')) tree = call('degrees', tree)
    else if (cursor.token.text.startsWith("'")) cursor.refuse('strayPrime')
    else if (cursor.is('_')) cursor.refuse('straySubscript')
    else return tree
  }
}

function primary(cursor: Cursor): Tree {
  const token = cursor.next()
  if (token.kind === 'number') return number(token.value, token.text)
  if (token.kind === 'name') return named(cursor, token)
  if (token.kind === 'function') return applied(cursor, token)
  if (token.kind === 'end') cursor.refuse('unfinished', token, cursor.last?.text ?? '')
  switch (token.text) {
    case 'frac':
      return binary('/', argument(cursor), argument(cursor))
    case 'binom':
      return call('nCr', argument(cursor), argument(cursor))
    case 'cases':
      return cases(cursor, token)
    case 'matrix':
      return matrix(cursor, token)
    case '√':
    case '∛':
    case '∜':
    case 'sqrt':
    case 'index':
      return rootOf(cursor, token)
    default:
      return bracketed(cursor, token)
  }
}

function named(cursor: Cursor, token: Token): Tree {
  const { text } = token
  const isFunction = /^(?:sin|cos|tan)$/.test(cursor.token.text) && cursor.token.kind === 'function'
  if (text === 'a' && isFunction && !cursor.token.gap) cursor.doubt('letterFunction', token.at)
  let full = text
  if (cursor.take('_')) full = `${text}_${subscript(cursor)}`
  if (!cursor.functions.has(full) && !cursor.functions.has(text)) return name(full)
  let called = full
  while (/^'+$/.test(cursor.token.text)) called += cursor.next().text
  const power = cursor.is('^') && powerBeforeBracket(cursor) ? poweredCall(cursor, token) : undefined
  if (!cursor.is('(')) return called === full ? name(full) : cursor.refuse('needsArgument', token, called)
  const made: Tree = { kind: 'call', name: called, args: bracketed(cursor, cursor.next(), 'call') }
  return power ? binary('^', made, power) : made
}

/** `f^2(x)`: the power stands before the bracket of the call. */
function powerBeforeBracket(cursor: Cursor): boolean {
  let ahead = 1
  if (cursor.peek(ahead).text === '-') ahead += 1
  if (cursor.peek(ahead).text === OPEN)
    while (cursor.peek(ahead).text !== CLOSE && cursor.peek(ahead).kind !== 'end') ahead += 1
  return cursor.peek(ahead + 1).text === '(' && cursor.peek(ahead + 1).kind === 'sign'
}

function poweredCall(cursor: Cursor, token: Token): Tree {
  cursor.next()
  const power = raised(cursor)
  if (power.kind === 'negative') cursor.refuse('inverseFunction', token)
  return power
}

/** What the readers of brackets and functions ask back, as neither may know this file. */
export const GRAMMAR: Grammar = { logic, expression, raised, argument }
