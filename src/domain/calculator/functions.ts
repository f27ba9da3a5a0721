import { isComplex, isMatrix, maths, type Value } from '#domain/calculator/maths.ts'
import { refuse } from '#domain/calculator/problem.ts'

export const isZero = (value: Value): boolean => value === 0 || (isComplex(value) && value.re === 0 && value.im === 0)

export function real(value: Value): number {
  return typeof value === 'number' ? value : refuse('notHere')
}

export function inverse(value: Value): Value {
  if (!isMatrix(value)) return refuse('notHere')
  const [rows, columns] = value.size()
  if (rows !== columns) return refuse('notSquare')
  const determinant = maths.det(value)
  // A determinant that is only dust beside the sizes of the entries counts as zero.
  const size = Math.max(...(value.toArray().flat() as number[]).map(one => Math.abs(one)), 0) ** (rows ?? 1)
  if (Math.abs(determinant) <= 1e-14 * size) return refuse('singular')
  return maths.inv(value)
}

type Numeric = (value: Value, radians: Value) => Value

export function call1(name: Exclude<keyof typeof maths, number | symbol>): (value: Value) => Value {
  const own = maths as unknown as Readonly<Record<string, (value: Value) => Value>>
  return value => own[name]?.(value) ?? refuse('unknownFunction', name)
}

export const FUNCTIONS: Readonly<Record<string, Numeric>> = {
  sin: (_, angle) => call1('sin')(angle),
  cos: (_, angle) => call1('cos')(angle),
  tan: (_, angle) => (Math.abs(Math.cos(angle as number)) < 1e-15 ? refuse('angleWithoutValue') : call1('tan')(angle)),
  sec: (_, angle) => over(call1('cos')(angle)),
  csc: (_, angle) => over(call1('sin')(angle)),
  cot: (_, angle) => maths.divide(call1('cos')(angle) as number, nonZero(call1('sin')(angle)) as number),
  sinh: call1('sinh'),
  cosh: call1('cosh'),
  tanh: call1('tanh'),
  arsinh: call1('asinh'),
  arcosh: call1('acosh'),
  artanh: value => (Math.abs(value as number) === 1 ? refuse('noValue') : call1('atanh')(value)),
  exp: call1('exp'),
  ln: value => (isZero(value) ? refuse('noValue') : call1('log')(value)),
  sqrt: call1('sqrt'),
  cbrt: value => Math.cbrt(real(value)),
  abs: call1('abs'),
  percent: value => maths.divide(value as number, 100),
  floor: value => Math.floor(real(value)),
  ceil: value => Math.ceil(real(value)),
  sign: value => Math.sign(real(value)),
  factorial: value => {
    const n = real(value)
    if (!Number.isInteger(n) || n < 0) return refuse('notWhole')
    return n > 170 ? refuse('tooLarge') : Math.round(maths.gamma(n + 1))
  },
  arg: value => Math.atan2(isComplex(value) ? value.im : 0, isComplex(value) ? value.re : real(value)),
  conj: value => (isComplex(value) ? maths.complex(value.re, -value.im) : real(value)),
  re: value => (isComplex(value) ? value.re : real(value)),
  im: value => (isComplex(value) ? value.im : 0 * real(value)),
  det: value => (isMatrix(value) ? squared(value, () => maths.det(value)) : refuse('notHere')),
  inv: inverse,
  transpose: value => (isMatrix(value) ? maths.transpose(value) : refuse('notHere'))
}

const nonZero = (value: Value): Value => (Math.abs(value as number) < 1e-15 ? refuse('angleWithoutValue') : value)
const over = (value: Value): Value => maths.divide(1, nonZero(value) as number)

function squared(value: Value, then: () => Value): Value {
  const [rows, columns] = isMatrix(value) ? value.size() : []
  return rows === columns ? then() : refuse('notSquare')
}

const whole = (values: readonly number[]): readonly number[] =>
  values.every(one => Number.isInteger(one)) ? values : refuse('notWhole')

function greatest(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatest(b, a % b)
}

function ways(n: number, r: number): number {
  if (r < 0 || n < 0) return refuse('notWhole')
  let result = r > n ? 0 : 1
  for (let at = 1; at <= Math.min(r, n - r) && result < Infinity; at += 1) result = (result * (n - at + 1)) / at
  return Math.round(result)
}

export const MANY: Readonly<Record<string, (values: readonly number[]) => number>> = {
  min: values => Math.min(...values),
  max: values => Math.max(...values),
  gcd: values => whole(values).reduce(greatest),
  lcm: values => whole(values).reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / greatest(a, b))),
  round: ([value = 0, places = 0]) => Number(`${Math.round(Number(`${value}e${places}`))}e${-places}`),
  nCr: values => {
    const [n = 0, r = 0] = whole(values)
    return ways(n, r)
  },
  nPr: values => {
    const [n = 0, r = 0] = whole(values)
    if (r < 0 || n < 0) return refuse('notWhole')
    let result = r > n ? 0 : 1
    for (let at = 0; at < r && result > 0 && result < Infinity; at += 1) result *= n - at
    return result
  },
  mod: ([n = 0, by = 0]) => (by === 0 ? refuse('divisionByZero') : n - by * Math.floor(n / by))
}

/** Of two rows or columns of numbers. */
export const PRODUCTS: Readonly<Record<string, (one: readonly number[], other: readonly number[]) => Value>> = {
  dot: (one, other) => one.reduce((sum, value, at) => sum + value * (other[at] ?? NaN), 0),
  cross: (one, other) => {
    if (one.length !== 3) return refuse('sizes')
    const [[a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]] = [one, other]
    return maths.matrix([[b * z - c * y, c * x - a * z, a * y - b * x]])
  }
}

/** The numbers of a row or a column. */
export function numbersOf(value: Value | undefined): readonly number[] {
  if (value === undefined || !isMatrix(value) || Math.min(...value.size()) !== 1) return refuse('sizes')
  return (value.toArray() as Value[]).flat().map(one => real(one))
}
