import { withAskingWord } from '#domain/chat/small-words.ts'
import { isHeldIn } from '#engine/builtin/ask/as-written.ts'
import type { SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { isTypoOf } from '#engine/text/typos.ts'
import { stemOf } from '#engine/text/stem.ts'

/** Words by which questions ask, long enough that a slip in them is told from another word. */
const ASKING =
  'advantage advantages because between causes compare comparison conclusion consequence consequences contrast define definition describe difference differences disadvantage disadvantages discuss effects evaluate example examples explain explanation factors features function happen happened happens identify importance important impact meaning outline process purpose reason reasons results significance significant similarities state structure suggest summarise summarize'.split(
    ' '
  )
/** Of shorter words a slip makes another word. */
const LEAST = 6

/** A question as it was meant: with the small word that it asks by; a word that neither the notes nor English know, one slip from a word that asks, is that word. */
export function askedAsMeant(index: SearchIndex, question: string): string {
  return withAskingWord(question).replaceAll(/[a-z]+/gi, word => {
    const lower = word.toLowerCase()
    const stem = stemOf(lower)
    if (lower.length < LEAST || !isSpecific(stem) || isHeldIn(index, stem) || ASKING.includes(lower)) return word
    return ASKING.find(one => isTypoOf(lower, one)) ?? word
  })
}
