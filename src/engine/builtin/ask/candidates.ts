import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { coverOf, either, shareOf, type Cover, type Met } from '#engine/builtin/ask/cover.ts'
import { BLOCK, eachOf, TITLE, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import type { Near, Nearness } from '#engine/builtin/ask/nearness.ts'

/** BM25's usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2
const B = 0.75
/** Of a block's first score: what its heading, its title, what leads into it, its neighbours and its note add. */
const ADDS = { heading: 0.5, title: 0.3, lead: 0.3, beside: 0.2, note: 0.4 } as const
/** Blocks that are looked at sentence by sentence. */
export const LOOKED_AT = 40
/** Beside them, the blocks nearest in meaning. */
const NEAREST = 30

/** What one source holds of a question. */
export interface Found {
  readonly index: OpenIndex
  readonly inBlock: Cover
  readonly inContext: Cover
  readonly title: Met
  /** Anywhere in the source. */
  readonly anywhere: Met
  /** Of each section, by the context of its heading, what is met anywhere in it. */
  readonly inSection: ReadonlyMap<number, Met>
  /** Of each block, the share of the question's weight in its own words. */
  readonly shares: Float32Array
  readonly near: Near | undefined
}

export interface Candidate {
  readonly found: Found
  readonly block: number
  readonly score: number
  /** BM25 of the block's own words against the most that a question could reach. */
  readonly bm25: number
}

function look(
  index: OpenIndex,
  asked: readonly AskedTerm[],
  weights: readonly number[],
  near: Near | undefined
): Found | undefined {
  const blocks = index.blocks.length / BLOCK
  const inBlock = coverOf(index, index.blockPostings, blocks, asked)
  const inContext = coverOf(index, index.contextPostings, index.contexts, asked)
  const title = inContext.at(TITLE)
  const inSection = new Map<number, Met>()
  const shares = new Float32Array(blocks)
  let anywhere = title
  for (let one = 0; one < blocks; one += 1) {
    const own = inBlock.at(one)
    const heading = index.blocks[one * BLOCK + 2] ?? 0
    const section = inSection.get(heading)
    inSection.set(heading, section ? either(section, own) : either(own, inContext.at(heading)))
    shares[one] = shareOf(own, weights)
  }
  for (const one of inSection.values()) anywhere = either(anywhere, one)
  if (!near && anywhere.every(one => one === 0)) return undefined
  return { index, inBlock, inContext, title, anywhere, inSection, shares, near }
}

/** BM25 over the blocks of one source; of the forms of a word the best counts. */
function bm25Of(index: OpenIndex, asked: readonly AskedTerm[], mean: number): Float32Array {
  const blocks = index.blocks.length / BLOCK
  const scores = new Float32Array(blocks)
  const best = new Float32Array(blocks)
  for (const { weight, forms } of asked) {
    best.fill(0)
    for (const [form, counts] of forms)
      eachOf(index, index.blockPostings, form, (at, count) => {
        const length = index.blocks[at * BLOCK + BLOCK - 1] ?? 0
        const value = (counts * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean))
        if (value > (best[at] ?? 0)) best[at] = value
      })
    best.forEach((value, at) => {
      if (value > 0) scores[at] = (scores[at] ?? 0) + weight * value
    })
  }
  return scores
}

function meanLength(index: SearchIndex): number {
  let [sum, blocks] = [0, 0]
  for (const one of index)
    for (let at = BLOCK - 1; at < one.blocks.length; at += BLOCK) {
      sum += one.blocks[at] ?? 0
      blocks += 1
    }
  return Math.max(1, sum / Math.max(1, blocks))
}

/** The blocks worth a closer look, the likeliest first, and what their sources hold. */
export function candidatesOf(
  index: SearchIndex,
  asked: readonly AskedTerm[],
  nearness: Nearness | undefined,
  most = LOOKED_AT
): Candidate[] {
  const weights = asked.map(one => one.weight)
  const whole = Math.max(
    1e-9,
    weights.reduce((sum, one) => sum + one, 0)
  )
  const mean = meanLength(index)
  const all = index.flatMap((one): Candidate[] => {
    const found = look(one, asked, weights, nearness?.of(one))
    if (!found) return []
    const { inContext, shares } = found
    const share = (met: Met): number => shareOf(met, weights)
    const contexts = Array.from({ length: one.contexts }, (_, at) => share(inContext.at(at)))
    const context = (at: number): number => contexts[at] ?? 0
    const note = share(found.anywhere)
    return Array.from(bm25Of(one, asked, mean), (value, block): Candidate => {
      const [, , heading = 0, lead = 0, header = 0] = one.blocks.subarray(block * BLOCK)
      const beside = Math.max(shares[block - 1] ?? 0, shares[block + 1] ?? 0)
      const around =
        ADDS.heading * context(heading) +
        ADDS.lead * Math.max(context(lead), context(header)) +
        ADDS.title * context(TITLE)
      const bm25 = value / whole
      // What only stands beside a match is no match.
      const score = bm25 + around === 0 ? 0 : bm25 + around + ADDS.beside * beside + ADDS.note * note
      return { found, block, bm25, score }
    })
  })
  const byWords = all
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
  if (!nearness) return byWords
  const known = new Set(byWords)
  const meant = ({ found, block }: Candidate): number => found.near?.best[block] ?? -1
  const byMeaning = all.sort((a, b) => meant(b) - meant(a)).slice(0, NEAREST)
  return [...byWords, ...byMeaning.filter(one => !known.has(one))]
}
