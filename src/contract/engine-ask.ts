import type { Result, Span } from '#contract/engine.ts'

/** A sentence of the student's own notes, quoted, with where it stands. */
export interface Passage {
  readonly sourceId: string
  readonly title: string
  /** The heading above it, or an empty string. */
  readonly heading: string
  readonly span: Span
  /** Higher is nearer to the question; only the order means something. */
  readonly score: number
}

export interface AskResult extends Result {
  /** `answer`: the words of the question stand together in a passage. `closest`: only near. `refused`: not in the notes. */
  readonly verdict: 'answer' | 'closest' | 'refused'
  readonly passages: readonly Passage[]
}

export interface AskOptions {
  /** Passages shown at most. */
  readonly max?: number
}
