import type { Postings, SourceIndex, SourceMeaning } from '#contract/engine/index.ts'
import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import { termsOf } from '#engine/builtin/ask/terms.ts'
import { splitSentences } from '#engine/text/sentences.ts'

/** Raised whenever terms, sentences or this shape change: what was kept under another version is built again. */
export const INDEX_VERSION = 2

/** Numbers of one block: place in the source, place of its heading (or -1), contexts of heading, lead-in and table head, length. */
export const BLOCK = 6
export const ENTRY = 4
/** Contexts are the texts that say what a block speaks of; the first is empty, the second the title. */
export const NO_CONTEXT = 0
export const TITLE = 1
/** Of a longer paragraph only its last sentence leads into the list or table below. */
const LEAD = 160

/** Lists that grow while a source is read. */
class Lists {
  readonly #lists: number[][] = []
  add(terms: readonly number[], at: number): void {
    const counts = new Map<number, number>()
    for (const one of terms) counts.set(one, (counts.get(one) ?? 0) + 1)
    for (const [one, count] of counts) (this.#lists[one] ??= []).push(at, count)
  }
  flat(terms: number): Postings {
    const starts = new Int32Array(terms + 1)
    for (let one = 0; one < terms; one += 1) starts[one + 1] = (starts[one] ?? 0) + (this.#lists[one]?.length ?? 0)
    const pairs = new Int32Array(starts[terms] ?? 0)
    this.#lists.forEach((list, one) => pairs.set(list, starts[one]))
    return { starts, pairs }
  }
}

const leadOf = (block: SourceBlock): string =>
  block.text.length <= LEAD ? block.text : (/[^.!?]*[.!?:]?\s*$/.exec(block.text)?.[0] ?? '')

/** Indexes one source by sentence, by block and by what stands over its blocks. Headings are context, not answers. */
export function indexSource(source: Source): SourceIndex {
  const places = new Map<string, number>()
  const numbers = (text: string): number[] =>
    termsOf(text).map(one => {
      const place = places.get(one) ?? places.size
      places.set(one, place)
      return place
    })
  const [blocks, entries]: [number[], number[]] = [[], []]
  const [inBlocks, inEntries, inContexts] = [new Lists(), new Lists(), new Lists()]
  let contexts = TITLE
  const context = (text: string): number => {
    contexts += 1
    inContexts.add(numbers(text), contexts)
    return contexts
  }
  inContexts.add(numbers(source.title), TITLE)
  let [heading, headContext, leadContext, headerContext] = [-1, NO_CONTEXT, NO_CONTEXT, NO_CONTEXT]
  let before: SourceBlock | undefined
  source.blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      heading = at
      headContext = context(block.text)
      leadContext = NO_CONTEXT
      before = block
      return
    }
    if (block.kind === 'paragraph') leadContext = NO_CONTEXT
    else if (before?.kind === 'paragraph') leadContext = context(leadOf(before))
    if (!block.header) headerContext = NO_CONTEXT
    else if (before?.header !== block.header) headerContext = context(block.header.join(' '))
    before = block
    const own = numbers(block.text)
    const place = blocks.length / BLOCK
    inBlocks.add(own, place)
    blocks.push(at, heading, headContext, leadContext, headerContext, own.length)
    const whole = [{ start: 0, end: block.text.trimEnd().length }]
    for (const { start, end } of block.kind === 'table-row' ? whole : splitSentences(block.text)) {
      const terms = numbers(block.text.slice(start, end))
      inEntries.add(terms, entries.length / ENTRY)
      entries.push(place, start, end, terms.length)
    }
  })
  return {
    version: INDEX_VERSION,
    source,
    terms: [...places.keys()],
    contexts: contexts + 1,
    blocks: Int32Array.from(blocks),
    entries: Int32Array.from(entries),
    blockPostings: inBlocks.flat(places.size),
    entryPostings: inEntries.flat(places.size),
    contextPostings: inContexts.flat(places.size)
  }
}

/** An index made ready for questions. */
export interface OpenIndex extends SourceIndex {
  readonly placeOf: ReadonlyMap<string, number>
  /** Null where no encoder has read the source. */
  readonly meaning: SourceMeaning | null
}

export function openIndex(index: SourceIndex, meaning: SourceMeaning | null = null): OpenIndex {
  return { ...index, placeOf: new Map(index.terms.map((one, place) => [one, place])), meaning }
}

export type SearchIndex = readonly OpenIndex[]

/** Sources are indexed one by one and meet only in the question: each can be replaced, left out or asked alone. */
export function indexOf(sources: readonly Source[]): SearchIndex {
  return sources.map(source => openIndex(indexSource(source)))
}

/** Where a term stands in one source, with how often; nothing where it does not. */
export function eachOf(
  index: OpenIndex,
  { starts, pairs }: Postings,
  one: string,
  visit: (at: number, count: number) => void
): void {
  const place = index.placeOf.get(one)
  if (place === undefined) return
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at += 2) visit(pairs[at] ?? 0, pairs[at + 1] ?? 0)
}

/** In how many blocks of one source a term stands. */
export function holding(index: OpenIndex, one: string): number {
  const place = index.placeOf.get(one)
  const { starts } = index.blockPostings
  return place === undefined ? 0 : ((starts[place + 1] ?? 0) - (starts[place] ?? 0)) / 2
}

/** Where a sentence stands, and what. */
export function place({ source, blocks, entries }: SourceIndex, at: number) {
  const [own = 0, start = 0, end = 0] = entries.subarray(at * ENTRY)
  const [blockAt = 0, headingAt = -1] = blocks.subarray(own * BLOCK)
  const block = source.blocks[blockAt]
  const heading = headingAt < 0 ? '' : (source.blocks[headingAt]?.text.trim() ?? '')
  return { own, start, end, block, heading, quote: block?.text.slice(start, end) ?? '' }
}
