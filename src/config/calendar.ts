/** Endpoints of calendars: one is read by its address, the plan gets one of its own. */
export const CALENDAR_PATH = '/api/calendar/'
/** Below it, `<token>.ics`: a plan for another calendar. */
export const FEED_PATH = '/feeds/'

export const FEED_LIMITS = {
  /** Milliseconds until the whole calendar is here. */
  within: 10_000,
  redirects: 3,
  /** Hours after which it is read again. */
  freshHours: 24
} as const

/** How often one address of a plan is answered, and one caller who knows none, in a window of milliseconds. */
export const FEED_CALLS = { token: 60, wrong: 20, window: 10 * 60_000 } as const
