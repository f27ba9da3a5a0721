/** The letters are looked for first: they are rare, and runs of words are everywhere. */
const BEHIND = /\s\(([A-Z][A-Za-z]{0,2}[A-Z][A-Za-z]{0,3})\)|, or ([A-Z]{2,6}),/gu
const RUN = /(?:[\p{L}-]+\s+){0,6}[\p{L}-]+$/u
const LOOKED_BACK = 120
const BEFORE = /(?<![\p{L}\p{N}])([A-Z][A-Za-z]{1,5})\s+\(([\p{L}-]+(?:\s[\p{L}-]+){1,6})\)/gu

/** The words that letters stand for, from the end of a run of words: "of gross domestic product", "GDP". */
export function phraseFor(words: readonly string[], letters: string): string | undefined {
  const wanted = letters.toLowerCase()
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const tail = words.slice(from)
    const all = tail.map(word => word.charAt(0).toLowerCase()).join('')
    const big = tail
      .filter(word => !/^(?:of|and|the|for|in|to|on)$/i.test(word))
      .flatMap(word => word.split('-'))
      .map(word => word.charAt(0).toLowerCase())
      .join('')
    if ((all === wanted || big === wanted) && !/^(?:of|and|the|for)$/i.test(tail[0] ?? '')) return tail.join(' ')
  }
  // "deoxyribonucleic acid (DNA)": every word begins with one of the letters, the others stand inside.
  for (let from = words.length - 1; from >= Math.max(0, words.length - wanted.length); from -= 1) {
    const tail = words.slice(from).map(word => word.toLowerCase())
    const initials = tail.map(word => word.charAt(0)).join('')
    if (
      tail.length > 1 &&
      initials.charAt(0) === wanted.charAt(0) &&
      isWithin(initials, wanted) &&
      isWithin(wanted, tail.join(''))
    )
      return words.slice(from).join(' ')
  }
  return undefined
}

/** Whether the letters of one stand in the other in the same order. */
function isWithin(letters: string, text: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

export interface Acronym {
  readonly letters: string
  readonly phrase: string
}

/** "gross domestic product (GDP)", "GDP (gross domestic product)": only when the letters are those of the words. */
export function acronymsIn(text: string): Acronym[] {
  const behind = [...text.matchAll(BEHIND)].map(({ index, 1: bracketed, 2: named }) => [
    RUN.exec(text.slice(Math.max(0, index - LOOKED_BACK), index).trimEnd())?.[0] ?? '',
    bracketed ?? named ?? ''
  ])
  const before = [...text.matchAll(BEFORE)].map(([, letters = '', words = '']) => [words, letters])
  return [...behind, ...before].flatMap(([words = '', letters = '']) => {
    const phrase = phraseFor(words.split(/\s+/), letters.replace(/s$/, ''))
    return phrase ? [{ letters, phrase }] : []
  })
}
