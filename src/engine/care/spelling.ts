import { typosBetween } from '#engine/text/typos.ts'

/** Two slips are forgiven from so many letters on, one from `LEAST` on; of four letters only two changed about. */
const TWO = 8
const LEAST = 5
/** Shorter words with another consonant in one place are mostly other words: "named" is not "naked". */
const ANY = 7
const isOtherConsonant = (word: string, known: string): boolean => {
  if (word.length !== known.length) return false
  const other = Array.from(word).flatMap((sign, at) => (sign === known[at] ? [] : [sign, known[at] ?? '']))
  return other.length === 2 && !other.every(sign => 'aeiouy'.includes(sign))
}

function isTypo(word: string, known: string): boolean {
  if (word[0] !== known[0] && word[1] !== known[0]) return false
  const long = Math.min(word.length, known.length)
  if (long >= ANY) return typosBetween(word, known) <= (long >= TWO && word.slice(0, 2) === known.slice(0, 2) ? 2 : 1)
  if (long >= LEAST) return typosBetween(word, known) === 1 && !isOtherConsonant(word, known)
  return word.length === known.length && Array.from(word).sort().join('') === Array.from(known).sort().join('')
}

const initials = new WeakMap<ReadonlySet<string>, Map<string, string[]>>()

function byInitial(known: ReadonlySet<string>): Map<string, string[]> {
  const made = initials.get(known) ?? Map.groupBy(known, word => word[0] ?? '')
  initials.set(known, made)
  return made
}

function nearest(word: string, known: ReadonlySet<string>): string | null {
  let best: string | null = null
  const groups = byInitial(known)
  for (const one of [...(groups.get(word[0] ?? '') ?? []), ...(groups.get(word[1] ?? '') ?? [])])
    if (
      Math.abs(one.length - word.length) < 3 &&
      isTypo(word, one) &&
      (!best || typosBetween(word, one) < typosBetween(word, best))
    )
      best = one
  return best
}

/** Led back to the words of the lists where a word is none of them but nearly one; null where all stays as it is. */
export function respelled(line: string, known: ReadonlySet<string>): string | null {
  const words = line.split(' ').map(word => {
    if (word.length < 4 || known.has(word) || !/^\p{L}+$/u.test(word)) return word
    return nearest(word, known) ?? word
  })
  const right = words.join(' ')
  return right === line ? null : right
}
