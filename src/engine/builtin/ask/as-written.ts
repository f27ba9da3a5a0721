import type { SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { relatedOf } from '#engine/text/related.ts'
import { isTypoOf, typosBetween } from '#engine/text/typos.ts'

export const isHeldIn = (index: SearchIndex, stem: string): boolean => index.some(({ placeOf }) => placeOf.has(stem))

/** The least a part of a compound has: "quick" and "sort", not "par" and "king". */
export const PART = 4

/** The two words that notes write apart: "quicksort" is "quick sort" there. */
function partsOf(index: SearchIndex, stem: string): readonly string[] | undefined {
  for (let at = PART; at <= stem.length - PART; at += 1) {
    const parts = [stem.slice(0, at), stem.slice(at)] as const
    if (index.some(({ placeOf }) => parts.every(one => placeOf.has(one)))) return parts
  }
  return undefined
}

/** From so many letters on the first may be another one as well: "fotosynthesis". */
const SOUNDED = 9

/** The one word of the notes that an unknown word is most likely meant for: "penatration" is "penetration" there. */
function meantBy(index: SearchIndex, stem: string): string | undefined {
  if (!isSpecific(stem) || relatedOf(stem).length > 0) return undefined
  // A stem ends in "i" where its word ends in "y"; of what is misspelled no stem was made.
  const typed = stem.replace(/y$/, 'i')
  let [least, near] = [Infinity, new Set<string>()]
  for (const { terms } of index)
    for (const one of terms) {
      const isBegun = one.charCodeAt(0) === typed.charCodeAt(0)
      if ((!isBegun && typed.length < SOUNDED) || !isTypoOf(typed, one)) continue
      const apart = typosBetween(typed, one)
      if (apart < least) [least, near] = [apart, new Set()]
      if (apart === least) near.add(one)
    }
  const [only] = near
  return near.size === 1 ? only : undefined
}

export interface WrittenTerm {
  readonly stem: string
  /** The question spells it otherwise, or means another word. */
  readonly isGuessed: boolean
}

/** Words as the notes write them: compounds by their parts, what is misspelled by what it is most likely meant for. */
export function asWritten(index: SearchIndex, asked: readonly string[]): WrittenTerm[] {
  const plain = (stem: string): WrittenTerm => ({ stem, isGuessed: false })
  const written = asked.flatMap((stem): WrittenTerm[] => {
    if (isHeldIn(index, stem)) return [plain(stem)]
    // Its parts are asked beside it.
    if (stem.includes('-')) return []
    const parts = partsOf(index, stem)
    if (parts) return parts.map(plain)
    const meant = meantBy(index, stem)
    return [meant === undefined ? plain(stem) : { stem: meant, isGuessed: true }]
  })
  const found = written.length > 0 ? written : asked.map(plain)
  return found.filter(({ stem }, at) => found.findIndex(one => one.stem === stem) === at)
}
