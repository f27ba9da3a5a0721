import { FREQUENT_STEMS } from '#engine/text/tables/frequent-stems.ts'

const RANKS = new Map(FREQUENT_STEMS.map((one, rank) => [one, rank]))
/** The rank from which a word weighs whole, and how little the most frequent weigh. Chosen on the seen questions. */
const WHOLE = 3000
const LEAST = 0.35
const SOFTENER = 100

/** A word of the subject rather than of everyday English: not among the 10,000 most frequent stems, and no single sign. */
export const isSpecific = (stem: string): boolean => stem.length > 1 && !RANKS.has(stem)

/** How much a word says about what a text is about, 0.35 to 1: "groyne" much, "build" little. */
export function rarity(stem: string): number {
  const rank = RANKS.get(stem)
  if (rank === undefined) return 1
  const share = Math.log((rank + SOFTENER) / SOFTENER) / Math.log(WHOLE / SOFTENER)
  return Math.min(1, Math.max(LEAST, share))
}

/** Share of all blocks of English that would hold a word of this rank, roughly (Zipf's law). */
const COMMONEST = 0.1
const RAREST = 0.0003
export function expectedShare(stem: string): number {
  const rank = RANKS.get(stem)
  return rank === undefined ? RAREST : Math.max(RAREST, Math.min(COMMONEST, 3 / (rank + 30)))
}
