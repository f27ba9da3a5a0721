import { oppositesOf } from '#engine/text/senses.ts'
import { isNear } from '#engine/text/near.ts'
import { isTypedFor, type Word } from '#engine/builtin/mark/tokens.ts'

/** From here on two words count as one and the same. */
export const SAME = 0.7
const SYNONYM = 0.9
const TYPO = 0.9
const FAMILY = 0.8
/** Words that say nearly the same: not enough to set one denied against the other. */
const NEAR = 0.65
const ROOT = 5

/** "Mutate" and "mutation": stems that differ in their last letter only. */
function isFamily(one: string, two: string): boolean {
  const shorter = Math.min(one.length, two.length)
  let at = 0
  while (at < shorter && one[at] === two[at]) at += 1
  return at >= ROOT && at >= shorter - 1
}

/** How much a word of the answer says what a word of the point says, 0 to 1. */
export function likeness(wanted: Word, given: Word): number {
  if (wanted.lower === given.lower || wanted.stem === given.stem) return 1
  if (wanted.sense === given.sense) return SYNONYM
  if (isTypedFor(wanted, given)) return TYPO
  if (oppositesOf(wanted.stem).has(given.stem)) return 0
  if (isFamily(wanted.stem, given.stem)) return FAMILY
  return isNear(wanted.stem, given.stem) ? NEAR : 0
}
