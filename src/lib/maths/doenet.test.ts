import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from '#lib/maths/parse.ts'
import type { Tree } from '#lib/maths/tree.ts'

type Theirs = string | number | boolean | { readonly $: string } | readonly Theirs[]

interface Entry {
  readonly input: string
  readonly tree: Theirs
}

const GREEK: Readonly<Record<string, string>> = {
  θ: 'theta',
  π: 'pi',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  λ: 'lambda',
  σ: 'sigma',
  ω: 'omega',
  μ: 'mu',
  φ: 'phi',
  ξ: 'xi'
}
const RELATIONS: Readonly<Record<string, string>> = { '≤': 'le', '≥': 'ge', '≠': 'ne' }
const INVERSES: Readonly<Record<string, string>> = {
  sin: 'arcsin',
  cos: 'arccos',
  tan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan'
}

/** Their sums and products have any number of parts, whose brackets do not count. */
function flat(op: string, parts: readonly Theirs[]): Theirs {
  return [op, ...parts.flatMap(one => (Array.isArray(one) && one[0] === op ? (one.slice(1) as Theirs[]) : [one]))]
}

const negated = (one: Theirs): Theirs => (typeof one === 'number' && one !== 0 ? -one : ['-', one])
const index = (below: string): Theirs => (/^\d+$/.test(below) ? Number(below) : (GREEK[below] ?? below))

function named(name: string): Theirs {
  if (name === '∞') return { $: 'Inf' }
  const [letter = '', below] = name.split('_')
  const head = GREEK[letter] ?? letter
  return below === undefined ? head : ['_', head, index(below)]
}

function called(name: string, args: readonly Theirs[]): Theirs {
  const [first = 0, second] = args
  if (name === 'degrees' || name === 'percent') return ['unit', first, name === 'degrees' ? 'deg' : '%']
  if (name === 'root') return second === 3 ? ['apply', 'cbrt', first] : ['apply', 'nthroot', ['tuple', ...args]]
  if (name === 'nCr') return ['binom', ...args]
  if (name === 'log' && second !== undefined)
    return second === 10 ? ['apply', 'log10', first] : ['apply', ['_', 'log', second], first]
  const primes = /'*$/.exec(name)?.[0].length ?? 0
  let head = named(name.slice(0, name.length - primes))
  for (let count = 0; count < primes; count += 1) head = ['prime', head]
  return ['apply', head, args.length === 1 ? first : ['tuple', ...args]]
}

function related(ops: readonly string[], sides: readonly Theirs[]): Theirs {
  if (ops.every(op => op === '=')) return ['=', ...sides]
  const [op = '='] = ops
  if (ops.length === 1) return [RELATIONS[op] ?? op, ...sides]
  const isUp = op === '<' || op === '≤'
  return [isUp ? 'lts' : 'gts', ['tuple', ...sides], ['tuple', ...ops.map(one => one === '<' || one === '>')]]
}

/** Our tree in their words. */
function ours(tree: Tree): Theirs {
  switch (tree.kind) {
    case 'number':
      return tree.value
    case 'name':
      return named(tree.name)
    case 'negative':
      return negated(ours(tree.of))
    case 'binary': {
      const [left, right] = [ours(tree.left), ours(tree.right)]
      if (tree.op === '-') return flat('+', [left, negated(right)])
      if (tree.op === '±') return left === 0 ? ['pm', right] : flat('+', [left, ['pm', right]])
      return tree.op === '+' || tree.op === '*' ? flat(tree.op, [left, right]) : [tree.op, left, right]
    }
    case 'call':
      return called(tree.name, tree.args.map(ours))
    case 'relation':
      return related(tree.ops, tree.sides.map(ours))
    case 'tuple':
      return ['tuple', ...tree.items.map(ours)]
    case 'list':
      return [{ bare: 'list', square: 'array', brace: 'set' }[tree.shape], ...tree.items.map(ours)]
    case 'matrix':
      return [
        'matrix',
        ['tuple', tree.rows.length, tree.rows[0]?.length ?? 0],
        ['tuple', ...tree.rows.map((row): Theirs => ['tuple', ...row.map(ours)])]
      ]
    case 'logic':
      return flat(tree.op, [ours(tree.left), ours(tree.right)])
    case 'cases':
    case 'where':
      return tree.kind
  }
}

/** Two ways of writing the same in their trees, as one: sin²x, asin, nthroot(x, 3), +x. */
function plain(tree: Theirs): Theirs {
  if (!Array.isArray(tree)) return tree
  const [head = '', ...rest] = (tree as readonly Theirs[]).map(plain)
  const [first, second] = rest
  if (head === 'apply' && Array.isArray(first) && first[0] === '^') {
    const [, of = '', power = ''] = first as readonly Theirs[]
    const inverse = power === -1 && typeof of === 'string' ? INVERSES[of] : undefined
    return inverse ? ['apply', inverse, second ?? 0] : ['^', ['apply', of, second ?? 0], power]
  }
  if (head === 'apply' && typeof first === 'string' && first.startsWith('a') && INVERSES[first])
    return ['apply', INVERSES[first] ?? first, ...rest.slice(1)]
  if (head === 'apply' && first === 'nCr' && Array.isArray(second)) return ['binom', ...(second.slice(1) as Theirs[])]
  if (head === 'apply' && first === 'nthroot' && Array.isArray(second) && second[2] === 3)
    return ['apply', 'cbrt', (second as readonly Theirs[])[1] ?? 0]
  if (head !== '*' && head !== '+') return [head, ...rest]
  const made = flat(head, rest)
  return Array.isArray(made) && made.length === 2 ? ((made as readonly Theirs[])[1] ?? 0) : made
}

/** Why we read or refuse otherwise; an entry counts for the first that fits. */
const POLICIES: readonly (readonly [reason: string, fits: RegExp])[] = [
  [
    'sets, logic beyond and/or, arrows',
    /[⊂⊆⊄⊈⊃⊇⊅⊉∀∃∈∉∋∌∪∩⇒⟹⇐⟸⇔⟺→⟶←⟵↔⟷∅&]|\\(?:lnot|neg|not|(?:sub|sup)set|forall|exists|in\b|ni\b|notin|cup|cap|[iI]mpl|Rightarrow|Long|Left|iff|to\b|gets|right|left[ar]|long|varn|empty)|!\(?\w+ ?=|=!|\(!|subset|superset|\bnot\b|forall|exists|element|union|intersect|implie|\biff\b|arrow/
  ],
  ['geometry and vectors', /perp|parallel|angle|vec|segment|overline|bot|[⟂∥∠⟨〈]|\\\|/],
  ['dx/dt is a fraction of letters here', /^d\W*(?:\^ ?\d+ ?)?\w.*\/ ?d|\\frac ?\{ ?(?:d|\\partial)|∂/],
  ['a charge: a sign alone above, below or after', /[\^_][({]?\d*[+-]+(?:[)}]|\w|$)|^[+-]+$|^x(?:\^2)?[+-]+$/],
  ['a place left empty', /[-+/^_]$|^[_^/|]|\(\)|\{\}|\^\^|\+\^|\/'|3-\)|_6|&d|\\\\ \\\\|& b\\\\ c|8\\\\1/],
  ['units of money and loose per cent', /[$%]|deg|circ/],
  ['intervals, conditions and going on', /^[[(][^()[\]]*,[^()[\]]*[)\]]$|\||:|\.\.\.|ldots|mid/],
  ['a mark of a derivative stands after the name of a function that is called', /['′]/],
  ['an index is letters or digits of one letter', /_.*_|_\(|_\{|f\(x\)_|[fx]_\w|sin_|xyz2/],
  ['a power takes what stands at its right first: x^y^z, x^2!', /\^.*[\^!]|\^!|\^f\(x\)|\^\\?sin/],
  ['a function without brackets takes the product after it', /sin ?\^?x?y/],
  ['a function must have an argument', /^\|?\\?sin(?:\+\\?cos|\|x\|)?\|?$|\(\\?sin\)/],
  [
    'words and functions that a course does not use',
    /\b(?:re|im|det|trace)\b|\\(?:Re|Im|det|trace)|blah|hello|theta|cos\(x\)|\boo\b|plusminus/
  ],
  ['a power of ten may be followed by a space', /3\.1E-3/],
  ['a power of ten may have a small e: 1.6e-19 is no 1.6e − 19', /^1\.2e-3$/],
  ['a letter and a number side by side are asked about', /x2$|\^a3|_a3|infty2|d2/],
  ['LaTeX needs a backslash to be told from text', /^[xf][\^_](?:47|ab)$|^\{/],
  ['the base of log_10 is ten, as it was meant', /log_10/],
  ['a chain of signs both ways', /<y>/]
]

function outcome({ input, tree }: Entry): string {
  const parsed = parse(input)
  const isSame = parsed.kind === 'tree' && JSON.stringify(ours(parsed.tree)) === JSON.stringify(plain(tree))
  if (isSame) return 'the same'
  return POLICIES.find(([, fits]) => fits.test(input))?.[0] ?? `unexplained: ${input}`
}

function counted(file: string): Record<string, number> {
  const path = new URL(`../../../tests/fixtures/doenet-math-expressions/${file}.json`, import.meta.url)
  const entries = JSON.parse(readFileSync(path, 'utf8')) as Entry[]
  const counts: Record<string, number> = {}
  for (const entry of entries) counts[outcome(entry)] = (counts[outcome(entry)] ?? 0) + 1
  return counts
}

test('texts are read as math-expressions reads them, but for what is said here', () => {
  expect(counted('text-to-ast')).toEqual({
    'a chain of signs both ways': 1,
    'a charge: a sign alone above, below or after': 126,
    'a function must have an argument': 3,
    'a function without brackets takes the product after it': 2,
    'a mark of a derivative stands after the name of a function that is called': 24,
    'a place left empty': 19,
    'a power of ten may be followed by a space': 2,
    'a power of ten may have a small e: 1.6e-19 is no 1.6e − 19': 1,
    'a power takes what stands at its right first: x^y^z, x^2!': 13,
    'an index is letters or digits of one letter': 21,
    'dx/dt is a fraction of letters here': 23,
    'geometry and vectors': 43,
    'intervals, conditions and going on': 10,
    'sets, logic beyond and/or, arrows': 75,
    'the same': 168,
    'units of money and loose per cent': 11,
    'words and functions that a course does not use': 9
  })
})

test('LaTeX is read as math-expressions reads it, but for what is said here', () => {
  expect(counted('latex-to-ast')).toEqual({
    'LaTeX needs a backslash to be told from text': 2,
    'a chain of signs both ways': 1,
    'a charge: a sign alone above, below or after': 126,
    'a function must have an argument': 3,
    'a function without brackets takes the product after it': 2,
    'a letter and a number side by side are asked about': 4,
    'a mark of a derivative stands after the name of a function that is called': 23,
    'a place left empty': 21,
    'a power of ten may be followed by a space': 2,
    'a power of ten may have a small e: 1.6e-19 is no 1.6e − 19': 1,
    'a power takes what stands at its right first: x^y^z, x^2!': 15,
    'an index is letters or digits of one letter': 26,
    'dx/dt is a fraction of letters here': 37,
    'geometry and vectors': 45,
    'intervals, conditions and going on': 12,
    'sets, logic beyond and/or, arrows': 66,
    'the same': 200,
    'the base of log_10 is ten, as it was meant': 1,
    'units of money and loose per cent': 23,
    'words and functions that a course does not use': 7
  })
})
