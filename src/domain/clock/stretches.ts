import type { TimeSpan } from '#domain/clock/run.ts'

/** A shorter pause belongs to the stretch it interrupts: the log is no list of door bells. */
const SHORT_PAUSE = 120_000
/** Less is a slip of the finger, and no study. */
const LEAST = 20_000

export interface Stretch extends TimeSpan {
  /** Milliseconds of study, short pauses taken off. */
  readonly studied: number
  /** Its place among the stretches of the run, also of those too short to be told. */
  readonly number: number
}

/** Work as the log tells it: a stretch ends where a pause is longer than a moment. */
export function stretchesOf(work: readonly TimeSpan[]): Stretch[] {
  const all: Stretch[] = []
  for (const { from, to } of work) {
    const last = all.at(-1)
    if (last && from - last.to <= SHORT_PAUSE) all.splice(-1, 1, { ...last, to, studied: last.studied + (to - from) })
    else all.push({ from, to, studied: to - from, number: all.length })
  }
  return all.filter(({ studied }) => studied >= LEAST)
}

/** The part of the work that lies within a time in which nobody was there. */
export function workWithin(work: readonly TimeSpan[], away: TimeSpan): number {
  return work.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, away.to) - Math.max(from, away.from)), 0)
}

/** The work without the time in which nobody was there. */
export function workWithout(work: readonly TimeSpan[], away: TimeSpan): TimeSpan[] {
  return work
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, away.from) },
      { from: Math.max(from, away.to), to }
    ])
    .filter(({ from, to }) => to > from)
}
