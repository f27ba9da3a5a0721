import { rarity } from '#engine/text/rarity.ts'
import { likeness } from '#engine/builtin/mark/likeness.ts'
import { isDirection } from '#engine/text/senses.ts'
import type { Piece } from '#engine/builtin/mark/reading.ts'
import type { Word } from '#engine/builtin/mark/tokens.ts'
import { isCommon } from '#engine/text/common.ts'

/** One word of a point beside an answer. */
export interface Wanted {
  readonly word: Word
  /** How much it says: rare words more, a direction by itself little. */
  readonly weight: number
  /** The question says it already. */
  readonly asked: boolean
  /** Words of the answer that say it, and how well. */
  readonly hits: readonly { readonly word: Word; readonly like: number }[]
}

const ASKED = 0.35
const COMMON = 0.75
const DIRECTION = 0.35

const weightOf = ({ stem, lower }: Word): number =>
  rarity(stem) * (isDirection(stem) ? DIRECTION : isCommon(lower) ? COMMON : 1)

/** What a word counts in a coverage: one of the question's own counts little. */
export const worth = ({ weight, asked }: Wanted): number => weight * (asked ? ASKED : 1)

export function wantedWords(words: readonly Word[], said: readonly Word[], asked: ReadonlySet<string>): Wanted[] {
  return words.map(word => ({
    word,
    weight: weightOf(word),
    asked: asked.has(word.sense),
    hits: said.map(other => ({ word: other, like: likeness(word, other) })).filter(hit => hit.like > 0)
  }))
}

/** The word of a piece that says it best; of two alike the one that is denied as the point denies it. */
export function bestHit({ word, hits }: Wanted, { start, end }: Piece): Wanted['hits'][number] | undefined {
  let best: Wanted['hits'][number] | undefined
  for (const hit of hits) {
    if (hit.word.start < start || hit.word.end > end) continue
    const isBetter = !best || hit.like > best.like
    const isDenied = best?.like === hit.like && best.word.negated !== word.negated
    if (isBetter || (isDenied && hit.word.negated === word.negated)) best = hit
  }
  return best
}

/** The share of a point's words, by weight, that a piece of the answer says. */
export function coverage(wanted: readonly Wanted[], piece: Piece): number {
  const whole = wanted.reduce((sum, one) => sum + worth(one), 0)
  const held = wanted.reduce((sum, one) => sum + worth(one) * (bestHit(one, piece)?.like ?? 0), 0)
  return whole === 0 ? 0 : held / whole
}
