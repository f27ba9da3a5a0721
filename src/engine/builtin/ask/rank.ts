import { BY_MEANING, BY_WORDS } from '#engine/builtin/ask/weights.ts'
import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { candidatesOf, LOOKED_AT, type Candidate } from '#engine/builtin/ask/candidates.ts'
import { coverOf, either, exactly, shareOf, type Cover, type Met } from '#engine/builtin/ask/cover.ts'
import { BLOCK, ENTRY, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { rankIn, type Nearness } from '#engine/builtin/ask/nearness.ts'
import { shapeWanted } from '#engine/builtin/ask/wants.ts'

/** What is looked at in a sentence, by name; src/cli/train-ask.ts finds what each is worth. */
export type Features = Readonly<Record<keyof typeof BY_MEANING, number>>

export interface Ranked {
  readonly index: OpenIndex
  /** Place of the sentence in the index, and of its block. */
  readonly at: number
  readonly block: number
  readonly score: number
  readonly features: Features
  /** What is met in the sentence, in its block with what stands over it, and anywhere in its source. */
  readonly here: Met
  readonly around: Met
  readonly anywhere: Met
  readonly title: Met
}

const SHORT = 4
const LEAST_NEAR = 0.1
const valueOf = (features: Features, weights: Partial<Features>): number => {
  let sum = 0
  for (const name in weights) {
    const key = name as keyof Features
    sum += (weights[key] ?? 0) * features[key]
  }
  return sum
}

interface Question {
  readonly weights: readonly number[]
  readonly telling: readonly number[]
  readonly shape: (sentence: string) => number
  /** The most that one source holds of the question. */
  readonly most: number
  readonly nearness: Nearness | undefined
}

function sentencesOf(candidate: Candidate, first: number, sentences: Cover, question: Question): Ranked[] {
  const { found, block, bm25 } = candidate
  const { index, inBlock, inContext, title, anywhere, shares, near } = found
  const { weights, telling, shape, nearness } = question
  const worth = nearness ? BY_MEANING : BY_WORDS
  const [, , heading = 0, lead = 0, header = 0] = index.blocks.subarray(block * BLOCK)
  const [above, leading, columns] = [inContext.at(heading), inContext.at(lead), inContext.at(header)]
  const own = inBlock.at(block)
  const share = (met: Met): number => shareOf(met, weights)
  const kind = place(index, first).block?.kind
  const section = share(either(found.inSection.get(heading) ?? own, title))
  const note = share(anywhere)
  const ofBlock = {
    bm25,
    inBlock: shares[block] ?? 0,
    heading: share(above),
    title: share(title),
    lead: share(leading),
    columns: share(columns),
    blockBefore: shares[block - 1] ?? 0,
    blockAfter: shares[block + 1] ?? 0,
    section,
    note,
    bestNote: note >= question.most - 1e-6 ? 1 : 0,
    isRow: kind === 'table-row' ? 1 : 0,
    isItem: kind === 'list-item' ? 1 : 0,
    blockMeaning: near?.blocks[block] ?? 0,
    noteMeaning: near?.most ?? 0
  }
  const around = either(own, above, leading, columns, title)
  const found_: Ranked[] = []
  const beside = (at: number): Met => (index.entries[at * ENTRY] === block ? sentences.at(at) : sentences.at(-1))
  for (let at = first; index.entries[at * ENTRY] === block; at += 1) {
    const here = sentences.at(at)
    const close = either(here, beside(at - 1), beside(at + 1), above, leading, columns)
    const { quote } = place(index, at)
    const length = index.entries[at * ENTRY + ENTRY - 1] ?? 0
    const meaning = near?.sentences[at] ?? 0
    const features: Features = {
      ...ofBlock,
      here: share(here),
      hereExactly: share(exactly(here)),
      hereTelling: shareOf(here, telling),
      before: share(beside(at - 1)),
      twoBefore: share(beside(at - 2)),
      after: share(beside(at + 1)),
      near: share(close),
      nearTelling: shareOf(close, telling),
      isFirst: at === first ? 1 : 0,
      firstAfterBlock: at === first ? ofBlock.blockBefore : 0,
      shape: shape(quote),
      length: Math.log(1 + length) / 3,
      isShort: length < SHORT ? 1 : 0,
      isQuestion: /\?\s*$/.test(quote) ? 1 : 0,
      meaning,
      meaningOfBest: nearness ? meaning / Math.max(LEAST_NEAR, nearness.most) : 0,
      meaningRank: nearness ? 1 / rankIn(nearness, meaning) : 0
    }
    found_.push({ index, at, block, score: valueOf(features, worth), features, here, around, anywhere, title })
  }
  return found_
}

/** The sentences of the likeliest blocks, the likeliest first. */
export function rank(
  index: SearchIndex,
  question: string,
  asked: readonly AskedTerm[],
  nearness?: Nearness,
  most = LOOKED_AT
): Ranked[] {
  const weights = asked.map(one => one.weight)
  const candidates = candidatesOf(index, asked, nearness, most)
  const shape = shapeWanted(question)
  const telling = asked.map(one => one.telling)
  const reach = Math.max(0, ...candidates.map(({ found }) => shareOf(found.anywhere, weights)))
  const covers = new Map<OpenIndex, { sentences: Cover; firsts: Map<number, number> }>()
  const open = (one: OpenIndex) => {
    const known = covers.get(one)
    if (known) return known
    const entries = one.entries.length / ENTRY
    const firsts = new Map<number, number>()
    for (let at = entries - 1; at >= 0; at -= 1) firsts.set(one.entries[at * ENTRY] ?? -1, at)
    const made = { sentences: coverOf(one, one.entryPostings, entries, asked), firsts }
    covers.set(one, made)
    return made
  }
  return candidates
    .flatMap(candidate => {
      const { sentences, firsts } = open(candidate.found.index)
      const first = firsts.get(candidate.block)
      return first === undefined
        ? []
        : sentencesOf(candidate, first, sentences, { weights, telling, shape, most: reach, nearness })
    })
    .sort((a, b) => b.score - a.score)
}
