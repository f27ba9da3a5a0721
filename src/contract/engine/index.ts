import type { Source } from '#contract/engine/engine.ts'

/** Of each term where its list begins, and at the end where the last one ends; the lists are pairs: where, how often. */
export interface Postings {
  readonly starts: Int32Array
  readonly pairs: Int32Array
}

/**
 * What a question is looked up in, of one source: plain data that can be kept and sent between threads.
 * Numbers lie flat in typed arrays, because a thousand notes of small objects take longer to read than to build.
 */
export interface SourceIndex {
  readonly version: number
  readonly source: Source
  /** Every term of the source, each once. */
  readonly terms: readonly string[]
  /** How many contexts there are: title, headings, lead-ins of lists, heads of tables. */
  readonly contexts: number
  /** Of each block that can be quoted: its place in the source, that of its heading (or -1), three contexts, its length. */
  readonly blocks: Int32Array
  /** Of each sentence, row or line: its block's place in `blocks`, start, end, length. */
  readonly entries: Int32Array
  readonly blockPostings: Postings
  readonly entryPostings: Postings
  readonly contextPostings: Postings
}

/** What the sentences and blocks of one source mean, as vectors in whole numbers: belongs to one index of that source. */
export interface SourceMeaning {
  /** Of each sentence, under its heading. */
  readonly sentences: Int8Array
  /** Of each block that can be quoted: of several sentences as a whole, of one the same as that sentence. */
  readonly blocks: Int8Array
}
