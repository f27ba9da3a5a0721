/** Case, accents' form, punctuation, articles and double spaces do not matter. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLocaleLowerCase('en-GB')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{S}.\-/]+/gu, ' ')
    .replaceAll(/\.(?=\s|$)/g, ' ')
    .trim()
  return words.replace(/^(?:the|an|a)\s+/, '').replaceAll(/\s+/g, ' ')
}

/** One letter more, less, other, or two swapped. */
export function isOneTypedTypo(one: string, two: string): boolean {
  if (one === two || Math.abs(one.length - two.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === two[start]) start += 1
  const [left, right] = [one.slice(start), two.slice(start)]
  const isSwap = left.length === right.length && left[0] === right[1] && left[1] === right[0]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (isSwap && left.slice(2) === right.slice(2))
  )
}

const NUMBER =
  /^[-+−]?(?:\d{1,3}(?:[, \u00a0\u202f]\d{3})+|\d+)?(?:\.\d+)?(?:e[-+−]?\d+|\s*[×x*·]\s*10\s*(?:\^\s*[-+−]?\d+|\^\{\s*[-+−]?\d+\s*\}|[⁺⁻]?[⁰¹²³⁴-⁹]+))?/iu
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** "3 × 10⁸", "3x10^8" and "3e8" as one way of writing. */
const inOneWay = (digits: string): string =>
  digits
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, sign => String(RAISED.indexOf(sign)))
    .replaceAll(/[−⁻]/g, '-')
    .replaceAll(/[{}⁺]/g, '')
    .replace(/\s*[×x*·]\s*10\s*\^?\s*/iu, 'e')
    .replaceAll(/[, \u00a0\u202f]/g, '')

/** "12,000 people" is 12000 and "people"; null where it does not begin with a number. */
export function readNumber(text: string): { readonly value: number; readonly rest: string } | null {
  const trimmed = text.trim().replace(/^[£$€]\s*/, '')
  const digits = NUMBER.exec(trimmed)?.[0] ?? ''
  if (!/\d/.test(digits)) return null
  const value = Number(inOneWay(digits))
  return Number.isFinite(value) ? { value, rest: trimmed.slice(digits.length).trim() } : null
}
