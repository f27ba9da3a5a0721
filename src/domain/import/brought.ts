import type { TwoSided } from '#domain/cards/card-sides.ts'

/** A card as a file holds it, before the student's own are looked at. */
export interface BroughtCard extends TwoSided {
  /** The same card in a later copy of the same file has the same key; at most 64 signs. */
  readonly key: string
  /** Cards made from one idea share it. */
  readonly group: string
  /** The deck and those around it, outermost first; empty where the file names none. */
  readonly place: readonly string[]
  readonly tags: readonly string[]
  /** The wrong options of a card of kind `choice`. */
  readonly wrong?: readonly string[]
}

/** Why something of a file stays out. */
export type LeftOutWhy = 'no-back' | 'no-front' | 'too-long' | 'twice' | 'faulty-cloze'

export interface LeftOut {
  readonly why: LeftOutWhy
  /** Its words, as far as they go, for the student to find it. */
  readonly what: string
}

/** What a file was found to hold. */
export interface Brought {
  readonly cards: readonly BroughtCard[]
  readonly leftOut: readonly LeftOut[]
}
