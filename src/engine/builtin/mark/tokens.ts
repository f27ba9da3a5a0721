import { term } from '#engine/builtin/ask/terms.ts'
import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { baseOf, isNegator, senseOf } from '#engine/builtin/mark/meaning.ts'
import { isStopWord } from '#engine/builtin/text/words.ts'
import { MONTHS } from '#engine/builtin/text/months.ts'

export interface Word {
  readonly lower: string
  /** Stem, brought to one of its synonyms. */
  readonly sense: string
  readonly stem: string
  readonly start: number
  readonly end: number
  readonly negator: boolean
  /** Stands within reach of a negation. */
  readonly negated: boolean
}

/** A negation reaches this many content words to its right. */
const REACH = 5
// Kept although they are stop words elsewhere: they carry a comparison.
const KEPT = new Set(['more', 'less', 'before', 'after', 'same', 'off'])
const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    co2: 'carbon dioxide',
    h2o: 'water',
    ussr: 'soviet union',
    o2: 'oxygen'
  })
)

/** "Too little energy" is not enough of it. */
const tooLittle = (before: string, lower: string): boolean =>
  /^(?:little|few)$/.test(lower) && /\btoo\s+$/i.test(before)

/** Content words with their places; a negation reaches to the end of its clause, five content words at most. */
export function wordsWithPlaces(text: string): Word[] {
  const found: Word[] = []
  let reach = 0
  let end = 0
  for (const match of text.matchAll(/\d{1,2}\/\d{1,2}\/\d{4}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const [word] = match
    const lower = word.toLowerCase().replaceAll('’', "'")
    if (/[.;:!?,\n]|\bbut\b/.test(text.slice(end, match.index)) || lower === 'but') reach = 0
    end = match.index + word.length
    const date = /^(\d+)\/(\d+)\/(\d+)$/.exec(word)
    const parts = date
      ? [MONTHS[Number(date[2]) - 1]?.toLowerCase() ?? '']
      : (WRITTEN.get(lower)?.split(' ') ?? [lower])
    if (tooLittle(text.slice(0, match.index), lower)) {
      reach = REACH
      continue
    }
    for (const part of parts) {
      const stem = baseOf(term(part.replace(/'(?:s|re|ve|ll|d)$/, '')))
      const negator = isNegator(part, stem)
      if (negator && (isStopWord(part) || /n't$/.test(part) || part === 'cannot')) {
        reach = REACH
        continue
      }
      if ((isStopWord(part) && !KEPT.has(part)) || /^\d/.test(part) || /^'/.test(part)) continue
      found.push({ lower: part, stem, sense: senseOf(stem), start: match.index, end, negator, negated: reach > 0 })
      reach = negator ? REACH : Math.max(0, reach - 1)
    }
  }
  return found
}

/** One letter wrong, missing, too many, or two letters changed about; short words must be exact. */
export function isTypo(one: string, two: string): boolean {
  if (Math.min(one.length, two.length) < 5 || Math.abs(one.length - two.length) > 1 || one === two) return one === two
  let from = 0
  while (one[from] === two[from] && from < one.length) from += 1
  const [a, b] = [one.slice(from), two.slice(from)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

/** A word that everybody knows is no slip of another: "right" is not "light". */
export const isSlip = (wanted: Word, given: Word): boolean =>
  isTypo(wanted.lower, given.lower) && (wanted.lower === given.lower || isSpecific(given.stem))

export const sameWord = (wanted: Word, given: Word): boolean => wanted.sense === given.sense || isSlip(wanted, given)
