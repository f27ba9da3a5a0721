import { call1, FUNCTIONS, inverse, isZero, MANY, numbersOf, PRODUCTS, real } from '#domain/calculator/functions.ts'
import { BINDERS } from '#domain/calculator/calculus/bound.ts'
import { worked } from '#domain/calculator/calculus/calculus.ts'
import { CHANCE_FUNCTIONS } from '#domain/calculator/chance/chance-functions.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { DATA_FUNCTIONS, isDataFunction, ofData } from '#domain/calculator/data/data-functions.ts'
import { CONSTANTS } from '#domain/calculator/constants.ts'
import { maths, isComplex, isMatrix, isUnit, type Value } from '#domain/calculator/maths.ts'
import { CalcRefusal, refuse } from '#domain/calculator/problem.ts'
import { unitValue } from '#domain/calculator/units.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** Functions that the parser is told of. */
export const LINE_FUNCTIONS = [
  'det',
  'inv',
  'transpose',
  'dot',
  'cross',
  'arg',
  'conj',
  're',
  'im',
  ...BINDERS,
  ...DATA_FUNCTIONS,
  ...Object.keys(CHANCE_FUNCTIONS)
]

const LARGEST_MATRIX = 6
/** A value of the library beside one of our own closures. */
const STEPS = 30
/** Units and matrices take longer than numbers. */
const LONG_STEPS = 3000
const CHANCE = 500
const QUANTILE = 30_000

/** What a tree is worth; refuses (CalcRefusal) where it has no value. */
export function evaluate(tree: Tree, scope: Scope): Value {
  scope.spend(STEPS)
  const value = checked(valueIn(tree, scope))
  if (typeof value !== 'number') scope.spend(LONG_STEPS)
  if (isComplex(value)) scope.need('complex')
  else if (isMatrix(value)) scope.need('matrices')
  else if (isUnit(value)) scope.need('units')
  return value
}

function partsOf(value: Value): readonly number[] {
  if (typeof value === 'number') return [value]
  if (isComplex(value)) return [value.re, value.im]
  if (isMatrix(value)) return (value.toArray().flat() as Value[]).flatMap(partsOf)
  const { value: amount } = value as unknown as { readonly value: unknown }
  if (amount === null) return []
  return typeof amount === 'number' ? [amount] : refuse('notHere')
}

function checked(value: Value): Value {
  const parts = partsOf(value)
  if (parts.some(Number.isNaN)) return refuse('noValue')
  if (parts.some(part => Math.abs(part) === Infinity)) return refuse('tooLarge')
  // √−1 squared is −1, not −1 + 0i; and what is left of a cancelled part is dust.
  if (isComplex(value) && Math.abs(value.im) <= 1e-15 * Math.abs(value.re)) return value.re
  return value
}

function valueIn(tree: Tree, scope: Scope): Value {
  const read = (one: Tree): Value => evaluate(one, scope)
  switch (tree.kind) {
    case 'number':
      return Number.isFinite(tree.value) ? tree.value : refuse('tooLarge')
    case 'name':
      return named(tree.name, scope)
    case 'negative':
      return maths.unaryMinus(read(tree.of) as number)
    case 'binary':
      if (isTransposed(tree, scope)) return called('transpose', [tree.left], read, scope)
      return operated(tree.op, tree.left, tree.right, read)
    case 'call':
      try {
        return called(tree.name, tree.args, read, scope)
      } catch (cause) {
        return refuseOf(cause)
      }
    case 'matrix':
      return matrixOf(tree.rows, read)
    case 'list':
      return tree.shape === 'square' ? matrixOf([tree.items], read) : refuse('notHere')
    default:
      return refuse('notHere')
  }
}

/** The T of Aᵀ; that of (3 T)² is the tesla. */
const isTransposed = ({ op, left, right }: Extract<Tree, { readonly kind: 'binary' }>, scope: Scope): boolean =>
  op === '^' &&
  right.kind === 'name' &&
  right.name === 'T' &&
  scope.valueOf('T') === null &&
  isMatrix(evaluate(left, scope))

function named(name: string, scope: Scope): Value {
  const own = scope.valueOf(name)
  if (own !== null) return own
  if (name === 'π') return Math.PI
  if (name === 'e') return Math.E
  if (name === 'i') return maths.complex(0, 1)
  if (name === '∞') return refuse('tooLarge')
  const constant = CONSTANTS.find(one => one.name === name)
  if (constant) {
    scope.need('constants')
    return constantValue(constant)
  }
  return unitValue(name) ?? refuse('unknownName', name)
}

function constantValue(constant: (typeof CONSTANTS)[number]): Value {
  return maths.unit(Number(constant.value), constant.unit)
}

function operated(op: string, left: Tree, right: Tree, read: (tree: Tree) => Value): Value {
  const [a, b] = [read(left), read(right)]
  try {
    switch (op) {
      case '+':
        sameSize(a, b)
        return maths.add(a as number, b as number)
      case '-':
        sameSize(a, b)
        return maths.subtract(a as number, b as number)
      case '*':
        return maths.multiply(a as number, b as number)
      case '/':
        if (isZero(b)) return refuse('divisionByZero')
        return isMatrix(b) ? refuse('notHere') : maths.divide(a as number, b as number)
      case '^':
        return raised(a, b, right)
      case 'mod': {
        const [n, by] = [real(a), real(b)]
        return by === 0 ? refuse('divisionByZero') : n - by * Math.floor(n / by)
      }
      default:
        return refuse('notHere')
    }
  } catch (cause) {
    return refuseOf(cause, a, b)
  }
}

/** The library would stretch a row over a column. */
function sameSize(a: Value, b: Value): void {
  const sizes = [a, b].map(one => (isMatrix(one) ? one.size().join() : ''))
  if (sizes[0] !== sizes[1]) refuse('sizes')
}

/** What the library says of values that a function or a sign does not take. */
function refuseOf(cause: unknown, ...of: readonly Value[]): never {
  if (!(cause instanceof Error) || cause instanceof CalcRefusal) throw cause
  const words = cause.message
  if (of.some(isUnit) || /\bunits?\b/i.test(words)) return refuse('units')
  if (/singular|determinant is zero|inverse/i.test(words)) return refuse('singular')
  if (of.some(isMatrix)) return refuse('sizes')
  return refuse('noValue')
}

function raised(base: Value, exponent: Value, written: Tree): Value {
  if (isZero(base)) {
    if (isZero(exponent)) return refuse('zeroToZero')
    if (typeof exponent === 'number' && exponent < 0) return refuse('divisionByZero')
  }
  if (isMatrix(base)) {
    const times = real(exponent)
    if (!Number.isInteger(times) || Math.abs(times) > 100) return refuse('largePower')
    return maths.pow(times < 0 ? inverse(base) : base, Math.abs(times)) as Value
  }
  if (isMatrix(exponent) || isUnit(exponent)) return refuse('notHere')
  if (typeof base === 'number' && base < 0 && typeof exponent === 'number') {
    const odd = oddRoot(written)
    // The real root, as the boards take it: (−8)^(1/3) is −2.
    if (odd !== null) return Math.sign(base) ** odd.over * Math.abs(base) ** (odd.over / odd.under)
  }
  return maths.pow(base, exponent) as Value
}

/** p/q as it is written, with an odd q. */
function oddRoot(tree: Tree): { readonly over: number; readonly under: number } | null {
  if (tree.kind === 'negative') {
    const of = oddRoot(tree.of)
    return of && { over: -of.over, under: of.under }
  }
  if (tree.kind !== 'binary' || tree.op !== '/' || tree.left.kind !== 'number' || tree.right.kind !== 'number')
    return null
  const [over, under] = [tree.left.value, tree.right.value]
  return Number.isInteger(over) && Number.isInteger(under) && under % 2 === 1 ? { over, under } : null
}

function matrixOf(rows: readonly (readonly Tree[])[], read: (tree: Tree) => Value): Value {
  const width = rows[0]?.length ?? 0
  if (rows.length > LARGEST_MATRIX || width > LARGEST_MATRIX) return refuse('tooBigMatrix', String(LARGEST_MATRIX))
  // [[1, 2], [3]] is read as a row of rows.
  const isRagged = rows.some(row => row.length !== width || row.some(one => one.kind === 'list'))
  if (isRagged) return refuse('raggedMatrix')
  return maths.matrix(rows.map(row => row.map(one => cellOf(read(one)))))
}

/** The library takes a matrix of matrices or of units, and fails later. */
const cellOf = (value: Value): number =>
  typeof value === 'number' || isComplex(value) ? (value as number) : refuse('badCell')

/** In degrees, what is no angle by its own sign counts as degrees. */
const TURN = Math.PI / 180

const INVERSE: Readonly<Record<string, 'asin' | 'acos' | 'atan'>> = { arcsin: 'asin', arccos: 'acos', arctan: 'atan' }

function called(name: string, args: readonly Tree[], read: (tree: Tree) => Value, scope: Scope): Value {
  const chance = Object.hasOwn(CHANCE_FUNCTIONS, name) ? CHANCE_FUNCTIONS[name] : undefined
  if (chance) {
    scope.need('distributions')
    if (args.length < chance.least || args.length > chance.most) return refuse('arguments', chance.usage)
    scope.spend(name.startsWith('inv') ? QUANTILE : CHANCE)
    return chance.of(args.map(one => limit(one, read)))
  }
  if (isDataFunction(name)) {
    const lists = listsOf(args, read, scope)
    if (lists || DATA_FUNCTIONS.includes(name)) {
      scope.need('statistics')
      return checked(ofData(name, lists ?? [args.map(one => real(read(one)))]))
    }
  }
  if (BINDERS.has(name)) return checked(worked(name, args, { read: one => limit(one, read), evaluate }, scope))
  const values = args.map(read)
  const [first, second] = values
  if (first === undefined) return refuse('notHere')
  if (name === 'degrees') return scope.angle === 'degrees' ? first : maths.multiply(first as number, TURN)
  const inverted = INVERSE[name]
  if (inverted !== undefined) {
    const angle = call1(inverted)(first)
    return scope.angle === 'degrees' ? maths.divide(angle as number, TURN) : angle
  }
  if (name === 'log') return logarithm(first, second)
  if (name === 'root') return rootOf(first, second ?? 2)
  const product = Object.hasOwn(PRODUCTS, name) ? PRODUCTS[name] : undefined
  if (product) {
    const [one, other] = [numbersOf(first), numbersOf(second)]
    return one.length === other.length ? product(one, other) : refuse('sizes')
  }
  const many = MANY[name]
  if (many) return many(values.map(real))
  const one = FUNCTIONS[name]
  if (!one) return refuse('unknownFunction', name)
  try {
    return one(first, scope.angle === 'degrees' && !isMatrix(first) ? maths.multiply(first as number, TURN) : first)
  } catch (cause) {
    return refuseOf(cause, first)
  }
}

/** Lists by name or in brackets; of plain numbers one list. Null where it is no list: min(3, 4), sum(k², k, 1, 3). */
function listsOf(
  args: readonly Tree[],
  read: (tree: Tree) => Value,
  scope: Scope
): readonly (readonly number[])[] | null {
  const found = args.map(one => {
    const [, no] = one.kind === 'name' ? (/^list_(\d+)$/.exec(one.name) ?? []) : []
    if (no !== undefined) return scope.listOf(Number(no)) ?? refuse('noList', no)
    return one.kind === 'list' && one.shape !== 'bare' ? one.items.map(item => real(read(item))) : null
  })
  if (found.every(one => one !== null)) return found
  return args.length > 0 && found.every(one => one === null) ? null : refuse('badList')
}

/** A number, or ∞ where a range may have no end. */
function limit(tree: Tree, read: (tree: Tree) => Value): number {
  if (tree.kind === 'name' && tree.name === '∞') return Infinity
  if (tree.kind === 'negative') return -limit(tree.of, read)
  return real(read(tree))
}

function logarithm(value: Value, base: Value = 10): Value {
  if (isZero(value) || isZero(base) || base === 1) return refuse('noValue')
  return maths.divide(maths.log(value as number), maths.log(base as number))
}

function rootOf(value: Value, by: Value): Value {
  const times = real(by)
  if (times === 0) return refuse('divisionByZero')
  if (typeof value === 'number' && value < 0 && times % 2 !== 0) return -((-value) ** (1 / times))
  return maths.pow(value, 1 / times) as Value
}
