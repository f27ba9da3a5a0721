import { bindingOf, BINDS, type Tree } from './tree.ts'

const { or: OR, and: AND, sum: SUM, minus: MINUS, product: PRODUCT, value: VALUE } = BINDS

const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'varphi',
  ω: 'omega',
  '∞': 'infty'
}
const RELATIONS: Readonly<Record<string, string>> = {
  '=': '=',
  '≠': '\\neq',
  '<': '<',
  '>': '>',
  '≤': '\\leq',
  '≥': '\\geq'
}
const OPERATORS = new Set([
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh'
])
const KNOWN = new Set([...OPERATORS, 'coth', 'ln', 'log', 'exp', 'min', 'max', 'gcd'])

/** A fraction bar holds what is above and below it. */
const binding = (tree: Tree): number => (tree.kind === 'binary' && tree.op === '/' ? VALUE : bindingOf(tree))

/** A tree as LaTeX, set as a teacher would write it. */
export function toTex(tree: Tree): string {
  switch (tree.kind) {
    case 'number':
      return numberTex(tree.text)
    case 'name':
      return nameTex(tree.name)
    case 'negative':
      return `-${held(tree.of, MINUS)}`
    case 'binary':
      return binaryTex(tree)
    case 'call':
      return callTex(tree.name, tree.args)
    case 'relation':
      return tree.sides
        .map((side, at) => `${at > 0 ? ` ${RELATIONS[tree.ops[at - 1] ?? '='] ?? '='} ` : ''}${held(side, SUM)}`)
        .join('')
    case 'logic':
      return `${held(tree.left, OR)} \\text{ ${tree.op} } ${held(tree.right, AND)}`
    case 'tuple':
      return `\\left(${commas(tree.items)}\\right)`
    case 'list':
      return tree.shape === 'bare'
        ? commas(tree.items)
        : tree.shape === 'square'
          ? `\\left[${commas(tree.items)}\\right]`
          : `\\left\\{${commas(tree.items)}\\right\\}`
    case 'matrix':
      return `\\begin{pmatrix}${tree.rows.map(row => row.map(toTex).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`
    case 'cases':
      return `\\begin{cases}${tree.branches
        .map(({ value, when }) => `${toTex(value)} & ${when ? toTex(when) : '\\text{otherwise}'}`)
        .join(' \\\\ ')}\\end{cases}`
    case 'where':
      return `${toTex(tree.of)},\\quad ${toTex(tree.when)}`
  }
}

const commas = (items: readonly Tree[]) => items.map(toTex).join(',\\, ')
const brackets = (inner: string) => `\\left(${inner}\\right)`
const held = (tree: Tree, least: number) => (binding(tree) < least ? brackets(toTex(tree)) : toTex(tree))

function numberTex(text: string): string {
  const [lead = '', power] = text.split(/[eE]/)
  return power === undefined ? lead : `${lead} \\times 10^{${power.replace('+', '')}}`
}

function nameTex(text: string): string {
  const [letter = '', below] = text.split('_')
  const greek = Object.hasOwn(GREEK, letter) ? `\\${GREEK[letter] ?? ''}` : undefined
  const head = greek ?? (letter.length === 1 ? letter : `\\mathrm{${letter}}`)
  if (below === undefined) return head
  return `${head}_{${below.length === 1 || /[+-]/.test(below) ? below : `\\mathrm{${below}}`}}`
}

function binaryTex({ op, left, right }: Extract<Tree, { kind: 'binary' }>): string {
  switch (op) {
    case '/':
      return `\\frac{${toTex(left)}}{${toTex(right)}}`
    case '^':
      return powerTex(left, right)
    case '*':
      return `${held(left, PRODUCT)}${isDotted(left, right) ? ' \\cdot ' : ' '}${held(right, PRODUCT + 1)}`
    case 'mod':
      return `${held(left, PRODUCT)} \\bmod ${held(right, PRODUCT + 1)}`
    case '±':
      return left.kind === 'number' && left.value === 0
        ? `\\pm ${held(right, SUM + 1)}`
        : `${held(left, SUM)} \\pm ${held(right, SUM + 1)}`
    default:
      return `${held(left, SUM)} ${op} ${held(right, SUM + 1)}`
  }
}

/** `sin²x` as it is written; a fraction below a power is held together. */
function powerTex(base: Tree, exponent: Tree): string {
  if (base.kind === 'call' && OPERATORS.has(base.name) && exponent.kind === 'number')
    return `\\${base.name}^{${toTex(exponent)}}${argument(base.args)}`
  const isValue = base.kind === 'name' || base.kind === 'number'
  return `${isValue ? toTex(base) : brackets(toTex(base))}^{${toTex(exponent)}}`
}

/** A dot where two numbers would else stand side by side. */
function isDotted(left: Tree, right: Tree): boolean {
  const last = left.kind === 'binary' && left.op === '*' ? left.right : left
  const first = (tree: Tree): Tree =>
    tree.kind === 'binary' && (tree.op === '*' || tree.op === '^') ? first(tree.left) : tree
  const begins = first(right)
  const isCall = begins.kind === 'call' || begins.kind === 'binary'
  return (
    begins.kind === 'number' ||
    (last.kind === 'call' && !isCall) ||
    (last.kind === 'binary' && begins.kind === 'binary')
  )
}

const argument = (args: readonly Tree[]) => {
  const [only] = args
  const isBare = args.length === 1 && (only?.kind === 'name' || only?.kind === 'number')
  return isBare ? ` ${toTex(only)}` : brackets(commas(args))
}

function callTex(called: string, args: readonly Tree[]): string {
  const [first, second] = args
  if (!first) return nameTex(called)
  switch (called) {
    case 'sqrt':
      return `\\sqrt{${toTex(first)}}`
    case 'cbrt':
      return `\\sqrt[3]{${toTex(first)}}`
    case 'root':
      return `\\sqrt[${second ? toTex(second) : ''}]{${toTex(first)}}`
    case 'abs':
      return `\\left|${toTex(first)}\\right|`
    case 'floor':
      return `\\lfloor ${toTex(first)} \\rfloor`
    case 'ceil':
      return `\\lceil ${toTex(first)} \\rceil`
    case 'factorial':
      return `${held(first, VALUE)}!`
    case 'percent':
      return `${held(first, VALUE)}\\%`
    case 'degrees':
      return `${held(first, VALUE)}^{\\circ}`
    case 'nCr':
      return `\\binom{${toTex(first)}}{${second ? toTex(second) : ''}}`
    case 'log':
      return second ? `\\log_{${toTex(second)}}${argument([first])}` : `\\log${argument([first])}`
    default:
      return namedTex(called, args)
  }
}

function namedTex(called: string, args: readonly Tree[]): string {
  const primes = /'*$/.exec(called)?.[0] ?? ''
  const bare = called.slice(0, called.length - primes.length)
  if (KNOWN.has(called)) return `\\${called}${argument(args)}`
  const head = /^[a-z]{2,}/.test(bare) && !bare.includes('_') ? `\\operatorname{${bare}}` : nameTex(bare)
  return `${head}${primes}${brackets(commas(args))}`
}
