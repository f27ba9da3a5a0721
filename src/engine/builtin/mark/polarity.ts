import { rootOf } from '#engine/builtin/mark/near.ts'
import type { Word } from '#engine/builtin/mark/tokens.ts'

/** Words that say of the word beside them that there is much of it, or that it is good; and the other way. */
const UP =
  'increase rise grow growth more high great good better best improve large big strong heavy many rich gain expensive ' +
  'dear fast quick hot warm full long wide thick deep steep success succeed win positive strict hard tall bright loud ' +
  'expand extend add extra enough plenty steady excess surplus accelerate attract raise boost climb soar prosperous ' +
  'support protect strengthen encourage widespread frequent dense excessive'
const DOWN =
  'decrease reduce reduction fall drop decline low lower less fewer few poor bad worse worst small little weak lack ' +
  'shortage lose loss cheap slow cold cool empty short narrow thin shallow gentle fail failure negative soft dim quiet ' +
  'shrink lessen remove cut minus deficit decelerate repel slight rare scarce insufficient inadequate without ' +
  'oppose threaten weaken discourage limited limit sparse damage'
const SIGNS = new Map([
  ...UP.split(' ').map(word => [rootOf(word), 1] as const),
  ...DOWN.split(' ').map(word => [rootOf(word), -1] as const)
])
/** So many content words away, and in the same clause. */
const REACH = 2

export const signOf = ({ stem, negated }: Word): number => (SIGNS.get(stem) ?? 0) * (negated ? -1 : 1)

/** What the words beside each word say of it: much or good, little or bad, nothing or both. */
export function leaningsOf(
  words: readonly Word[],
  isParted: (from: number, to: number) => boolean
): ReadonlyMap<Word, number> {
  const found = new Map<Word, number>()
  for (const [at, word] of words.entries()) {
    if (signOf(word) !== 0) continue
    const near = words.slice(Math.max(0, at - REACH), at + REACH + 1).filter(other => {
      const [from, to] = other.start < word.start ? [other.end, word.start] : [word.end, other.start]
      return other !== word && signOf(other) !== 0 && !isParted(from, to)
    })
    const signs = new Set(near.map(signOf))
    const [sign = 0] = signs
    if (signs.size === 1) found.set(word, sign)
  }
  return found
}
