/** Half-open stretch of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

const DELIMITED = /\$\$[^$]+\$\$|\$(?!\s)[^$\n]+?(?<!\s)\$(?!\d)|\\\([^\n]+?\\\)|\\\[[^\n]+?\\\]/g

const SCRIPT = '(?:[²³¹⁰⁴-⁹ⁿ⁺⁻₀-₉′]|\\^(?:\\{[^}]*\\}|\\([^)]*\\)|[-−]?\\w+)|_(?:\\{[^}]*\\}|\\w+))'
const GROUP = '\\([^()\\n]{1,40}\\)'
const ATOM =
  `[-−+±√∆Δ]?(?:(?:sin|cos|tan|sec|cosec|cot|log|ln|lim|exp|sqrt|arcsin|arccos|arctan)(?:${SCRIPT})*(?:\\s?${GROUP}|\\s?\\d*[a-zα-ω])?` +
  `|\\d*[A-Za-z]{1,2}(?:${SCRIPT}|['′])*${GROUP}` +
  `|\\d*(?:[A-Z][a-z]?\\d*|\\([A-Z][A-Za-z0-9]*\\)\\d*)+` +
  `|${GROUP}|[\\d½¼¾⅓⅔]+(?:[.,]\\d+)*[a-zA-Zα-ω]{0,3}|[a-zA-Zα-ωΑ-Ω]{1,3})(?:${SCRIPT})*`
const RELATION = '(?:=|→|⇌|⟶|->|≈|≠|≤|≥|<|>|∝|:=)'
const OPERATOR = `(?:${RELATION}|[+−×÷·*/^±]| - |-(?=[a-z0-9(]))`
const BARE = new RegExp(`(?<![\\p{L}\\p{N}_$\\\\])${ATOM}(?:\\s?${OPERATOR}\\s?${ATOM})+(?![\\p{L}\\p{N}_])`, 'gu')
const CALL = /(?<![\p{L}\p{N}])[-−]?\d*[a-zA-Z]['′]?\([-+−\w²³^/ ]{1,20}\)/gu
const FUNCTION =
  /(?<![\p{L}\p{N}])(?:sin|cos|tan|sec|cosec|cot|log|ln|arcsin|arccos|arctan)(?:²|\^2)?(?![\p{L}])(?:\s?\d*[a-zθα](?![\p{L}]))?/gu
const POWER = /(?<![\p{L}\p{N}])\d*[a-zA-Z](?:[²³ⁿ]|\^(?:\{[^}]*\}|[-−]?\w+))/gu

/** "and/or", "he/she", "May-June": letters joined by a stroke are words unless something else says maths. */
const looksLikeWords = (text: string): boolean =>
  !/[=→⇌⟶≈≠≤≥<>∝+−×÷·*^±()²³\d]|->/.test(text) && !/^[a-zA-Z]{1,2}\/[a-zA-Z]{1,2}$/.test(text)

/** Everything that must not be split, tagged or re-cased: TeX, equations, reactions, function calls, powers. */
export function formulaRanges(text: string): TextRange[] {
  const found: TextRange[] = []
  const free = (start: number, end: number): boolean => found.every(one => end <= one.start || start >= one.end)
  for (const pattern of [DELIMITED, BARE, CALL, FUNCTION, POWER]) {
    if (pattern === BARE && !/[=→⇌⟶≈≠≤≥<>∝+−×÷·*/^±-]/.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (pattern === BARE && looksLikeWords(match[0])) continue
      if (free(start, end)) found.push({ start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Two names of one formula: spaces and dollar signs do not count, every other sign does. */
export function sameFormula(text: string): string {
  return text.replace(/[\s$]/g, '').replaceAll('−', '-').replaceAll('×', '*').replaceAll('·', '*')
}
