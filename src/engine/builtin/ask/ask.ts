import type { AskOptions, AskResult, Passage } from '#contract/engine-ask.ts'
import type { Source } from '#contract/engine.ts'
import {
  BLOCK,
  ENTRY,
  eachOf,
  holding,
  indexOf,
  type OpenIndex,
  type SearchIndex
} from '#engine/builtin/ask/index-of.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

const SHOWN = 3
/** BM25's usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2
const B = 0.75
const BLOCK_SHARE = 0.45
/** Share of the question's weight that must stand in the notes: below the first it is refused, above the second answered. */
const NEAR = 0.42
/** A word that stands nowhere in the notes says more against them than a found one says for them. */
const UNKNOWN = 1.5
const ANSWERED = 0.62

const idf = (documents: number, holding: number): number => Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))
const saturate = (count: number, length: number, mean: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / Math.max(1, mean)))

/** What a kind of question looks for, seen in a sentence. */
const WANTS: readonly { readonly question: RegExp; readonly sentence: RegExp }[] = [
  {
    question: /^(?:why|what (?:is|was) the reason|for what reason)\b/i,
    sentence: /\b(?:because|since|due to|so that|in order to|therefore|reason|caused)\b/i
  },
  {
    question: /^(?:when|in what year|what year|what date)\b/i,
    sentence:
      /\b(?:\d{4}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|century)\b/
  },
  {
    question: /^how (?:many|much|long|far|old|fast|hot|big|large|high)\b/i,
    sentence: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)\b/i
  },
  {
    question: /^(?:what (?:is|are|was|were)(?: meant by)?|define)\s/i,
    sentence: /\b(?:is|are|was|were)\s+(?:an?|the)\b|\bmeans\b|^[^:]{2,40}(?::| [–—-]) /
  },
  { question: /^who\b/i, sentence: /(?<!^)(?:\s)\p{Lu}\p{Ll}+/u },
  { question: /^where\b/i, sentence: /\b(?:in|at|near|on) the\b|\b(?:in|at|near) \p{Lu}/u }
]

interface Scored {
  readonly index: OpenIndex
  /** Place of the sentence in the index. */
  readonly at: number
  readonly score: number
  /** Share of the question's weight found in the sentence, and in its block, heading and title. */
  readonly inSentence: number
  readonly inBlock: number
}

interface Weights {
  readonly of: ReadonlyMap<string, number>
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
      return [one, idf(blocks, held) * (held === 0 ? UNKNOWN : 1)]
    })
  )
  const total = [...of.values()].reduce((sum, one) => sum + one, 0)
  return { of, total, meanBlock: blockTerms / Math.max(1, blocks), meanEntry: entryTerms / Math.max(1, entries) }
}

/** Where a sentence stands, and what. */
function place({ source, blocks, entries }: OpenIndex, at: number) {
  const [own = 0, start = 0, end = 0] = entries.subarray(at * ENTRY)
  const [blockAt = 0, headingAt = -1] = blocks.subarray(own * BLOCK)
  const block = source.blocks[blockAt]
  const heading = headingAt < 0 ? '' : (source.blocks[headingAt]?.text.trim() ?? '')
  return { own, start, end, block, heading, quote: block?.text.slice(start, end) ?? '' }
}

function scoreSource(index: OpenIndex, asked: readonly string[], weights: Weights, wanted?: RegExp): Scored[] {
  const { blocks, entries } = index
  const around = new Map<number, { score: number; share: number }>()
  const own = new Map<number, { score: number; share: number }>()
  for (const one of asked) {
    const weight = weights.of.get(one) ?? 0
    const add = (into: typeof own, lengths: Int32Array, width: number, mean: number) => (at: number, count: number) => {
      const { score, share } = into.get(at) ?? { score: 0, share: 0 }
      const length = lengths[at * width + width - 1] ?? 0
      into.set(at, { score: score + weight * saturate(count, length, mean), share: share + weight })
    }
    eachOf(index, index.blockPostings, one, add(around, blocks, BLOCK, weights.meanBlock))
    eachOf(index, index.entryPostings, one, add(own, entries, ENTRY, weights.meanEntry))
  }
  if (around.size === 0) return []
  const found: Scored[] = []
  for (let at = 0; at < entries.length / ENTRY; at += 1) {
    const near = around.get(entries[at * ENTRY] ?? -1)
    if (!near) continue
    const here = own.get(at)
    const fits = here && wanted?.test(place(index, at).quote) ? 1.15 : 1
    const score = ((here?.score ?? 0) + BLOCK_SHARE * near.score) * fits
    const inSentence = (here?.share ?? 0) / weights.total
    found.push({ index, at, score, inSentence, inBlock: near.share / weights.total })
  }
  return found
}

function scoreAll(index: SearchIndex, question: string, asked: readonly string[]): Scored[] {
  const weights = weigh(index, asked)
  const wanted = WANTS.find(one => one.question.test(question.trim()))?.sentence
  return index.flatMap(one => scoreSource(one, asked, weights, wanted)).sort((a, b) => b.score - a.score)
}

function passageOf({ index, at, score }: Scored): Passage {
  const { block, start, end, heading, quote } = place(index, at)
  const { id, title } = index.source
  const span = { blockId: block?.id ?? '', start, end, quote }
  return { sourceId: id, title, heading, span, score: Math.round(score * 100) / 100 }
}

/** The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. */
export function askIndex(index: SearchIndex, question: string, options: AskOptions = {}): AskResult {
  const asked = askedTerms(question)
  const refused: AskResult = {
    engine: ENGINE,
    verdict: 'refused',
    passages: [],
    evidence: [],
    confidence: 0,
    warnings: []
  }
  if (asked.length === 0) return refused
  const scored = scoreAll(index, question, asked)
  const [best] = scored
  const reach = scored.slice(0, 5).reduce((most, one) => Math.max(most, one.inBlock), 0)
  if (!best || reach < NEAR || !scored.slice(0, 5).some(one => one.inSentence > 0)) return refused
  const passages = scored.slice(0, options.max ?? SHOWN).map(passageOf)
  const verdict = reach >= ANSWERED && best.inSentence >= NEAR ? 'answer' : 'closest'
  return {
    engine: ENGINE,
    verdict,
    passages,
    evidence: passages.map(one => one.span),
    confidence: Math.round(reach * 100) / 100,
    warnings: []
  }
}

/** The blocks nearest to a question with the headings above them, in the order of their sources. */
export function nearestBlocks(index: SearchIndex, question: string, most: number): Source[] {
  const chosen = new Map<OpenIndex, Set<number>>()
  let left = most
  for (const { index: one, at } of scoreAll(index, question, askedTerms(question))) {
    const blocks = chosen.get(one) ?? new Set()
    chosen.set(one, blocks)
    const [own = 0] = one.entries.subarray(at * ENTRY)
    const [block = 0, heading = -1] = one.blocks.subarray(own * BLOCK)
    if (blocks.has(block)) continue
    if (left === 0) break
    left -= 1
    blocks.add(block)
    if (heading >= 0) blocks.add(heading)
  }
  return [...chosen].map(([{ source }, blocks]) => ({
    ...source,
    blocks: source.blocks.filter((_, place) => blocks.has(place))
  }))
}

export function ask(question: string, sources: readonly Source[], options: AskOptions = {}): AskResult {
  return askIndex(indexOf(sources), question, options)
}
