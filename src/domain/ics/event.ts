/** A time span of a calendar file on the student's wall clock, one for each occurrence and each day it touches. */
export interface IcsEvent {
  /** The calendar's own name of the event: a moved event is recognised by it. */
  readonly uid: string
  /** The UID, of a series with the original start of this occurrence: the same occurrence recognised again. */
  readonly key: string
  readonly title: string
  /** YYYY-MM-DD */
  readonly day: string
  /** Minutes after midnight. */
  readonly start: number
  readonly minutes: number
}

/** Something with a date and no length: a to-do, an event without an end, a whole day that is no day off. */
export interface IcsDeadline {
  readonly uid: string
  readonly key: string
  readonly title: string
  readonly day: string
  /** Minutes after midnight; null where the file names only the day. */
  readonly minute: number | null
}

/** Whole days that the file calls free, or several of them in a row: both days are part of it. */
export interface IcsDaysOff {
  readonly uid: string
  readonly key: string
  readonly title: string
  readonly from: string
  readonly to: string
}

export interface IcsRead {
  readonly events: readonly IcsEvent[]
  readonly deadlines: readonly IcsDeadline[]
  readonly daysOff: readonly IcsDaysOff[]
  /** Every UID of the file, of cancelled events too. */
  readonly uids: readonly string[]
  /** Cancelled events, finished to-dos and events that the calendar calls free. */
  readonly notBusy: number
  /** Titles of what could not be read. */
  readonly unreadable: readonly string[]
  /** Events left out, since nobody here knows their time zone. */
  readonly unknownZones: readonly { readonly title: string; readonly zone: string }[]
  /** Titles of what repeats every second or minute. */
  readonly tooOften: readonly string[]
  /** More occurrences than are read. */
  readonly isCut: boolean
  /** The file ends before its calendar does. */
  readonly isUnfinished: boolean
}

/** Why a file is refused: it is empty, a web page, no calendar, ends within its first event, or only repeats every second. */
export type IcsRefusal = 'empty' | 'page' | 'none' | 'unfinished' | 'tooOften'

export type IcsResult =
  { readonly read: IcsRead; readonly refused?: never } | { readonly refused: IcsRefusal; readonly read?: never }

export const ICS_LIMITS = {
  bytes: 5 * 1024 * 1024,
  days: 400,
  occurrences: 5000,
  /** Occurrences stepped over before today, of one event. */
  steps: 20_000,
  /** Characters of a title. */
  title: 200
} as const

/** What is written: times on the student's wall clock. */
export interface IcsItem {
  readonly uid: string
  readonly title: string
  readonly day: string
  /** Minutes after midnight; null for the whole day. */
  readonly start: number | null
  /** 0 for a moment without a length, such as the time when a task is due. */
  readonly minutes: number
  readonly description?: string
  readonly category?: string
}
