export interface Erratum {
  /** The day it was put right. */
  readonly on: string
  /** A question's key or a preset's id. */
  readonly key: string
  readonly what: string
}

/** What was wrong in a question or a preset after it was published, newest first. */
export const ERRATA: readonly Erratum[] = []
