import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import type { CommandTerm } from '#domain/text/command-terms.ts'
import type { TextRange } from '#engine/text/formulas.ts'

/** A point of a scheme before it is checked: a stretch of a block. */
export interface DraftPoint {
  readonly block: SourceBlock
  readonly stretch: TextRange
  readonly about?: string
  /** What the marker reads where it is not the stretch itself: a value we worked out. */
  readonly computed?: string
  readonly alternatives?: readonly string[]
}

/** A question before it is checked and chosen. */
export interface Draft {
  readonly source: Source
  readonly term: CommandTerm
  /** What is asked when so many marks are given; the command word stands before it. */
  readonly tail: (marks: number) => string
  /** "With reference to collision theory", "For sulfuric acid" */
  readonly opening?: string
  readonly points: readonly DraftPoint[]
  /** The fewest and the most marks it can be asked for. */
  readonly least: number
  readonly most: number
  /** 0 to 1: how often this maker is right. */
  readonly trust: number
}

export const textOfPoint = ({ block, stretch, computed }: DraftPoint): string =>
  computed ?? block.text.slice(stretch.start, stretch.end)
