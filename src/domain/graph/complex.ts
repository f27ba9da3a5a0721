import { binary, call, children, name, namesIn, negative, number, type Tree } from '#lib/maths/tree.ts'

/** The two parts of a complex number, as formulas of real ones. */
export interface Complex {
  readonly re: Tree
  readonly im: Tree
}

const NOUGHT = number(0)
const ONE = number(1)
const isNought = (tree: Tree) => tree.kind === 'number' && tree.value === 0
const isOne = (tree: Tree) => tree.kind === 'number' && tree.value === 1

const plus = (a: Tree, b: Tree) => (isNought(a) ? b : isNought(b) ? a : binary('+', a, b))
const minus = (a: Tree, b: Tree) => (isNought(b) ? a : isNought(a) ? negative(b) : binary('-', a, b))
const times = (a: Tree, b: Tree) =>
  isNought(a) || isNought(b) ? NOUGHT : isOne(a) ? b : isOne(b) ? a : binary('*', a, b)
const over = (a: Tree, b: Tree) => (isNought(a) ? NOUGHT : isOne(b) ? a : binary('/', a, b))
const square = (a: Tree) => (isNought(a) ? NOUGHT : binary('^', a, number(2)))

const size2 = ({ re, im }: Complex) => plus(square(re), square(im))
const size = (z: Complex) => call('sqrt', size2(z))
const angle = ({ re, im }: Complex) => call('arctan2', im, re)
const real = (re: Tree): Complex => ({ re, im: NOUGHT })
const isReal = ({ im }: Complex) => isNought(im)

const product = (a: Complex, b: Complex): Complex => ({
  re: minus(times(a.re, b.re), times(a.im, b.im)),
  im: plus(times(a.re, b.im), times(a.im, b.re))
})

function quotient(a: Complex, b: Complex): Complex {
  if (isReal(b)) return { re: over(a.re, b.re), im: over(a.im, b.re) }
  const { re, im } = product(a, { re: b.re, im: negative(b.im) })
  return { re: over(re, size2(b)), im: over(im, size2(b)) }
}

/** r(cos φ + i sin φ) */
const polar = (r: Tree, phi: Tree): Complex => ({ re: times(r, call('cos', phi)), im: times(r, call('sin', phi)) })

function power(base: Complex, exponent: Complex): Complex | null {
  const { re } = exponent
  const isE = base.re.kind === 'name' && base.re.name === 'e' && isReal(base)
  if (isE)
    return isReal(exponent) ? real(binary('^', base.re, re)) : polar(isNought(re) ? ONE : call('exp', re), exponent.im)
  if (!isReal(exponent)) return null
  if (isReal(base)) return real(binary('^', base.re, re))
  if (re.kind === 'number' && Number.isInteger(re.value) && re.value >= 0 && re.value <= 4)
    return Array.from({ length: re.value }).reduce<Complex>(all => product(all, base), real(ONE))
  return polar(binary('^', size2(base), binary('/', re, number(2))), times(re, angle(base)))
}

/** How a letter that stands for a complex number is put in: z as x + iy, or what another line says. */
type Known = (name: string) => Complex | null

/** A formula with i as its two parts; null for what has none, such as the sine of a complex number. */
export function complexOf(tree: Tree, known: Known): Complex | null {
  const of = (one: Tree) => complexOf(one, known)
  switch (tree.kind) {
    case 'number':
      return real(tree)
    case 'name':
      return tree.name === 'i' ? { re: NOUGHT, im: ONE } : (known(tree.name) ?? real(tree))
    case 'negative': {
      const inner = of(tree.of)
      return inner && { re: minus(NOUGHT, inner.re), im: minus(NOUGHT, inner.im) }
    }
    case 'binary': {
      const [left, right] = [of(tree.left), of(tree.right)]
      return left && right && operation(tree.op, left, right)
    }
    case 'call':
      return called(tree.name, tree.args, of)
    default:
      return null
  }
}

function operation(op: string, left: Complex, right: Complex): Complex | null {
  switch (op) {
    case '+':
      return { re: plus(left.re, right.re), im: plus(left.im, right.im) }
    case '-':
      return { re: minus(left.re, right.re), im: minus(left.im, right.im) }
    case '*':
      return product(left, right)
    case '/':
      return quotient(left, right)
    case '^':
      return power(left, right)
    default:
      return null
  }
}

function called(name: string, args: readonly Tree[], of: (tree: Tree) => Complex | null): Complex | null {
  const parts = args.map(of)
  const [z] = parts
  if (!z || parts.includes(null)) return null
  switch (name) {
    case 'abs':
      return real(isReal(z) ? call('abs', z.re) : size(z))
    case 'arg':
      return real(angle(z))
    case 'conj':
      return { re: z.re, im: minus(NOUGHT, z.im) }
    case 'Re':
      return real(z.re)
    case 'Im':
      return real(z.im)
    case 'exp':
      return isReal(z) ? real(call('exp', z.re)) : polar(isNought(z.re) ? ONE : call('exp', z.re), z.im)
    case 'sqrt':
      return isReal(z) ? real(call('sqrt', z.re)) : polar(call('sqrt', size(z)), over(angle(z), number(2)))
    default:
      return parts.every(one => one === null || isReal(one))
        ? real(call(name, ...parts.map(one => one?.re ?? NOUGHT)))
        : null
  }
}

const Z = { re: name('x'), im: name('y') }

/** |z − 1| = 2 as a relation of x and y; null where a side is no real number. */
export function locusOf(tree: Tree, known: Known): Tree | null {
  const put: Known = letter => (letter === 'z' ? Z : known(letter))
  if (tree.kind === 'logic') {
    const [left, right] = [locusOf(tree.left, known), locusOf(tree.right, known)]
    return left && right && { ...tree, left, right }
  }
  if (tree.kind === 'where') {
    const [of, when] = [locusOf(tree.of, known), locusOf(tree.when, known)]
    return of && when && { ...tree, of, when }
  }
  if (tree.kind !== 'relation') return null
  const sides = tree.sides.map(one => complexOf(one, put))
  const isLocus = sides.every(one => one !== null && isReal(one))
  return isLocus ? { ...tree, sides: sides.map(one => one?.re ?? NOUGHT) } : null
}

/** The letters whose lines speak of i, or of such a letter. */
export function complexLetters(bodies: ReadonlyMap<string, Tree>): ReadonlySet<string> {
  const found = new Set(['i'])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [letter, body] of bodies) if (speaksOf(body, found)) found.add(letter)
  }
  found.delete('i')
  return found
}

/** |z|, Re(z) and their like are real, and so is a formula in which i stands only within them. */
export function speaksOf(tree: Tree, letters: ReadonlySet<string>): boolean {
  if (tree.kind === 'call' && ['abs', 'arg', 'Re', 'Im'].includes(tree.name)) return false
  if (tree.kind === 'name') return tree.name === 'i' || letters.has(tree.name)
  return children(tree).some(one => speaksOf(one, letters))
}

export const hasLetter = (tree: Tree, letters: ReadonlySet<string>): boolean =>
  [...namesIn(tree).names].some(one => one === 'i' || letters.has(one))
