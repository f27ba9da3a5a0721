/** True when one letter is left out, too many, another, or changed with its neighbour; the first letter is right. */
export function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}

/** Shorter words have too many neighbours. */
const TYPO_FROM = 5

/** True when one of the words begins with what was typed, save for one slip; a short word has to be right. */
export function someBeginWithTypo(words: readonly string[], typed: string): boolean {
  return typed.length >= TYPO_FROM && words.some(word => beginsWithTypo(word, typed))
}

/** The different words of a text, as slips are looked for in them. */
export const wordsIn = (text: string): readonly string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu))]

/** True when `word` begins with what was typed, save for one slip. */
export function beginsWithTypo(word: string, typed: string): boolean {
  return [0, 1, -1].some(more => {
    const length = typed.length + more
    return length <= word.length && isOneTypo(word.slice(0, length), typed)
  })
}
