import { BLOCK, ENTRY, eachOf, holding, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { isSpecific, rarity } from '#engine/builtin/ask/rarity.ts'
import { shapeWanted } from '#engine/builtin/ask/wants.ts'

/** BM25's usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2
const B = 0.75
/** Of a sentence's score: how much its block with heading and title adds, and how much the better of its neighbours. */
const BLOCK_SHARE = 0.6
const NEIGHBOUR_SHARE = 0.35
/** A sentence of the shape the question asks for (a reason, a date, a name) counts more. */
const FITS = 1.3
const idf = (documents: number, holding: number): number => Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))
const saturate = (count: number, length: number, mean: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / Math.max(1, mean)))

export interface Scored {
  readonly index: OpenIndex
  /** Place of the sentence in the index. */
  readonly at: number
  readonly score: number
  /** Share of the question's weight found in the sentence, and in its block, heading and title. */
  readonly inSentence: number
  readonly inBlock: number
  /** A subject word of the question stands in the block. */
  readonly isSpecific: boolean
}

interface Weights {
  /** How rare a term is in the sources: for the order of what is found. */
  readonly of: ReadonlyMap<string, number>
  /** The same times how rare it is in English: for whether anything is found at all. */
  readonly telling: ReadonlyMap<string, number>
  readonly total: number
  readonly meanBlock: number
  readonly meanEntry: number
}

/** What is true of all sources together: how rare a term is and how long a block. */
function weigh(index: SearchIndex, asked: readonly string[]): Weights {
  let [blocks, blockTerms, entries, entryTerms] = [0, 0, 0, 0]
  for (const one of index) {
    blocks += one.blocks.length / BLOCK
    entries += one.entries.length / ENTRY
    for (let at = BLOCK - 1; at < one.blocks.length; at += BLOCK) blockTerms += one.blocks[at] ?? 0
    for (let at = ENTRY - 1; at < one.entries.length; at += ENTRY) entryTerms += one.entries[at] ?? 0
  }
  const of = new Map(
    asked.map(one => {
      const held = index.reduce((sum, source) => sum + holding(source, one), 0)
      return [one, idf(blocks, held)]
    })
  )
  const telling = new Map([...of].map(([one, weight]) => [one, weight * rarity(one)]))
  const total = [...telling.values()].reduce((sum, one) => sum + one, 0)
  return {
    of,
    telling,
    total,
    meanBlock: blockTerms / Math.max(1, blocks),
    meanEntry: entryTerms / Math.max(1, entries)
  }
}

/** Where a sentence stands, and what. */
export function place({ source, blocks, entries }: OpenIndex, at: number) {
  const [own = 0, start = 0, end = 0] = entries.subarray(at * ENTRY)
  const [blockAt = 0, headingAt = -1] = blocks.subarray(own * BLOCK)
  const block = source.blocks[blockAt]
  const heading = headingAt < 0 ? '' : (source.blocks[headingAt]?.text.trim() ?? '')
  return { own, start, end, block, heading, quote: block?.text.slice(start, end) ?? '' }
}

interface Found {
  score: number
  share: number
  isSpecific: boolean
}

function scoreSource(index: OpenIndex, asked: readonly string[], weights: Weights, wanted?: RegExp): Scored[] {
  const { blocks, entries } = index
  const around = new Map<number, Found>()
  const own = new Map<number, Found>()
  for (const one of asked) {
    const weight = weights.of.get(one) ?? 0
    const telling = weights.telling.get(one) ?? 0
    const specific = isSpecific(one)
    const add = (into: typeof own, lengths: Int32Array, width: number, mean: number) => (at: number, count: number) => {
      const known = into.get(at) ?? { score: 0, share: 0, isSpecific: false }
      const length = lengths[at * width + width - 1] ?? 0
      into.set(at, {
        score: known.score + weight * saturate(count, length, mean),
        share: known.share + telling,
        isSpecific: known.isSpecific || specific
      })
    }
    eachOf(index, index.blockPostings, one, add(around, blocks, BLOCK, weights.meanBlock))
    eachOf(index, index.entryPostings, one, add(own, entries, ENTRY, weights.meanEntry))
  }
  if (around.size === 0) return []
  const blockOf = (at: number): number => entries[at * ENTRY] ?? -1
  const beside = (at: number, block: number): number => (blockOf(at) === block ? (own.get(at)?.score ?? 0) : 0)
  const found: Scored[] = []
  for (let at = 0; at < entries.length / ENTRY; at += 1) {
    const block = blockOf(at)
    const near = around.get(block)
    if (!near) continue
    const here = own.get(at)
    const neighbour = Math.max(beside(at - 1, block), beside(at + 1, block))
    const fits = wanted?.test(place(index, at).quote) ? FITS : 1
    const score = ((here?.score ?? 0) + BLOCK_SHARE * near.score + NEIGHBOUR_SHARE * neighbour) * fits
    const inSentence = (here?.share ?? 0) / weights.total
    found.push({ index, at, score, inSentence, inBlock: near.share / weights.total, isSpecific: near.isSpecific })
  }
  return found
}

/** Every sentence that shares a word with the question, by its block or its own, the nearest first. */
export function scoreAll(index: SearchIndex, question: string, asked: readonly string[]): Scored[] {
  const weights = weigh(index, asked)
  const wanted = shapeWanted(question)
  return index.flatMap(one => scoreSource(one, asked, weights, wanted)).sort((a, b) => b.score - a.score)
}
