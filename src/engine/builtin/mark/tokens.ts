import { stemOf } from '#engine/text/stem.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { baseOf, isNegator, isShortened, senseOf } from '#engine/text/senses.ts'
import { phrasesFrom, rootOf } from '#engine/text/near.ts'
import { isTypo } from '#engine/text/typos.ts'
import { isStopWord } from '#engine/text/words.ts'
import { MONTHS } from '#engine/text/tables/months.ts'

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

const DENIED = new Set(['fewer', 'less', 'cheap'].map(stemOf))

/** "Too little energy" is not enough of it. */
const tooLittle = (before: string, lower: string): boolean =>
  /^(?:little|few)$/.test(lower) && /\btoo\s+$/i.test(before)

interface Token {
  readonly lower: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** A new clause begins before it. */
  readonly parted: boolean
}

function tokensOf(text: string): Token[] {
  const found: Token[] = []
  let last = 0
  for (const match of text.matchAll(/\d{1,2}\/\d{1,2}\/\d{4}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const [word] = match
    const lower = word.toLowerCase().replaceAll('’', "'")
    const parted = /[.;:!?,\n]|\bbut\b/.test(text.slice(last, match.index)) || lower === 'but'
    const [start, end] = [match.index, match.index + word.length]
    last = end
    const date = /^(\d+)\/(\d+)\/(\d+)$/.exec(word)
    const parts = date
      ? [MONTHS[Number(date[2]) - 1]?.toLowerCase() ?? '']
      : (WRITTEN.get(lower)?.split(' ') ?? [lower])
    for (const part of parts)
      found.push({ lower: part, stem: rootOf(part.replace(/'(?:s|re|ve|ll|d)$/, '')), start, end, parted })
  }
  return found
}

const isNot = (lower: string): boolean => lower === 'not' || lower === 'cannot' || /n't$/.test(lower)

/** The phrases that begin at a token: their words need not be changed. */
function phrasesAt(tokens: readonly Token[], at: number): { key: string; length: number; denied: boolean }[] {
  const first = tokens[at]
  if (!first) return []
  const stem = isNot(first.lower) ? 'not' : first.stem
  return phrasesFrom(stem).flatMap(({ stems, key }) => {
    const isThere = stems.every((one, place) => {
      const token = tokens[at + place]
      return place === 0 || (token?.stem === one && !token.parted)
    })
    return isThere ? [{ key, length: stems.length, denied: stem === 'not' }] : []
  })
}

/**
 * Content words with their places; a negation reaches to the end of its clause, five content words at most. Of an
 * answer also what its phrases stand for, beside their words.
 */
export function wordsWithPlaces(text: string, isAnswer = false): Word[] {
  const found: Word[] = []
  const tokens = tokensOf(text)
  let reach = 0
  let less = 0
  for (const [at, { lower, stem: bare, start, end, parted }] of tokens.entries()) {
    if (parted) reach = 0
    if (isAnswer)
      for (const { key, length, denied } of phrasesAt(tokens, at)) {
        const last = tokens[at + length - 1]
        if (denied && DENIED.has(key)) less = at + length
        found.push({
          lower: key,
          stem: key,
          sense: senseOf(key),
          start,
          end: last?.end ?? end,
          negator: false,
          negated: reach > 0
        })
      }
    if (tooLittle(text.slice(0, start), lower)) {
      reach = REACH
      continue
    }
    const stem = baseOf(bare)
    const negator = isNegator(lower, stem)
    // "Not as many" is fewer, and denies nothing.
    if (negator && at < less) continue
    if (negator && (isStopWord(lower) || isShortened(lower) || lower === 'cannot')) {
      reach = REACH
      continue
    }
    if ((isStopWord(lower) && !KEPT.has(lower)) || /^\d/.test(lower) || /^'/.test(lower)) continue
    found.push({ lower, stem, sense: senseOf(stem), start, end, negator, negated: reach > 0 })
    reach = negator ? REACH : Math.max(0, reach - 1)
  }
  return found
}

/** A word that everybody knows is no slip of another: "right" is not "light". */
export const isTypedFor = (wanted: Word, given: Word): boolean =>
  isTypo(wanted.lower, given.lower) && (wanted.lower === given.lower || isSpecific(given.stem))

export const sameWord = (wanted: Word, given: Word): boolean =>
  wanted.sense === given.sense || isTypedFor(wanted, given)
