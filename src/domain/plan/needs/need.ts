import type { BlockKind } from '#domain/plan/world.ts'

/** One piece of work: a topic before one sitting, a task, the cards of one day, one mock paper. Days count from today. */
export interface Need {
  readonly key: string
  readonly kind: BlockKind
  readonly ref: string | null
  readonly subject: string | null
  readonly title: string
  /** Higher is dearer: exam weight times weakness. Orders needs of one deadline. */
  readonly value: number
  readonly first: number
  /** Last day, and the minute at which that day ends for this need. */
  readonly last: number
  readonly until: number
  /** After this day only when nothing else is left: the buffer before a deadline. */
  readonly soft: number
  /** At most one piece a day: a return on the same day is none. */
  readonly isOnceADay: boolean
  /** Whether a piece may be cut further to fit gaps. */
  readonly canSplit: boolean
  /** Wanted sittings in order, each with the day it would best stand on. */
  readonly pieces: readonly { readonly minutes: number; readonly ideal: number }[]
  /** What a piece shrinks to before a deadline breaks: cards without the new ones. */
  readonly least?: number | undefined
  /** The day it leads up to, and how many sessions took place already. */
  readonly by: number
  readonly done: number
  readonly amount?: number | undefined
  readonly isWeak?: boolean | undefined
  readonly isOverdue?: boolean | undefined
}
