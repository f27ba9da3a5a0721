/** Words that hold any sentence together: they give nothing away. */
const COMMON = new Set(
  (
    'a an and are as at be been by can could did do does for from had has have he her his how i if in into is it its may ' +
    'might more most must no nor not of on or our she should so than that the their them then there these they this those ' +
    'to too was we were what when where which while who why will with would you your because also but about over under'
  ).split(' ')
)
/** Endings apart, words of this length are one word when they begin alike: "absorbs", "absorption" is not asked for. */
const ROOT = 4
const ENDING = 3
/** Of an answer of one or two new words a single one already is half of it. */
const SHORT = 2

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Its words without case and accents, each once. */
export const wordsIn = (text: string): string[] => [...new Set(plain(text).split(' '))].filter(word => word !== '')

function isSame(one: string, two: string): boolean {
  if (one === two) return true
  if (/\d/.test(one + two)) return false
  let shared = 0
  while (shared < one.length && one[shared] === two[shared]) shared += 1
  return shared >= ROOT && one.length - shared <= ENDING && two.length - shared <= ENDING
}

const has = (words: readonly string[], word: string): boolean => words.some(other => isSame(word, other))

/** In a formula every letter counts: "a" is an acceleration. */
const isFormula = (text: string): boolean => /[=≈∝→^\\√±]/u.test(text)

/** Words of an answer that were not known before: its substance. */
export function newWords(answer: string, known: string): string[] {
  const before = wordsIn(known)
  const counts = isFormula(answer) ? () => true : (word: string) => !COMMON.has(word)
  return wordsIn(answer).filter(word => counts(word) && !has(before, word))
}

/** How many of the new words of an answer a text has, 0 to 1; 1 where the answer has none. */
export function shareMet(text: string, answer: string, known: string): number {
  const fresh = newWords(answer, known)
  const said = wordsIn(text)
  return fresh.length === 0 ? 1 : fresh.filter(word => has(said, word)).length / fresh.length
}

/**
 * A text says what is still to be found: the answer itself, a number of it, or more than half of its words that were not
 * known from the question or from what the student wrote; of one or two such words, any.
 */
export function givesAway(text: string, answer: string, known = ''): boolean {
  const fresh = newWords(answer, known)
  const whole = plain(answer)
  if (fresh.length === 0) return whole !== '' && ` ${plain(text)} `.includes(` ${whole} `)
  const said = wordsIn(text)
  const shown = fresh.filter(word => has(said, word))
  if (shown.some(word => /\d/.test(word))) return true
  return fresh.length <= SHORT ? shown.length > 0 : shown.length > fresh.length / 2
}
