import type { BlockKind, Purpose } from '#domain/plan/world.ts'

export interface WantedPiece {
  readonly minutes: number
  readonly ideal: number
  /** Only where there is room, the lowest first; null: it is needed. */
  readonly spare: number | null
}

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
  /** No sitting of it is longer, where the days allow less than the student sits. */
  readonly longest?: number | undefined
  /** Wanted sittings in order, each with the day it would best stand on. */
  readonly pieces: readonly WantedPiece[]
  /** All sessions of one topic before one sitting; other needs stand for themselves. */
  readonly series: string
  readonly purpose?: Purpose | undefined
  /** What a piece shrinks to before a deadline breaks: cards without the new ones. */
  readonly least?: number | undefined
  /** The day it leads up to, and how many sessions took place already. */
  readonly by: number
  readonly done: number
  readonly amount?: number | undefined
  readonly isWeak?: boolean | undefined
  readonly isAfterMock?: boolean | undefined
  /** Of a subject as a whole: from this day on its sessions are last looks. */
  readonly lookFrom?: number | undefined
  readonly isOverdue?: boolean | undefined
  /** Work with a date of its own: what is due later makes way for it. */
  readonly isDue?: boolean | undefined
}
