import { announced } from '#engine/builtin/ask/announced.ts'
import { WEIGHTS } from '#engine/builtin/ask/weights.ts'
import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import { candidatesOf, LOOKED_AT, type Candidate } from '#engine/builtin/ask/candidates.ts'
import { coverOf, either, exactly, shareOf, type Cover, type Met } from '#engine/builtin/ask/cover.ts'
import { BLOCK, ENTRY, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { rankIn, type Nearness } from '#engine/builtin/ask/nearness.ts'
import { termsOf } from '#engine/builtin/ask/terms.ts'
import { isDefinition, shapeWanted } from '#engine/builtin/ask/wants.ts'

/** What is looked at in a sentence, by name; src/cli/train/train-ask.ts finds what each is worth. */
export type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

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
  /** In what stands over its block: headings, what leads into it, the title. */
  readonly over: Met
  readonly anywhere: Met
  readonly title: Met
}

const SHORT = 4
/** A sentence of the question's own words and so many others says hardly anything new. */
const HARDLY = 1
/** What counts as the word asked rather than near it. */
const SAME = 0.5
const LABEL = /^([^:=–—]{2,50}?)(?::| [–—-]| =)\s/
/** "A meander is …", "… is called the activation energy.": what a sentence defines. */
const DEFINED = [
  /^(?:an?|the)?\s*([^,;:]{2,50}?) (?:is|are|was|were|means?|happens when|refers to)\b/i,
  /\b(?:called|known as|termed) (?:an?|the)?\s*([^,;:]{2,50}?)[.,;]/i
]
const LEAST_NEAR = 0.1
const NAMES = Object.keys(WEIGHTS) as (keyof Features)[]
const valueOf = (features: Features, column: 0 | 1): number =>
  NAMES.reduce((sum, name) => sum + WEIGHTS[name][column] * features[name], 0)

interface Question {
  readonly weights: readonly number[]
  readonly telling: readonly number[]
  readonly surprise: readonly number[]
  readonly shape: (sentence: string) => number
  /** Whether a sentence is labelled with what is asked and nothing else, or defines it: "Osmosis:" for "what is osmosis?". */
  readonly isLabelled: (sentence: string) => boolean
  /** The most that one source holds of the question. */
  readonly most: number
  readonly nearness: Nearness | undefined
}

function sentencesOf(candidate: Candidate, first: number, sentences: Cover, question: Question): Ranked[] {
  const { found, block, bm25 } = candidate
  const { index, inBlock, inContext, title, anywhere, shares, near } = found
  const { weights, telling, surprise, nearness } = question
  const column = nearness ? 1 : 0
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
  const over = either(above, leading, columns, title)
  const around = either(own, over)
  const rarest = telling.indexOf(Math.max(...telling))
  const aroundSurprise = around.reduce((sum, met, at) => sum + met * (surprise[at] ?? 0), 0) / 10
  const found_: Ranked[] = []
  const beside = (at: number): Met => (index.entries[at * ENTRY] === block ? sentences.at(at) : sentences.at(-1))
  for (let at = first; index.entries[at * ENTRY] === block; at += 1) {
    const here = sentences.at(at)
    const close = either(here, beside(at - 1), beside(at + 1), above, leading, columns)
    const { quote } = place(index, at)
    const length = index.entries[at * ENTRY + ENTRY - 1] ?? 0
    const meaning = near?.sentences[at] ?? 0
    const shape = question.shape(quote)
    const said = share(here)
    const sameSaid = here.reduce((sum, met) => sum + (met >= SAME ? 1 : 0), 0)
    const features: Features = {
      ...ofBlock,
      aroundSurprise,
      rarestAround: around[rarest] ?? 0,
      here: said,
      hereExactly: share(exactly(here)),
      hereTelling: shareOf(here, telling),
      before: share(beside(at - 1)),
      twoBefore: share(beside(at - 2)),
      after: share(beside(at + 1)),
      near: share(close),
      nearTelling: shareOf(close, telling),
      isFirst: at === first ? 1 : 0,
      firstAfterBlock: at === first ? ofBlock.blockBefore : 0,
      shape,
      shapeNear: shape * share(close),
      isLabel: question.isLabelled(quote) ? 1 : 0,
      // One that announces a list brings it.
      hardlyNew: length - sameSaid <= HARDLY && announced(quote) === null ? 1 : 0,
      length: Math.log(1 + length) / 3,
      isShort: length < SHORT ? 1 : 0,
      isQuestion: /\?\s*$/.test(quote) ? 1 : 0,
      meaning,
      meaningOfBest: nearness ? meaning / Math.max(LEAST_NEAR, nearness.most) : 0,
      meaningRank: nearness ? 1 / rankIn(nearness, meaning) : 0
    }
    found_.push({ index, at, block, score: valueOf(features, column), features, here, around, over, anywhere, title })
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
  const telling = asked.map(one => one.telling)
  const forms = new Set(
    asked.flatMap(one => [...one.forms].flatMap(([form, counts]) => (counts >= SAME ? [form] : [])))
  )
  const isAsked = (label: string): boolean => {
    const terms = termsOf(label)
    return terms.length > 0 && terms.every(one => forms.has(one))
  }
  const labels = isDefinition(question) ? [LABEL, ...DEFINED] : [LABEL]
  const reach = Math.max(0, ...candidates.map(({ found }) => shareOf(found.anywhere, weights)))
  const asking: Question = {
    weights,
    telling,
    surprise: asked.map(one => one.surpriseHere),
    shape: shapeWanted(question),
    isLabelled: sentence => labels.some(label => isAsked(label.exec(sentence)?.[1] ?? '')),
    most: reach,
    nearness
  }
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
      return first === undefined ? [] : sentencesOf(candidate, first, sentences, asking)
    })
    .sort((a, b) => b.score - a.score)
}
