import { ENTRY, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'
import { cosines } from '#engine/builtin/ask/vectors.ts'

/** How near one source means to a question, -1 to 1. */
export interface Near {
  readonly sentences: Float32Array
  /** Of each block the text of the block alone, and the best of that and its sentences. */
  readonly blocks: Float32Array
  readonly best: Float32Array
  readonly most: number
}

export interface Nearness {
  readonly of: (index: OpenIndex) => Near | undefined
  /** All sentences of all sources, the nearest first. */
  readonly order: Float32Array
  readonly most: number
}

function nearOf(index: OpenIndex, question: Float32Array): Near | undefined {
  if (!index.meaning) return undefined
  const sentences = cosines(index.meaning.sentences, question)
  const blocks = cosines(index.meaning.blocks, question)
  const best = blocks.slice()
  sentences.forEach((value, at) => {
    const block = index.entries[at * ENTRY] ?? 0
    best[block] = Math.max(best[block] ?? -1, value)
  })
  return { sentences, blocks, best, most: sentences.reduce((most, one) => Math.max(most, one), 0) }
}

/** Nothing where a question has no words or a source was not read by the encoder: then words alone decide. */
export function nearnessOf(index: SearchIndex, question: string, encoder?: Encoder): Nearness | undefined {
  const asked = encoder?.encode(question)
  if (!asked) return undefined
  const all = new Map<OpenIndex, Near>()
  for (const one of index) {
    const near = nearOf(one, asked)
    if (!near) return undefined
    all.set(one, near)
  }
  const order = Float32Array.from([...all.values()].flatMap(one => [...one.sentences]))
    .sort()
    .reverse()
  return { of: one => all.get(one), order, most: order[0] ?? 0 }
}

/** Of how many sentences none is nearer, at most; the first is 1. */
export function rankIn({ order }: Nearness, value: number): number {
  let [from, to] = [0, order.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((order[middle] ?? -1) > value) from = middle + 1
    else to = middle
  }
  return from + 1
}
