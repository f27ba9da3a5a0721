const TRIG = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot']
const HYPERBOLIC = ['sinh', 'cosh', 'tanh', 'sech', 'csch', 'coth']

export const INVERSES: Readonly<Record<string, string>> = Object.fromEntries(
  [...TRIG, ...HYPERBOLIC].map(one => [one, one.endsWith('h') ? `ar${one}` : `arc${one}`])
)

const own = (names: readonly string[]) => names.map(one => [one, one] as const)

/** Words that take an argument with or without brackets: `sin x`. Several spellings, one name. */
const APPLIED: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...own([...TRIG, ...HYPERBOLIC, ...Object.values(INVERSES), 'ln', 'log', 'exp', 'sqrt', 'cbrt', 'abs']),
  ...HYPERBOLIC.map(one => [`arc${one}`, `ar${one}`] as const),
  ...([
    ['cosec', 'csc'],
    ['arccosec', 'arccsc'],
    ['cosech', 'csch'],
    ['arcosech', 'arcsch'],
    ['cotan', 'cot'],
    ['tg', 'tan'],
    ['ctg', 'cot'],
    ['lg', 'log'],
    ['sine', 'sin'],
    ['cosine', 'cos'],
    ['tangent', 'tan']
  ] as const)
])

/** Words that are functions only before a bracket, so that `max` may still be m·a·x. */
const BRACKETED: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...own(['min', 'max', 'gcd', 'lcm', 'floor', 'ceil', 'round', 'sign', 'root', 'nCr', 'nPr', 'mod', 'factorial']),
  ...own(['percent', 'degrees', 'arg', 'conj', 'Re', 'Im']),
  ...([
    ['sgn', 'sign'],
    ['hcf', 'gcd'],
    ['int', 'floor'],
    ['ceiling', 'ceil'],
    ['nthroot', 'root'],
    ['ncr', 'nCr'],
    ['npr', 'nPr'],
    ['binom', 'nCr'],
    ['choose', 'nCr']
  ] as const)
])

/** How many arguments each takes; all others take one. */
export const ARITY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  log: [1, 2],
  root: [2, 2],
  nCr: [2, 2],
  nPr: [2, 2],
  mod: [2, 2],
  round: [1, 2],
  min: [1, 50],
  max: [1, 50],
  gcd: [2, 50],
  lcm: [2, 50]
}

/** Everywhere in a word: 2pir is 2·π·r. */
const LETTERS: Readonly<Record<string, string>> = {
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  lambda: 'λ',
  sigma: 'σ',
  omega: 'ω',
  infinity: '∞'
}
/** Only as the whole word: mu within a longer one is m·u. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { mu: 'μ', phi: 'φ', rho: 'ρ', tau: 'τ', inf: '∞' }

/** Words between or after values. */
const SIGNS: Readonly<Record<string, string>> = {
  and: 'and',
  or: 'or',
  if: 'if',
  for: 'if',
  when: 'if',
  where: 'if',
  otherwise: 'else',
  else: 'else',
  mod: 'mod',
  deg: '°',
  degrees: '°',
  nCr: 'nCr',
  nPr: 'nPr',
  choose: 'nCr'
}

/** Functions of ours, which nobody defines anew: `|x| = 3` is an equation. */
export const BUILT_IN: ReadonlySet<string> = new Set([...Object.values(APPLIED), ...Object.values(BRACKETED)])

export type Piece =
  | { readonly kind: 'name' | 'function' | 'sign'; readonly text: string; readonly length: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly length: number }

export interface Known {
  readonly names?: readonly string[]
  readonly functions?: readonly string[]
}

/** From here on a run of letters that no word explains is no product of letters but a word that we do not know. */
const LONG_WORD = 5
const LONGEST = 12
const NO_PRODUCTS = new Set(['not', 'iff', 'perp', 'angle'])

/** Cuts a run of letters into the functions, names and letters that it is made of: `xsin2` is x and sin. */
export function splitWord(word: string, beforeBracket: boolean, known: Known): Piece[] {
  const whole = wholeWord(word, beforeBracket, known)
  if (whole) return [{ ...whole, length: word.length }]
  const pieces: Piece[] = []
  let run = 0
  let longestRun = 0
  for (let at = 0; at < word.length;) {
    const piece = longest(word, at, beforeBracket, known)
    run = piece.length > 1 ? 0 : run + 1
    longestRun = Math.max(longestRun, run)
    pieces.push(piece)
    at += piece.length
  }
  if (longestRun >= LONG_WORD || NO_PRODUCTS.has(word)) return [{ kind: 'unknown', text: word, length: word.length }]
  return pieces
}

function wholeWord(word: string, beforeBracket: boolean, known: Known): Omit<Piece, 'length'> | undefined {
  if (known.names?.includes(word)) return { kind: 'name', text: word }
  if (known.functions?.includes(word) && (beforeBracket || word.length === 1)) return { kind: 'name', text: word }
  const bracketed = beforeBracket && Object.hasOwn(BRACKETED, word) ? BRACKETED[word] : undefined
  if (bracketed !== undefined) return { kind: 'function', text: bracketed }
  if (Object.hasOwn(SIGNS, word)) return { kind: 'sign', text: SIGNS[word] ?? word }
  if (Object.hasOwn(WHOLE_LETTERS, word)) return { kind: 'name', text: WHOLE_LETTERS[word] ?? word }
  return undefined
}

function longest(word: string, at: number, beforeBracket: boolean, known: Known): Piece {
  for (let end = Math.min(word.length, at + LONGEST); end > at + 1; end -= 1) {
    const part = word.slice(at, end)
    const length = end - at
    const isLast = end === word.length
    if (known.names?.includes(part)) return { kind: 'name', text: part, length }
    if (Object.hasOwn(APPLIED, part)) return { kind: 'function', text: APPLIED[part] ?? part, length }
    if (Object.hasOwn(LETTERS, part)) return { kind: 'name', text: LETTERS[part] ?? part, length }
    if (!isLast || !beforeBracket) continue
    if (known.functions?.includes(part)) return { kind: 'name', text: part, length }
    if (Object.hasOwn(BRACKETED, part)) return { kind: 'function', text: BRACKETED[part] ?? part, length }
  }
  return { kind: 'name', text: letter(word.charAt(at)), length: 1 }
}

/** Two shapes of one Greek letter. */
function letter(char: string): string {
  return char === 'ϕ' ? 'φ' : char === 'ϑ' ? 'θ' : char === 'ϵ' ? 'ε' : char === 'µ' ? 'μ' : char
}
