import type { Source, SourceBlock } from '#contract/engine.ts'
import { termsOf } from '#engine/builtin/ask/terms.ts'
import { splitSentences } from '#engine/builtin/text/sentences.ts'

/** One sentence (or row, or line) that can be quoted. */
export interface Entry {
  readonly source: Source
  readonly block: SourceBlock
  readonly start: number
  readonly end: number
  readonly heading: string
  /** Place among all blocks: neighbours count as context. */
  readonly blockIndex: number
  readonly terms: ReadonlyMap<string, number>
  readonly length: number
}

export interface SearchIndex {
  readonly entries: readonly Entry[]
  /** Term → the entries that hold it. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** Block → how often each term stands in it, its heading and its note's title. */
  readonly blocks: readonly { readonly terms: ReadonlyMap<string, number>; readonly length: number }[]
  readonly blockPostings: ReadonlyMap<string, readonly number[]>
  readonly meanEntry: number
  readonly meanBlock: number
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of terms) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

function post(lists: Map<string, number[]>, terms: ReadonlyMap<string, number>, at: number): void {
  for (const one of terms.keys()) {
    const list = lists.get(one)
    if (list) list.push(at)
    else lists.set(one, [at])
  }
}

const mean = (numbers: readonly { readonly length: number }[]): number =>
  numbers.reduce((sum, one) => sum + one.length, 0) / Math.max(1, numbers.length)

/** Indexes sources by sentence and by block. Headings are context, not answers. */
export function indexOf(sources: readonly Source[]): SearchIndex {
  const entries: Entry[] = []
  const blocks: { terms: Map<string, number>; length: number }[] = []
  const postings = new Map<string, number[]>()
  const blockPostings = new Map<string, number[]>()
  for (const source of sources) {
    let heading = ''
    const title = termsOf(source.title)
    for (const block of source.blocks) {
      if (block.kind === 'heading') {
        heading = block.text.trim()
        continue
      }
      const own = termsOf(block.text)
      const blockIndex = blocks.length
      const around = [...own, ...termsOf(heading), ...title, ...(block.header ?? []).flatMap(termsOf)]
      blocks.push({ terms: countTerms(around), length: around.length })
      post(blockPostings, blocks[blockIndex]?.terms ?? new Map(), blockIndex)
      const whole = [{ start: 0, end: block.text.trimEnd().length }]
      for (const { start, end } of block.kind === 'table-row' ? whole : splitSentences(block.text)) {
        const terms = termsOf(block.text.slice(start, end))
        const counts = countTerms(terms)
        post(postings, counts, entries.length)
        entries.push({ source, block, start, end, heading, blockIndex, terms: counts, length: terms.length })
      }
    }
  }
  return { entries, blocks, postings, blockPostings, meanEntry: mean(entries), meanBlock: mean(blocks) }
}
