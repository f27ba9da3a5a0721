import { isOneTypedTypo, plainWords, readNumber } from '#domain/quiz/typed-words.ts'

/** `part`: some of the answer and nothing else, which may be enough; only the student can say. */
export type Likeness = 'same' | 'spelling' | 'part' | 'other'

const LONG_ENOUGH_FOR_A_TYPO = 6
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** One letter makes another word of the subject: ethane and ethene, nitrate and nitrite, absorb and adsorb. */
const OTHER_WORDS: readonly (readonly string[])[] = [
  ['ane', 'ene', 'yne'],
  ['ate', 'ite', 'ide', 'ine'],
  ['ol', 'al']
]
const OTHER_STARTS: readonly (readonly string[])[] = [
  ['ab', 'ad'],
  ['lat', 'alt'],
  ['inter', 'intra'],
  ['hyper', 'hypo'],
  ['af', 'ef']
]

function isOtherWord(one: string, two: string): boolean {
  const differs = (parts: readonly string[], cut: (word: string, part: string) => string | null): boolean => {
    const rests = [one, two].map(word => parts.flatMap(part => cut(word, part) ?? []))
    return rests[0]?.some(rest => rests[1]?.includes(rest)) ?? false
  }
  const end = (word: string, part: string): string | null => (word.endsWith(part) ? word.slice(0, -part.length) : null)
  const start = (word: string, part: string): string | null => (word.startsWith(part) ? word.slice(part.length) : null)
  if (one === two) return false
  return OTHER_WORDS.some(parts => differs(parts, end)) || OTHER_STARTS.some(parts => differs(parts, start))
}

/** British and American ways of one word. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/(?<=.{2})our/, 'or'],
  [/tre(s?)$/, 'ter$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ence(s?)$/, 'ense$1'],
  [/(?:ae|oe)/, 'e'],
  [/^sulph/, 'sulf'],
  [/inium$/, 'inum'],
  [/ll(ed|ing|er)$/, 'l$1']
]

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?<=(?:ch|sh|s|x|z))es$|s$/, '')
}

/** A word as it counts: one spelling, one of it, digits for a number in words. */
function countedAs(word: string): string {
  const count = COUNTS.indexOf(word)
  if (count >= 0) return String(count)
  if (!/^\p{L}+$/u.test(word)) return word
  return singular(AMERICAN.reduce((left, [from, to]) => (word.length > 4 ? left.replace(from, to) : left), word))
}

const LITTLE = /^(?:the|an?|its|their|his|her)$/

function wordsOf(text: string): string[] {
  const open = plainWords(text.replaceAll('&', ' and ').replaceAll(/%|\bper cent\b/gi, ' percent ')).replaceAll(
    /(?<=\p{L})-(?=\p{L})/gu,
    ' '
  )
  const all = open.split(' ').filter(word => word !== '')
  const words = all.filter(word => !LITTLE.test(word))
  return (words.length === 0 ? all : words).map(countedAs)
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** "Treaty of Versailles" as "Versailles Treaty". */
function turned(words: readonly string[]): readonly string[] {
  const of = words.indexOf('of')
  return of > 0 && words.lastIndexOf('of') === of ? [...words.slice(of + 1), ...words.slice(0, of)] : words
}

/** Words that only say whose: in a note for school, of whom else. */
const OWNERS = /^human$/

function isSameNumber(wanted: string, given: string): boolean {
  const [one, two] = [readNumber(wanted), readNumber(given)]
  if (!one || !two || one.value !== two.value) return false
  const [unit, other] = [one.rest, two.rest].map(rest => wordsOf(rest).join(' '))
  return unit === other
}

/** How like a typed answer is to the one wanted. Words alone decide: what means the same in other words is not seen. */
export function likenessOf(wanted: string, given: string): Likeness {
  if (plainWords(wanted) === plainWords(given) || isSameNumber(wanted, given)) return 'same'
  const [a, b] = [wordsOf(wanted), wordsOf(given)]
  const [one, two] = [a.join(' '), b.join(' ')]
  if (two === '') return 'other'
  if (one === two || one === turned(b).join(' ') || turned(a).join(' ') === two) return 'same'
  if (/-/.test(wanted + given) && a.join('') === b.join('')) return 'same'
  const owned = a.filter(word => !OWNERS.test(word)).join(' ')
  if (owned === two || one === b.filter(word => !OWNERS.test(word)).join(' ')) return 'same'
  if (withoutAccents(one) === withoutAccents(two)) return 'spelling'
  // A digit is never a slip of the pen: 1947 is not 1948.
  const isSlip = one.length >= LONG_ENOUGH_FOR_A_TYPO && !/\d/.test(one + two) && isOneTypedTypo(one, two)
  if (isSlip && !a.some((word, at) => isOtherWord(word, b[at] ?? ''))) return 'spelling'
  // "lungs" for "iron lungs", "Truman" for "Harry Truman": no number, and no more than is wanted.
  const isPart = two.length >= 4 && b.length < a.length && ` ${one} `.includes(` ${two} `) && !/\d/.test(two)
  if (isPart && a.at(-1) === b.at(-1)) return 'part'
  // "James K. Polk" for "Polk": more of a name than is wanted, which may be another's.
  const isFullName =
    /^\p{Lu}\p{Ll}{2,}$/u.test(wanted.trim()) && /^(?:\p{Lu}[\p{Ll}.]* ){1,3}\p{Lu}\p{Ll}{2,}$/u.test(given.trim())
  return isFullName && one === b.at(-1) ? 'part' : 'other'
}
