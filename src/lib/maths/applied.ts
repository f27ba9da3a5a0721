import { bracketed } from './brackets.ts'
import type { Cursor } from './cursor.ts'
import { CLOSE, OPEN, type Token } from './tokens.ts'
import { binary, call, negative, number, type Tree } from './tree.ts'
import { besides, startsValue, subscript } from './values.ts'
import { ARITY, INVERSES } from './vocabulary.ts'

const PRODUCT = 30
const POWER = 50

/** A function with what it is taken of: `sin x`, `sin²x`, `sin^-1 x`, `log_2 8`, `ln(x + 1)`. */
export function applied(cursor: Cursor, token: Token): Tree {
  let { text } = token
  let power: Tree | undefined
  const base = text === 'log' ? logBase(cursor) : undefined
  if (cursor.is('_')) cursor.refuse('straySubscript')
  if (cursor.take('^')) {
    const exponent = cursor.grammar.raised(cursor)
    const isInverse = exponent.kind === 'negative' && exponent.of.kind === 'number' && exponent.of.value === 1
    if (isInverse && INVERSES[text] !== undefined) text = INVERSES[text] ?? text
    else power = exponent
  }
  if (cursor.token.text.startsWith("'")) cursor.refuse('strayPrime')
  const args = argumentsOf(cursor, token)
  const [least, most] = ARITY[text] ?? [1, 1]
  if (args.length < least) cursor.refuse('tooFewArguments', token, text)
  if (args.length + (base ? 1 : 0) > most) cursor.refuse('tooManyArguments', token, text)
  const made = call(text, ...args, ...(base ? [base] : []))
  return power ? binary('^', made, power) : made
}

/** `log_2 8` and `log₂ 8`; `log2(8)` as well, as no one means the logarithm of 16 by it. */
function logBase(cursor: Cursor): Tree | undefined {
  const { token } = cursor
  const isGlued = token.kind === 'number' && !token.gap && /^\d+$/.test(token.text) && cursor.peek(1).text === '('
  if (isGlued) {
    cursor.next()
    return token.value === 10 ? undefined : number(token.value, token.text)
  }
  if (!cursor.take('_')) return undefined
  if (cursor.is(OPEN)) return cursor.grammar.argument(cursor)
  if (cursor.token.kind === 'number') {
    const { value, text } = cursor.next()
    return number(value, text)
  }
  const written = subscript(cursor)
  return { kind: 'name', name: written }
}

function argumentsOf(cursor: Cursor, token: Token): readonly Tree[] {
  if (cursor.is('(')) return bracketed(cursor, cursor.next(), 'call')
  if (cursor.is(OPEN)) return [cursor.grammar.argument(cursor)]
  return [withoutBrackets(cursor, token)]
}

/** Without brackets a function takes the product up to the next function or sign: sin 2πx, but sin x · cos x. */
function withoutBrackets(cursor: Cursor, token: Token): Tree {
  if (cursor.take('-')) return negative(withoutBrackets(cursor, token))
  // A bar opens here even within bars: |sin|x||.
  if (!startsValue(cursor) && !cursor.is('|')) cursor.refuse('needsArgument', token)
  const start = cursor.token
  let tree = cursor.grammar.expression(cursor, PRODUCT)
  let isNumber = start.kind === 'number'
  while (startsValue(cursor) && cursor.token.kind !== 'function' && (isNumber || isLetter(cursor.token))) {
    besides(cursor)
    isNumber = isNumber && cursor.token.kind === 'number'
    tree = binary('*', tree, cursor.grammar.expression(cursor, PRODUCT))
  }
  if (cursor.is('/')) cursor.doubt('functionOver', cursor.token.at)
  return tree
}

const isLetter = (token: Token) => token.kind === 'name' || token.kind === 'number'

/** `√x`, `∛8`, `³√8`, `\sqrt[3]{8}`: a root takes one value with its power, or one bracket. */
export function rootOf(cursor: Cursor, token: Token): Tree {
  const index = rootIndex(cursor, token)
  const radicand =
    token.text === 'sqrt'
      ? cursor.grammar.argument(cursor)
      : cursor.is('(')
        ? cursor.grammar.argument(cursor)
        : cursor.grammar.expression(cursor, POWER - 1)
  const { token: after } = cursor
  const goesOn = after.kind === 'name' || after.kind === 'function'
  if (token.text !== 'sqrt' && cursor.last?.text !== ')' && goesOn && !after.gap) cursor.doubt('rootProduct', after.at)
  return index ? call('root', radicand, index) : call('sqrt', radicand)
}

function rootIndex(cursor: Cursor, token: Token): Tree | undefined {
  if (token.text === '∛') return number(3)
  if (token.text === '∜') return number(4)
  if (token.text === 'index') {
    const index = cursor.grammar.argument(cursor)
    cursor.next()
    return index
  }
  if (token.text !== 'sqrt' || !cursor.take('[')) return undefined
  const index = cursor.within(() => cursor.grammar.expression(cursor, 0))
  if (!cursor.take(']')) cursor.refuse('wrongBracket', cursor.token, CLOSE)
  return index
}
