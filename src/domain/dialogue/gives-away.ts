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

const wordsOf = (text: string): string[] => [...new Set(plain(text).split(' '))].filter(word => word !== '')

function isSame(one: string, two: string): boolean {
  if (one === two) return true
  if (/\d/.test(one + two)) return false
  let shared = 0
  while (shared < one.length && one[shared] === two[shared]) shared += 1
  return shared >= ROOT && one.length - shared <= ENDING && two.length - shared <= ENDING
}

const has = (words: readonly string[], word: string): boolean => words.some(other => isSame(word, other))

/** Words of an answer that were not known before: its substance. */
export function newWords(answer: string, known: string): string[] {
  const before = wordsOf(known)
  return wordsOf(answer).filter(word => !COMMON.has(word) && !has(before, word))
}

/**
 * A text says what is still to be found: the answer itself, a number of it, or more than half of its words that were not
 * known from the question or from what the student wrote; of one or two such words, any.
 */
export function givesAway(text: string, answer: string, known = ''): boolean {
  const fresh = newWords(answer, known)
  const whole = plain(answer)
  if (fresh.length === 0) return whole !== '' && ` ${plain(text)} `.includes(` ${whole} `)
  const said = wordsOf(text)
  const shown = fresh.filter(word => has(said, word))
  if (shown.some(word => /\d/.test(word))) return true
  return fresh.length <= SHORT ? shown.length > 0 : shown.length > fresh.length / 2
}
