import type { Postings, SourceIndex } from '#contract/engine/index.ts'
import { BLOCK, ENTRY, INDEX_VERSION } from '#engine/builtin/ask/index-of.ts'
import { isRecord } from '#lib/values/is-record.ts'

const within = (value: number | undefined, from: number, below: number): boolean =>
  value !== undefined && value >= from && value < below

function isPostings(value: unknown, terms: number, places: number): value is Postings {
  if (!isRecord(value)) return false
  const { starts, pairs } = value
  if (!(starts instanceof Int32Array) || !(pairs instanceof Int32Array)) return false
  if (starts.length !== terms + 1 || starts[0] !== 0 || starts.at(-1) !== pairs.length) return false
  for (let at = 0; at < terms; at += 1) if ((starts[at + 1] ?? -1) < (starts[at] ?? 0)) return false
  for (let at = 0; at < pairs.length; at += 2) if (!within(pairs[at], 0, places)) return false
  return true
}

const isSource = (value: unknown): value is SourceIndex['source'] =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['blocks']) &&
  value['blocks'].every(
    block => isRecord(block) && typeof block['id'] === 'string' && typeof block['text'] === 'string'
  )

/** An index of this version whose places all exist; anything else is built again from the note. */
export function isValidIndex(value: unknown): value is SourceIndex {
  if (!isRecord(value) || value['version'] !== INDEX_VERSION) return false
  const { source, terms, blocks, entries, contexts } = value
  if (!isSource(source) || !Array.isArray(terms) || !terms.every(one => typeof one === 'string')) return false
  if (typeof contexts !== 'number' || !Number.isInteger(contexts) || !within(contexts, 0, 3 * source.blocks.length + 3))
    return false
  if (!(blocks instanceof Int32Array) || !(entries instanceof Int32Array)) return false
  if (blocks.length % BLOCK !== 0 || entries.length % ENTRY !== 0) return false
  for (let at = 0; at < blocks.length; at += BLOCK) {
    if (!within(blocks[at], 0, source.blocks.length) || !within(blocks[at + 1], -1, source.blocks.length)) return false
    for (let one = at + 2; one < at + BLOCK - 1; one += 1) if (!within(blocks[one], 0, contexts)) return false
  }
  for (let at = 0; at < entries.length; at += ENTRY) {
    const [place = -1, start = -1, end = -1] = entries.subarray(at)
    const block = source.blocks[blocks[place * BLOCK] ?? -1]
    if (place < 0 || !block || start < 0 || end < start || end > block.text.length) return false
  }
  return (
    isPostings(value['blockPostings'], terms.length, blocks.length / BLOCK) &&
    isPostings(value['entryPostings'], terms.length, entries.length / ENTRY) &&
    isPostings(value['contextPostings'], terms.length, contexts)
  )
}
