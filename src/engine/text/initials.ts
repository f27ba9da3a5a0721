const LITTLE = /^(?:of|the|and|in|for|to|a|an|on|by)$/i
/** A word that an abbreviation may leave out. */
export const isLittle = (word: string): boolean => LITTLE.test(word)

/** "PED" of "price elasticity of demand": its letters begin the words. */
export function isShortOf(short: string, words: readonly string[]): boolean {
  const letters = short
    .replaceAll(/[^\p{L}]/gu, '')
    .replace(/s$/, '')
    .toLowerCase()
  const starts = words.flatMap(word => word.split('-')).filter(word => !isLittle(word))
  const all = words.flatMap(word => word.split('-'))
  const first = (list: readonly string[]): string => list.map(word => word.charAt(0).toLowerCase()).join('')
  return letters.length >= 2 && (first(starts) === letters || first(all) === letters)
}
