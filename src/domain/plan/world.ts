/** Minutes are counted on the wall clock of the student's zone; 0 is midnight. Dates are local: 2027-05-12. */
export interface DayHours {
  /** The most minutes of study on such a day. */
  readonly minutes: number
  readonly from: number
  readonly to: number
}

export interface PlanSettings {
  /** Monday first, seven of them. */
  readonly week: readonly DayHours[]
  /** Minutes of the longest sitting and of the shortest one worth beginning. */
  readonly session: number
  readonly shortest: number
  /** Minutes without study between two blocks. */
  readonly rest: number
  /** Dates without study. */
  readonly restDays?: readonly string[] | undefined
  /** More minutes on single days, added to the day's limit and to its latest time. */
  readonly extra?: Readonly<Record<string, number>> | undefined
  /** How revision is laid over the time; rising where nothing is said. */
  readonly pace?: Pace | undefined
  /** Minutes without study before and after an exam: travel and rest. */
  readonly examMargin?: number | undefined
  /** Whether there is study between two exams of one day. */
  readonly betweenPapers?: boolean | undefined
}

/** The share of a day's minutes that revision may fill beyond what it must: the same all along, more before an exam, or by month in percent. */
export type Pace =
  | { readonly kind: 'even' }
  | { readonly kind: 'rising' }
  | { readonly kind: 'own'; readonly months: Readonly<Record<string, number>> }

export interface WorldExam {
  readonly id: string
  readonly subject: string
  readonly title: string
  readonly on: string
  readonly at?: number | null | undefined
  readonly minutes?: number | null | undefined
  /** Share of the subject's grade, 0 to 100. */
  readonly weight?: number | null | undefined
  /** A mock ends its own preparation and begins that of the next exam; it is no part of the sitting near it. */
  readonly isMock?: boolean | undefined
}

/** With the subject's own id as its id it is the subject as a whole: revised each week. */
export interface WorldTopic {
  readonly id: string
  readonly subject: string
  readonly title: string
  /** Minutes of a first session, kept even where time is short; returns take three fifths of it. */
  readonly minutes?: number | undefined
  /** 1 to 5, as the student feels. */
  readonly confidence?: number | null | undefined
  /** 0 to 1, from reviews and marks; null: no data yet. */
  readonly mastery?: number | null | undefined
  /** Dates of sessions that took place. */
  readonly done?: readonly string[] | undefined
}

export interface WorldTask {
  /** `task/step` where a step or one date of a task is planned by itself (task-ref.ts). */
  readonly id: string
  readonly subject?: string | null | undefined
  readonly title: string
  /** The whole estimate; `spent` of it is behind the student. */
  readonly minutes: number
  readonly spent?: number | undefined
  readonly due?: string | null | undefined
  readonly at?: number | null | undefined
  /** Not before this day: one date of what repeats begins after the date before it. */
  readonly from?: string | undefined
  /** Wanted on its date itself, which counts to the end: "every Tuesday". */
  readonly onDay?: boolean | undefined
  /** The how manyth of how many steps that share a date, from 0: they are done in this order. */
  readonly step?: readonly [at: number, of: number] | undefined
  /** Has no cushion of its own: a step before the last one, a later date of what repeats. */
  readonly isPart?: boolean | undefined
}

/** Forecast by day, the first being today: minutes of reviews due, of new cards, and how many cards both are. */
export interface WorldReviews {
  readonly minutes: readonly number[]
  readonly fresh?: readonly number[] | undefined
  readonly cards?: readonly number[] | undefined
  readonly retention?: number | undefined
}

export interface WorldBusy {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

export type BlockKind = 'topic' | 'task' | 'cards' | 'paper'

export type ReasonCode = 'first' | 'return' | 'last-look' | 'weak' | 'due' | 'overdue' | 'undated' | 'cards' | 'paper'

/** What a session of a series is for. */
export type Purpose = 'first-pass' | 'return' | 'last-look' | 'after-mock'

/** Why a block stands where it stands; the screen puts it into words. */
export interface Reason {
  readonly code: ReasonCode
  readonly purpose?: Purpose | undefined
  /** The day it leads up to: of the exam, or on which it is due. */
  readonly by?: string | undefined
  /** The how manyth of how many sessions, pieces or returns. */
  readonly count?: number | undefined
  readonly of?: number | undefined
  /** Cards of a block of cards, minutes of marking of a mock paper. */
  readonly amount?: number | undefined
}

export interface PlanBlock {
  readonly id?: string | undefined
  readonly kind: BlockKind
  /** The topic, task or exam it belongs to; null for cards. */
  readonly ref: string | null
  readonly subject: string | null
  readonly title: string
  readonly day: string
  readonly start: number
  readonly minutes: number
  readonly pinned: boolean
  readonly reason: Reason
}

/** A block of an earlier plan: of its reason nothing is needed. */
export type OldBlock = Omit<PlanBlock, 'reason' | 'subject' | 'title' | 'pinned'> & {
  readonly pinned?: boolean | undefined
}

export interface World {
  readonly today: string
  /** Minute of the day it is now; nothing is placed before it. */
  readonly now?: number | undefined
  /** IANA name; hours that its clock skips or repeats are left empty. */
  readonly zone?: string | undefined
  /** Minutes studied today, off today's limit. */
  readonly spentToday?: number | undefined
  readonly settings: PlanSettings
  readonly exams: readonly WorldExam[]
  readonly topics: readonly WorldTopic[]
  readonly tasks: readonly WorldTask[]
  /** Hours of the syllabus by subject, 150 where none are said: minutes beyond the least are shared out by them. */
  readonly hours?: Readonly<Record<string, number>> | undefined
  readonly reviews?: WorldReviews | undefined
  readonly busy?: readonly WorldBusy[] | undefined
  /** Whether mock papers are planned: only where there is a room to sit them. */
  readonly papers?: boolean | undefined
  /** An earlier plan, to be repaired with few moves. */
  readonly old?: readonly OldBlock[] | undefined
}

export type Remedy =
  | { readonly kind: 'minutes'; readonly days: readonly { readonly day: string; readonly minutes: number }[] }
  /** Less time for a task: its estimate from so many minutes to so many. */
  | { readonly kind: 'less'; readonly ref: string; readonly title: string; readonly from: number; readonly to: number }
  /** A task is handed in later: its date from one to another. */
  | { readonly kind: 'later'; readonly ref: string; readonly title: string; readonly from: string; readonly to: string }
  | { readonly kind: 'recall'; readonly from: number; readonly to: number; readonly minutes: number }

export interface Unplaced {
  readonly kind: BlockKind
  readonly ref: string | null
  readonly subject: string | null
  readonly title: string
  readonly minutes: number
  /** In so many sittings. */
  readonly sittings: number
  readonly by: string
  /** Of a topic: which of its sessions have no place. */
  readonly missing?: readonly Purpose[] | undefined
  /** Each was tried: taken, so many minutes of it have no place any more. */
  readonly ways: readonly Remedy[]
}

export interface Cushion {
  readonly kind: 'exam' | 'task'
  readonly ref: string
  readonly subject: string | null
  readonly title: string
  readonly by: string
  /** Minutes there are until then, minutes all work needs that is due by then, and the difference; below 0: short. */
  readonly have: number
  readonly need: number
  readonly minutes: number
}

export interface Plan {
  /** Names the plan that this one changes (rows/base.ts): over another it is made anew. */
  readonly base: string
  readonly blocks: readonly PlanBlock[]
  readonly unplaced: readonly Unplaced[]
  readonly cushions: readonly Cushion[]
  /** Days on which fewer new cards fit, and the minutes left for them. */
  readonly fresh: readonly { readonly day: string; readonly minutes: number }[]
  /** Blocks of the old plan that stand elsewhere now, and that are no longer needed. */
  readonly moved: number
  readonly dropped: number
  readonly warnings: readonly ('zone' | 'past-exam' | 'no-time' | 'horizon')[]
}
