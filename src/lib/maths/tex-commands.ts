/** What LaTeX's commands stand for; those of functions and Greek letters are read as words. */
const SIGNS: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  pm: '±',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  land: 'and',
  wedge: 'and',
  lor: 'or',
  vee: 'or',
  circ: '°',
  degree: '°',
  lvert: '|(',
  rvert: '|)',
  vert: '|',
  mid: '|',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  lbrace: '{',
  rbrace: '}',
  prime: "'",
  bmod: 'mod',
  frac: 'frac',
  dfrac: 'frac',
  tfrac: 'frac',
  cfrac: 'frac',
  sqrt: 'sqrt',
  binom: 'binom',
  dbinom: 'binom',
  tbinom: 'binom'
}
const LETTERS: Readonly<Record<string, string>> = {
  infty: '∞',
  varphi: 'φ',
  phi: 'φ',
  vartheta: 'θ',
  varepsilon: 'ε',
  mu: 'μ',
  rho: 'ρ',
  tau: 'τ',
  xi: 'ξ',
  eta: 'η',
  nu: 'ν',
  chi: 'χ',
  psi: 'ψ',
  kappa: 'κ',
  zeta: 'ζ',
  Delta: 'Δ',
  Gamma: 'Γ',
  Lambda: 'Λ',
  Omega: 'Ω',
  Phi: 'Φ',
  Pi: 'Π',
  Psi: 'Ψ',
  Sigma: 'Σ',
  Theta: 'Θ'
}
/** They change how it looks, not what it says. */
const LOOKS = new Set(
  'displaystyle textstyle limits quad qquad space thinspace big Big bigg Bigg bigl bigr Bigl Bigr cr nolimits'.split(
    ' '
  )
)
const NAMED = new Set('text textrm mathrm mathit mathbf mathsf operatorname'.split(' '))
const MATRICES = new Set(['matrix', 'pmatrix', 'bmatrix', 'smallmatrix'])

export type Command =
  | { readonly kind: 'sign' | 'name' | 'word'; readonly text: string; readonly length: number }
  | { readonly kind: 'nothing'; readonly length: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly length: number }

const isWord =
  /^(?:a(?:rc|r)?)?(?:sin|cos|tan|sec|csc|cot)h?$|^(?:ln|log|lg|exp|min|max|gcd|pi|theta|alpha|beta|gamma|delta|epsilon|lambda|sigma|omega)$/

/** The command that begins at the backslash `at`. */
export function commandAt(text: string, at: number): Command {
  const rest = text.slice(at)
  if (rest.startsWith('\\\\')) return { kind: 'sign', text: 'row', length: 2 }
  const letters = /^\\([A-Za-z]+)\*?/.exec(rest)
  if (!letters) return escaped(rest)
  const [all, command = ''] = letters
  if (command === 'left' || command === 'right') return sided(rest, command)
  if (command === 'begin' || command === 'end') return environment(rest, command)
  if (NAMED.has(command)) return named(rest, all.length)
  if (LOOKS.has(command)) return { kind: 'nothing', length: all.length }
  if (Object.hasOwn(SIGNS, command)) return { kind: 'sign', text: SIGNS[command] ?? '', length: all.length }
  if (Object.hasOwn(LETTERS, command)) return { kind: 'name', text: LETTERS[command] ?? '', length: all.length }
  if (isWord.test(command)) return { kind: 'word', text: command, length: all.length }
  return { kind: 'unknown', text: all, length: all.length }
}

function escaped(rest: string): Command {
  const char = rest.charAt(1)
  if ('{}%|'.includes(char) && char !== '') return { kind: 'sign', text: char, length: 2 }
  if (char === '' || /[\s,;:!>()[\]]/.test(char)) return { kind: 'nothing', length: Math.min(2, rest.length) }
  return { kind: 'unknown', text: rest.slice(0, 2), length: 2 }
}

/** `\left|` and `\right|` say which side they are; an empty side `\left.` says nothing. */
function sided(rest: string, command: 'left' | 'right'): Command {
  const empty = /^\\(?:left|right)\s*\./.exec(rest)
  if (empty) return { kind: 'nothing', length: empty[0].length }
  const bar = /^\\(?:left|right)\s*(?:\||\\[lr]?vert(?![A-Za-z]))/.exec(rest)
  if (bar) return { kind: 'sign', text: command === 'left' ? '|(' : '|)', length: bar[0].length }
  return { kind: 'nothing', length: command.length + 1 }
}

function environment(rest: string, command: 'begin' | 'end'): Command {
  const found = /^\\(?:begin|end)\s*\{([a-z*]*)\}(?:\{[lcr| ]*\})?/.exec(rest)
  const kind = found?.[1] === 'cases' ? 'cases' : MATRICES.has(found?.[1] ?? '') ? 'matrix' : undefined
  if (!found || !kind) return { kind: 'unknown', text: found?.[0] ?? `\\${command}`, length: command.length + 1 }
  return { kind: 'sign', text: command === 'end' ? 'end' : kind, length: found[0].length }
}

function named(rest: string, length: number): Command {
  const content = /^\\[A-Za-z]+\*?\s*\{\s*([A-Za-z]*)\s*,?\s*\}/.exec(rest)
  if (!content) return { kind: 'nothing', length }
  const [all, word = ''] = content
  return word === '' ? { kind: 'nothing', length: all.length } : { kind: 'word', text: word, length: all.length }
}
