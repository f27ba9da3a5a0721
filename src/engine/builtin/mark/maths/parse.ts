/** An expression as a tree of plain data: nothing in it can run. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: Expression }
  | { readonly kind: 'minus'; readonly of: Expression }
  | {
      readonly kind: 'two'
      readonly sign: '+' | '-' | '*' | '/' | '^'
      readonly left: Expression
      readonly right: Expression
    }

export const FUNCTIONS = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  cosec: (x: number) => 1 / Math.sin(x),
  sec: (x: number) => 1 / Math.cos(x),
  cot: (x: number) => 1 / Math.tan(x),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan
} as const
export type FunctionName = keyof typeof FUNCTIONS
const INVERSE: Readonly<Partial<Record<FunctionName, FunctionName>>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' }
const OTHER_NAMES: Readonly<Record<string, FunctionName>> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  csc: 'cosec',
  root: 'sqrt',
  lg: 'log'
}
const GREEK = 'alpha|beta|gamma|delta|theta|lambda|omega|sigma|phi|rho|mu|epsilon|tau'

const MOST_TOKENS = 120
const MOST_DEPTH = 30

type Token = { readonly kind: 'number' | 'name' | 'function' | 'sign'; readonly text: string }

const TOKEN = new RegExp(
  `\\s*(?:(\\d+(?:\\.\\d+)?(?:[eE][-+]\\d{1,3}|[eE]\\d{1,3}(?![\\w.]))?|\\.\\d+)|(${[...Object.keys(FUNCTIONS), ...Object.keys(OTHER_NAMES)].sort((a, b) => b.length - a.length).join('|')})|(pi(?![a-z])|inf(?![a-z])|${GREEK}|[\\p{L}](?:_\\w{1,12}|\\d{1,2}(?![\\d.]))?'{0,2})|([-+*/^()%!]))`,
  'uy'
)

function tokensOf(text: string): Token[] | undefined {
  const found: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match || found.length >= MOST_TOKENS) return undefined
    const [, number, name, letter, sign] = match
    if (number !== undefined) found.push({ kind: 'number', text: number })
    else if (name !== undefined)
      found.push({ kind: 'function', text: OTHER_NAMES[name.toLowerCase()] ?? name.toLowerCase() })
    else if (letter !== undefined) found.push({ kind: 'name', text: letter })
    else found.push({ kind: 'sign', text: sign ?? '' })
  }
  return found
}

class NotMaths extends Error {}

/**
 * Reads one side of an equation, or undefined where it is no expression. `tight` reads "a/bc" as a/(bc), otherwise as
 * (a/b)c: students mean either. Linear in its length, no recursion deeper than the brackets allow.
 */
export function parse(text: string, tight = false): Expression | undefined {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return undefined
  let at = 0
  let depth = 0
  const peek = (): Token | undefined => tokens[at]
  const isSign = (sign: string): boolean => peek()?.kind === 'sign' && peek()?.text === sign
  const take = (sign: string): boolean => {
    if (!isSign(sign)) return false
    at += 1
    return true
  }
  const starts = (): boolean => {
    const token = peek()
    return token !== undefined && (token.kind !== 'sign' || token.text === '(')
  }
  const two = (sign: '+' | '-' | '*' | '/' | '^', left: Expression, right: Expression): Expression => ({
    kind: 'two',
    sign,
    left,
    right
  })
  const deeper = <Result>(read: () => Result): Result => {
    depth += 1
    if (depth > MOST_DEPTH) throw new NotMaths()
    const result = read()
    depth -= 1
    return result
  }

  function sum(): Expression {
    let left = product()
    for (;;) {
      if (take('+')) left = two('+', left, product())
      else if (take('-')) left = two('-', left, product())
      else return left
    }
  }
  function product(): Expression {
    let left = signed()
    for (;;) {
      if (take('*')) left = two('*', left, signed())
      else if (take('/')) left = two('/', left, tight ? row() : signed())
      else if (starts()) left = two('*', left, power())
      else return left
    }
  }
  /** Factors written side by side, as one. */
  function row(): Expression {
    let left = signed()
    while (starts()) left = two('*', left, power())
    return left
  }
  function signed(): Expression {
    if (take('-')) return deeper(() => ({ kind: 'minus', of: signed() }))
    if (take('+')) return deeper(signed)
    return power()
  }
  function power(): Expression {
    const base = primary()
    if (!take('^')) return base
    return two('^', base, deeper(signed))
  }
  function primary(): Expression {
    const token = peek()
    if (!token) throw new NotMaths()
    at += 1
    if (token.kind === 'number') return percent({ kind: 'number', value: Number(token.text) })
    if (token.kind === 'name')
      return token.text === 'pi' ? { kind: 'number', value: Math.PI } : { kind: 'name', name: token.text }
    if (token.kind === 'function') return deeper(() => call(token.text as FunctionName))
    if (token.text !== '(') throw new NotMaths()
    const inside = deeper(sum)
    if (!take(')')) throw new NotMaths()
    return percent(inside)
  }
  function percent(value: Expression): Expression {
    return take('%') ? two('/', value, { kind: 'number', value: 100 }) : value
  }
  function call(name: FunctionName): Expression {
    let raised: Expression | undefined
    if (take('^')) raised = signed()
    const isInverse = raised?.kind === 'minus' && raised.of.kind === 'number' && raised.of.value === 1
    const used = isInverse ? INVERSE[name] : name
    if (!used) throw new NotMaths()
    const of = isSign('(') ? primary() : argument()
    const value: Expression = { kind: 'call', name: used, of }
    return raised && !isInverse ? two('^', value, raised) : value
  }
  /** "sin 2x": what stands side by side up to the next sign or function. */
  function argument(): Expression {
    let left = power()
    while (starts() && peek()?.kind !== 'function' && !isSign('(')) left = two('*', left, power())
    return left
  }

  try {
    const all = sum()
    return at === tokens.length ? all : undefined
  } catch (error) {
    if (error instanceof NotMaths) return undefined
    throw error
  }
}

export function namesIn(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.kind === 'name') found.add(expression.name)
  if (expression.kind === 'call' || expression.kind === 'minus') namesIn(expression.of, found)
  if (expression.kind === 'two') {
    namesIn(expression.left, found)
    namesIn(expression.right, found)
  }
  return found
}
