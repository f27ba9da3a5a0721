const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000]
])
const WORD = [...TENS, ...ONES.toReversed(), ...LARGE.keys()].join('|')
const RUN = new RegExp(`\\b(?:${WORD})(?:(?:[ -]| and )(?:${WORD})){0,8}\\b`, 'gi')

/** Numbers up to twelve are written out. */
export const inWords = (count: number): string => (count <= 12 && ONES[count]) || String(count)

/** "three" and "3" are 3; NaN for what is neither. */
export function countOf(text: string): number {
  const spelt = ONES.indexOf(text.toLowerCase())
  return spelt >= 0 ? spelt : Number(text)
}

/** "two thousand and five" is 2005; undefined where the words are no single number ("one two three"). */
function valueOf(words: readonly string[]): number | undefined {
  let [whole, part, last] = [0, 0, Infinity]
  for (const word of words) {
    const large = LARGE.get(word)
    const one = ONES.indexOf(word)
    const small = one >= 0 ? one : (TENS.indexOf(word) + 2) * 10
    if (large === 100) part = Math.max(1, part) * 100
    else if (large !== undefined) [whole, part] = [whole + Math.max(1, part) * large, 0]
    else if (last < 20 || (last < 100 && small >= 10)) return undefined
    else part += small
    last = large === undefined ? small : Infinity
  }
  return whole + part
}

export interface WrittenNumber {
  readonly value: number
  readonly start: number
  readonly end: number
}

/** Numbers from two on that are written in words. "One" is more often no number. */
export function numberWords(text: string): WrittenNumber[] {
  return [...text.matchAll(RUN)].flatMap(match => {
    const value = valueOf(
      match[0]
        .toLowerCase()
        .split(/[ -]+/)
        .filter(word => word !== 'and')
    )
    return value === undefined || value < 2 ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
}
