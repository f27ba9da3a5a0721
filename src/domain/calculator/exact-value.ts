import {
  add,
  divide,
  exact,
  fractionOf,
  multiply,
  negated,
  PI,
  power,
  squareRoot,
  toDecimal,
  whole,
  type Exact
} from '#domain/calculator/exact.ts'
import { exactInverse, exactTrig } from '#domain/calculator/exact-trig.ts'
import { ratio, rationalOf, wholeRoot } from '#domain/calculator/rational.ts'
import type { Tree } from '#lib/maths/tree.ts'

export interface ExactScope {
  readonly angle: 'radians' | 'degrees'
  /** The exact value of a name, where it has one. */
  readonly valueOf: (name: string) => Exact | null
}

/** What a line is exactly, in fractions, square roots and π; null where these do not reach. */
export function exactValue(tree: Tree, scope: ExactScope): Exact | null {
  const read = (one: Tree): Exact | null => exactValue(one, scope)
  switch (tree.kind) {
    case 'number':
      return numberOf(tree)
    case 'name':
      return tree.name === 'π' ? PI : scope.valueOf(tree.name)
    case 'negative': {
      const of = read(tree.of)
      return of && negated(of)
    }
    case 'binary': {
      const [left, right] = [read(tree.left), read(tree.right)]
      return left && right && operated(tree.op, left, right)
    }
    case 'call':
      return called(tree.name, tree.args.map(read), scope)
    default:
      return null
  }
}

const GLYPHS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8]
}

function numberOf({ text }: { readonly text: string }): Exact | null {
  const glyph = GLYPHS[text.at(-1) ?? '']
  const found = rationalOf(glyph ? text.slice(0, -1) || '0' : text)
  if (!found) return null
  return glyph ? add(exact(found), exact({ n: BigInt(glyph[0]), d: BigInt(glyph[1]) })) : exact(found)
}

function operated(op: string, left: Exact, right: Exact): Exact | null {
  switch (op) {
    case '+':
      return add(left, right)
    case '-':
      return add(left, negated(right))
    case '*':
      return multiply(left, right)
    case '/':
      return divide(left, right)
    case '^':
      return raised(left, right)
    case 'mod': {
      const [a, b] = [fractionOf(left), fractionOf(right)]
      if (a?.d !== 1n || b?.d !== 1n || b.n <= 0n) return null
      return whole(((a.n % b.n) + b.n) % b.n)
    }
    default:
      return null
  }
}

function raised(base: Exact, exponent: Exact): Exact | null {
  const times = fractionOf(exponent)
  if (!times || (base.length === 0 && times.n <= 0n)) return null
  if (times.d === 1n) return power(base, Number(times.n))
  const root = rooted(base, Number(times.d))
  return root && power(root, Number(times.n))
}

function rooted(base: Exact, by: number): Exact | null {
  if (by === 2) return squareRoot(base)
  const fraction = fractionOf(base)
  if (!fraction || by < 2 || by > 20) return null
  const isNegative = fraction.n < 0n
  if (isNegative && by % 2 === 0) return null
  const [n, d] = [wholeRoot(isNegative ? -fraction.n : fraction.n, by), wholeRoot(fraction.d, by)]
  const root = n !== null && d !== null ? ratio(isNegative ? -n : n, d) : null
  return root && exact(root)
}

function called(name: string, args: readonly (Exact | null)[], scope: ExactScope): Exact | null {
  const [first, second] = args
  if (!first) return null
  const degrees = (of: Exact): Exact | null => multiply(of, divide(PI, whole(180)) ?? [])
  switch (name) {
    case 'degrees':
      return scope.angle === 'degrees' ? first : degrees(first)
    case 'percent':
      return divide(first, whole(100))
    case 'sqrt':
      return squareRoot(first)
    case 'cbrt':
      return rooted(first, 3)
    case 'root': {
      const by = second && fractionOf(second)
      return by?.d === 1n ? rooted(first, Number(by.n)) : null
    }
    case 'abs':
      return toDecimal(first) < 0 ? negated(first) : first
    case 'sin':
    case 'cos':
    case 'tan':
    case 'sec':
    case 'csc':
    case 'cot': {
      const radians = scope.angle === 'degrees' ? degrees(first) : first
      return radians && exactTrig(name, radians)
    }
    case 'arcsin':
    case 'arccos':
    case 'arctan': {
      const radians = exactInverse(name, first)
      return radians && (scope.angle === 'degrees' ? divide(multiply(radians, whole(180)) ?? [], PI) : radians)
    }
    case 'log':
      return logarithm(first, second === undefined ? whole(10) : second)
    case 'ln':
      return fractionOf(first)?.n === 1n && fractionOf(first)?.d === 1n ? [] : null
    case 'exp':
      return first.length === 0 ? whole(1) : null
    default:
      return wholeNumbers(name, args)
  }
}

/** log₂ 8 = 3, log₄ 2 = ½: where one is a power of the other. */
function logarithm(of: Exact, base: Exact | null): Exact | null {
  const [a, b] = [fractionOf(of), base && fractionOf(base)]
  if (!a || !b || a.n <= 0n || b.n <= 0n) return null
  const near = Math.log(Number(a.n) / Number(a.d)) / Math.log(Number(b.n) / Number(b.d))
  for (const under of [1, 2, 3, 4]) {
    const over = Math.round(near * under)
    if (!Number.isFinite(over) || Math.abs(near * under - over) > 1e-9 || Math.abs(over) > 100) continue
    const [left, right] = [power(of, under), power(base ?? [], over)]
    if (left && right && add(left, negated(right))?.length === 0) {
      const found = ratio(BigInt(over), BigInt(under))
      return found && exact(found)
    }
  }
  return null
}

function wholeNumbers(name: string, args: readonly (Exact | null)[]): Exact | null {
  const whole_ = args.map(one => one && fractionOf(one))
  const values = whole_.flatMap(one => (one?.d === 1n && one.n >= 0n && one.n <= 1_000_000n ? [Number(one.n)] : []))
  const [n, r] = values
  if (values.length !== args.length || n === undefined) return null
  if (name === 'factorial') return n <= 33 ? whole(product(1, n)) : null
  if (r === undefined || r > n || n > 200) return null
  const ways = name === 'nPr' || name === 'nCr' ? product(n - r + 1, n) : null
  if (ways === null) return null
  const found = ratio(ways, name === 'nCr' ? product(1, r) : 1n)
  return found && exact(found)
}

function product(from: number, to: number): bigint {
  let result = 1n
  for (let one = from; one <= to; one += 1) result *= BigInt(one)
  return result
}
