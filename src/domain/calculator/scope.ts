import type { CalcFeature } from '#domain/calculator/features.ts'
import type { Value } from '#domain/calculator/maths.ts'

export interface Scope {
  readonly angle: 'radians' | 'degrees'
  /** The value of a name that the lines define, or of another line; null where there is none. */
  readonly valueOf: (name: string) => Value | null
  /** The numbers of a list that the student keeps; null where there is none of that number. */
  readonly listOf: (no: number) => readonly number[] | null
  /** Refuses what the rules of an exam do not allow. */
  readonly need: (feature: CalcFeature) => void
  /** Counts steps, and refuses when a line takes too many: a page that waits is a page that hangs. */
  readonly spend: (steps: number) => void
  /** What is worked out in figures says how far it may be off. */
  readonly within: (error: number) => void
}
