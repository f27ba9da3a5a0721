/** A time span of a calendar file on the student's wall clock, one for each occurrence and each day it touches. */
export interface IcsEvent {
  /** The calendar's UID and the original start of this occurrence: the same event recognised again. */
  readonly key: string
  readonly title: string
  readonly day: string
  readonly start: number
  readonly minutes: number
}

export interface IcsRead {
  readonly events: readonly IcsEvent[]
  /** Whole-day events, which say nothing of hours; what could not be read; more occurrences than are read. */
  readonly wholeDays: number
  readonly broken: number
  readonly isCut: boolean
  readonly hasUnknownZone: boolean
}

export const ICS_LIMITS = {
  bytes: 5 * 1024 * 1024,
  days: 400,
  occurrences: 5000,
  /** Occurrences stepped over before today, of one event: an hourly one since 1970 must not hang. */
  steps: 20_000
} as const

/** What is written: times on the student's wall clock. */
export interface IcsItem {
  readonly uid: string
  readonly title: string
  readonly day: string
  readonly start: number
  readonly minutes: number
}
