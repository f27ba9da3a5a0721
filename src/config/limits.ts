/** Every number of the specification §9, and what we do with it. Milliseconds unless the name says otherwise. */
export const AUTH_LOADING_TIMEOUT = 4000

/** The backend client's own numbers: passed to it where it takes them, otherwise asserted against the package. */
export const AUTH_REFRESH_TICK = 30_000
export const AUTH_REFRESH_TICKS_BEFORE_EXPIRY = 3
export const AUTH_RETRY_START = 200
export const AUTH_KEY_CACHE = 600_000
export const STORAGE_LIST = { limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } } as const
export const STORAGE_CACHE_CONTROL_SECONDS = 3600
export const VECTOR_BATCH = { min: 1, max: 500 } as const
export const LIST_SEGMENTS = { min: 1, max: 16 } as const
export const REALTIME = {
  heartbeat: 25_000,
  timeout: 10_000,
  pushBuffer: 100,
  reconnectDelays: [1000, 2000, 5000, 10_000]
} as const

export const HIDDEN_HEADINGS_MAX = { h2: 2, h3: 2 } as const
export const MOBILE_MENU_MAX_HEIGHT_PX = 420
export const HEADER_HEIGHT_UNITS = 14
export const TYPING = { perCharacter: [45, 40], pause: [1200, 1800] } as const
export const IDLE_TIMEOUTS = [1200, 1500, 3000] as const
export const IDLE_FALLBACKS = [250, 400, 1200] as const
export const SHOW_MORE_BULLETS = 3
export const SAMPLE_PAPER = {
  A: { questions: 10, kind: 'short-answer recall', percent: 20 },
  B: { questions: 6, kind: 'structured', percent: 45 },
  C: { questions: 2, kind: 'extended essays', percent: 35 },
  quickSessionMinutes: [15, 25]
} as const
export const RUBRIC_SNAPSHOT = ['4/6', '3/5', '2/6'] as const
