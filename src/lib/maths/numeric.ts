const HALF_PI = Math.PI / 2

/** Lanczos' approximation with g = 7 and nine terms: 15 digits (Press et al., Numerical Recipes, §6.1). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
]

function gamma(x: number): number {
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x))
  const [first = 0, ...terms] = LANCZOS
  const sum = terms.reduce((total, term, index) => total + term / (x + index), first)
  const t = x + 6.5
  return Math.sqrt(2 * Math.PI) * t ** (x - 0.5) * Math.exp(-t) * sum
}

export function factorial(n: number): number {
  if (n < 0 || !Number.isInteger(n)) return n < 0 && Number.isInteger(n) ? NaN : gamma(n + 1)
  if (n > 170) return Infinity
  let product = 1
  for (let factor = 2; factor <= n; factor += 1) product *= factor
  return product
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0

function permutations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return NaN
  if (r > n) return 0
  let product = 1
  for (let taken = 0; taken < r && Number.isFinite(product); taken += 1) product *= n - taken
  return product
}

function combinations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return NaN
  if (r > n) return 0
  let product = 1
  const fewer = Math.min(r, n - r)
  for (let taken = 1; taken <= fewer && Number.isFinite(product); taken += 1)
    product = Math.round((product * (n - fewer + taken)) / taken)
  return product
}

/** With the sign of the divisor, as in modular arithmetic: −1 mod 3 is 2. */
export const modulo = (a: number, b: number): number => a - b * Math.floor(a / b)

function divisor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return NaN
  return b === 0 ? Math.abs(a) : divisor(b, a % b)
}

/** The n-th root; of a negative number where n is odd. */
export function root(x: number, n: number): number {
  if (x < 0 && Number.isInteger(n) && Math.abs(n % 2) === 1) return -root(-x, n)
  if (n === 3) return Math.cbrt(x)
  return n === 2 ? Math.sqrt(x) : x ** (1 / n)
}

/** Largest denominator that an exponent is taken for: 0.333… is no third. */
const DENOMINATORS = [3, 5, 7, 9, 11, 13, 15]

/** A power of a negative number is real where the exponent is a fraction with an odd denominator: (−8)^(2/3) = 4. */
export function power(base: number, exponent: number): number {
  // As the calculator says: 0⁰ has no fixed value.
  if (base === 0 && exponent === 0) return NaN
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent
  for (const below of DENOMINATORS) {
    const above = exponent * below
    const whole = Math.round(above)
    if (Math.abs(above - whole) <= 4e-16 * below) return root(base, below) ** whole
  }
  return NaN
}

function rounded(value: number, places: number): number {
  const scale = 10 ** Math.trunc(places)
  return Math.round(value * scale) / scale
}

const QUARTERS = [0, 1, 0, -1]

/** Of whole quarters of a turn the values are known: the sine of 180° is 0, not 1.2e-16. */
export function ofDegrees(name: string, degrees: number): number {
  const turn = degrees % 360
  const known = FUNCTIONS[name]
  if (!known) return NaN
  if (turn % 90 !== 0) return known(turn * (Math.PI / 180), 0)
  const quarter = (turn / 90 + 4) % 4
  const sine = QUARTERS[quarter] ?? NaN
  const cosine = QUARTERS[(quarter + 1) % 4] ?? NaN
  const values: Readonly<Record<string, number>> = { sin: sine, cos: cosine, tan: sine / cosine, sec: 1 / cosine }
  return values[name] ?? (name === 'csc' ? 1 / sine : cosine / sine)
}

export const FUNCTIONS: Readonly<Record<string, (...values: [number, number]) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: x => 1 / Math.cos(x),
  csc: x => 1 / Math.sin(x),
  cot: x => Math.cos(x) / Math.sin(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  arcsec: x => Math.acos(1 / x),
  arccsc: x => Math.asin(1 / x),
  arccot: x => HALF_PI - Math.atan(x),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  sech: x => 1 / Math.cosh(x),
  csch: x => 1 / Math.sinh(x),
  coth: x => 1 / Math.tanh(x),
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: Math.atanh,
  arsech: x => Math.acosh(1 / x),
  arcsch: x => Math.asinh(1 / x),
  arcoth: x => Math.atanh(1 / x),
  ln: Math.log,
  exp: Math.exp,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sign: Math.sign,
  percent: x => x / 100,
  factorial,
  root,
  arg: x => Math.atan2(0, x),
  arctan2: Math.atan2,
  conj: x => x,
  Re: x => x,
  Im: x => x * 0,
  mod: modulo,
  nCr: combinations,
  nPr: permutations
}

/** Those that take one argument or more. */
export const MANY: Readonly<Record<string, (values: readonly number[]) => number>> = {
  log: ([x = NaN, base]) =>
    base === undefined ? Math.log10(x) : base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base),
  round: ([x = NaN, places = 0]) => rounded(x, places),
  min: values => Math.min(...values),
  max: values => Math.max(...values),
  gcd: values => values.reduce(divisor),
  lcm: values => values.reduce((a, b) => Math.abs(a * b) / divisor(a, b))
}
export const TAKES_ANGLE = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot'])
export const GIVES_ANGLE = new Set(['arcsin', 'arccos', 'arctan', 'arcsec', 'arccsc', 'arccot', 'arg', 'arctan2'])
