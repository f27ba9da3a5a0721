import type { SourceIndex, SourceMeaning } from '#contract/engine/index.ts'
import { BLOCK, ENTRY, place } from '#engine/builtin/ask/index-of.ts'
import { WIDTH, type Encoder } from '#engine/builtin/meaning/encoder.ts'
import { isRecord } from '#lib/values/is-record.ts'

const MOST = 127

function keep(vectors: Int8Array, at: number, vector: Float32Array | null): void {
  vector?.forEach((value, one) => (vectors[at * WIDTH + one] = Math.round(value * MOST)))
}

/** What the heading says of a sentence is part of what it means; the title would make all of a note alike. */
function inContext(index: SourceIndex, at: number): string {
  const { heading, quote } = place(index, at)
  return heading === '' ? quote : `${heading}: ${quote}`
}

/** Reads a source sentence by sentence, so that a worker can answer in between; in the end it has its meaning. */
export function* readMeaning(index: SourceIndex, encoder: Encoder): Generator<void, SourceMeaning> {
  const { source, entries } = index
  const sentences = new Int8Array((entries.length / ENTRY) * WIDTH)
  const blocks = new Int8Array((index.blocks.length / BLOCK) * WIDTH)
  for (let at = 0; at * ENTRY < entries.length; at += 1) {
    const block = entries[at * ENTRY] ?? 0
    keep(sentences, at, encoder.encode(inContext(index, at)))
    const isAlone = entries[(at - 1) * ENTRY] !== block && entries[(at + 1) * ENTRY] !== block
    if (isAlone) blocks.set(sentences.subarray(at * WIDTH, (at + 1) * WIDTH), block * WIDTH)
    else if (entries[(at - 1) * ENTRY] !== block)
      keep(blocks, block, encoder.encode(source.blocks[index.blocks[block * BLOCK] ?? -1]?.text ?? ''))
    yield
  }
  return { sentences, blocks }
}

/** A vector for each sentence, and for each block of several one for the whole: some 10 ms each, 60 without WebAssembly. */
export function meaningOf(index: SourceIndex, encoder: Encoder): SourceMeaning {
  const reading = readMeaning(index, encoder)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

/** Vectors that were kept and fit this index; anything else is read again. */
export function isMeaningOf(value: unknown, { entries, blocks }: SourceIndex): value is SourceMeaning {
  if (!isRecord(value)) return false
  const { sentences, blocks: whole } = value
  return (
    sentences instanceof Int8Array &&
    whole instanceof Int8Array &&
    sentences.length === (entries.length / ENTRY) * WIDTH &&
    whole.length === (blocks.length / BLOCK) * WIDTH
  )
}

/** The cosine of the angle between one vector and each of many. */
export function cosines(vectors: Int8Array, vector: Float32Array): Float32Array {
  const found = new Float32Array(vectors.length / WIDTH)
  for (let at = 0; at < found.length; at += 1) {
    let sum = 0
    for (let one = 0; one < WIDTH; one += 1) sum += (vectors[at * WIDTH + one] ?? 0) * (vector[one] ?? 0)
    found[at] = sum / MOST
  }
  return found
}
