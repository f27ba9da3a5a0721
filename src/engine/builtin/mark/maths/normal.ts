/** Longest text that is read as maths; what students write is far shorter, and hostile input must stay cheap. */
export const MOST_CHARACTERS = 240

const SUPER = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const PLAIN_SUPER = '0123456789+-n'
const SUB = '₀₁₂₃₄₅₆₇₈₉'
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '(1/2)',
  '⅓': '(1/3)',
  '⅔': '(2/3)',
  '¼': '(1/4)',
  '¾': '(3/4)',
  '⅕': '(1/5)',
  '⅛': '(1/8)'
}
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right|displaystyle|mathrm|text|quad|qquad|limits)(?![a-zA-Z])/g, ' '],
  [/\\[,;:! ]/g, ' '],
  [/\\(?:cdot|times|ast)(?![a-zA-Z])/g, '*'],
  [/\\div(?![a-zA-Z])/g, '/'],
  [/\\pm(?![a-zA-Z])|\+\/-|\+-/g, '±'],
  [/\\(?:leq|le)(?![a-zA-Z])|<=|⩽/g, '≤'],
  [/\\(?:geq|ge)(?![a-zA-Z])|>=|⩾/g, '≥'],
  [/\\lt(?![a-zA-Z])/g, '<'],
  [/\\gt(?![a-zA-Z])/g, '>'],
  [/\\[dt]?frac(?![a-zA-Z])/g, '\\frac'],
  [/[×·∙⋅✕∗]/g, '*'],
  // "2 x 3" and "4x10^3" are products; the x of "2x" is a name.
  [/(?<=[\d)])\s+x\s+(?=[\d(])/g, '*'],
  [/(?<=\d)\s*x\s*(?=10\s*\^)/g, '*'],
  [/\*\*/g, '^'],
  [/÷/g, '/'],
  [/[−–—]/g, '-'],
  [/π/g, ' pi '],
  [/∞/g, ' inf '],
  [/√\s*(?=\()/g, 'sqrt'],
  [/√\s*(\d+(?:\.\d+)?|[a-zA-Z])/g, 'sqrt($1)'],
  [/\\\$/g, ''],
  [/\$/g, ' ']
]

/** Applies a replacement until nothing changes; each round takes the innermost braces, so depth bounds the rounds. */
function untilStill(text: string, pattern: RegExp, to: string): string {
  let before = text
  for (let round = 0; round < 20; round += 1) {
    const after = before.replace(pattern, to)
    if (after === before) break
    before = after
  }
  return before
}

/** LaTeX, Unicode and plain typing in one spelling for the parser; undefined where it is too long to be a student's. */
export function normal(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  let plain = text.replace(/\{,\}/g, '').replace(/(\d)[, \u00A0\u202F](?=\d{3}(?!\d))/gu, '$1')
  for (const [pattern, to] of SIGNS) plain = plain.replace(pattern, to)
  plain = plain.replace(/[½⅓⅔¼¾⅕⅛]/g, one => FRACTIONS[one] ?? one)
  plain = plain.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+/g,
    run =>
      `^(${Array.from(run)
        .map(one => PLAIN_SUPER[SUPER.indexOf(one)] ?? '')
        .join('')})`
  )
  plain = plain.replace(
    /[₀-₉]+/g,
    run =>
      `_${Array.from(run)
        .map(one => SUB.indexOf(one))
        .join('')} `
  )
  plain = plain.replace(/_\{([\w ]{1,12})\}/g, (_all, name: string) => `_${name.replaceAll(' ', '')}`)
  plain = untilStill(plain, /\\sqrt\[([^[\]{}]*)\]\{([^{}]*)\}/g, '(($2)^(1/($1)))')
  for (let round = 0; round < 20 && /\\(?:frac|sqrt)|[{}]/.test(plain); round += 1)
    plain = plain
      .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\frac\s*(\d)\s*(\d)/g, '($1/$2)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/(?<!\\frac\s*|\\sqrt\s*|\}\s*)\{([^{}]*)\}(?!\s*\{)/g, '($1)')
  plain = plain.replace(/\\([a-zA-Z]+)/g, ' $1 ')
  // |x| where the strokes come as one pair.
  if ((plain.match(/\|/g)?.length ?? 0) === 2) plain = plain.replace(/\|([^|]+)\|/, 'abs($1)')
  return plain.replace(/\s+/g, ' ').trim()
}
