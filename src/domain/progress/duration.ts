/** One row of `clock_events`, of one attempt or timer. */
export interface ClockEvent {
  readonly id: string
  readonly kind: 'start' | 'pause' | 'resume' | 'extra' | 'submit'
  /** ISO 8601 instant. */
  readonly happenedAt: string
  /** Of kind `extra`. */
  readonly seconds: number | null
}

export interface Duration {
  readonly state: 'ready' | 'running' | 'paused' | 'submitted'
  /** Milliseconds that ran, pauses taken off. */
  readonly elapsed: number
  /** Seconds granted on top of what was allowed. */
  readonly extra: number
  readonly startedAt: string | null
  readonly submittedAt: string | null
}

/** Of two events in one millisecond: what lets the clock run comes first, so that the other one still has its effect. */
const RANK = { start: 0, resume: 1, extra: 2, pause: 3, submit: 4 } as const

/** Of one clock, from all devices. */
export function inOrder(a: ClockEvent, b: ClockEvent): number {
  const byTime = Date.parse(a.happenedAt) - Date.parse(b.happenedAt)
  return byTime || RANK[a.kind] - RANK[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/**
 * What a clock shows at `now`, from the events of all devices in whatever order they arrived. A second start, a pause of
 * what stands and a resume of what runs change nothing; the first submit ends it. An event that lies after `now` (another
 * device's clock is ahead) counts as happening now.
 */
export function durationOf(events: readonly ClockEvent[], now: Date): Duration {
  let state: Duration['state'] = 'ready'
  let [elapsed, extra, since] = [0, 0, 0]
  let [startedAt, submittedAt]: [string | null, string | null] = [null, null]
  const seen = new Set<string>()
  for (const event of events.toSorted(inOrder)) {
    if (state === 'submitted' || seen.has(event.id)) continue
    seen.add(event.id)
    const at = Math.min(Date.parse(event.happenedAt), now.getTime())
    if (event.kind === 'extra') extra += event.seconds ?? 0
    else if (event.kind === 'start' || event.kind === 'resume') {
      if (state === 'running' || (event.kind === 'start' && state !== 'ready')) continue
      startedAt ??= event.happenedAt
      ;[state, since] = ['running', at]
    } else {
      if (state === 'running') elapsed += Math.max(0, at - since)
      if (event.kind === 'submit') [state, submittedAt] = ['submitted', event.happenedAt]
      else if (state === 'running') state = 'paused'
    }
  }
  if (state === 'running') elapsed += Math.max(0, now.getTime() - since)
  return { state, elapsed, extra, startedAt, submittedAt }
}

/** Milliseconds left of `minutes` with `extraPercent` on top; below 0 when the time is up. */
export function timeLeft({ elapsed, extra }: Duration, minutes: number, extraPercent: number): number {
  return minutes * 60_000 * (1 + extraPercent / 100) + extra * 1000 - elapsed
}
