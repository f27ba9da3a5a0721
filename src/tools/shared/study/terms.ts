import type { ClockAbout } from '#contract/clock.ts'
import { LONGEST_SECONDS } from '#domain/clock/run.ts'
import type { ClockMode, ClockSettings } from '#tools/shared/study/clock-settings.store.ts'

export type ClockTerms = Pick<ClockAbout, 'mode' | 'work' | 'rest' | 'round' | 'lengths'>

const MINUTE = 60
/** Of work in flow, so much is the break in proportion. */
const FLOW_SHARE = 5
const LEAST_REST = MINUTE

/** The terms of a first run; `minutes`: what is left of a planned block. */
export function firstTerms(
  settings: ClockSettings,
  minutes: number | null,
  mode: ClockMode = settings.mode
): ClockTerms {
  const { work, rest, long, every, countdown } = settings
  const lengths = { work: work * MINUTE, rest: rest * MINUTE, long: long * MINUTE, every }
  const common = { mode, round: 1, lengths, rest: 0 }
  if (mode === 'pomodoro') {
    const first = roundTerms(common, 1)
    // What is left of a block is no longer than that.
    return minutes === null ? first : { ...first, work: Math.min(first.work ?? 0, Math.max(1, minutes) * MINUTE) }
  }
  if (mode === 'countdown')
    return { ...common, work: Math.min(LONGEST_SECONDS, Math.max(1, Math.round(minutes ?? countdown)) * MINUTE) }
  return { ...common, work: null }
}

/** A round of a Pomodoro: after every so many comes the long break. */
export function roundTerms(terms: Omit<ClockTerms, 'work'>, round: number): ClockTerms {
  const { work, rest, long, every } = terms.lengths
  return { ...terms, round, work, rest: round % every === 0 ? long : rest }
}

/** What comes after a run and its break: the next round, or the same again. */
export function nextTerms(terms: ClockTerms): ClockTerms {
  if (terms.mode === 'pomodoro') return roundTerms(terms, terms.round + 1)
  return { ...terms, rest: 0, round: terms.round + 1, work: terms.mode === 'countdown' ? terms.work : null }
}

/** The break of flow: a fifth of the work before it. */
export function flowBreak(terms: ClockTerms, workedMs: number): ClockTerms {
  const rest = Math.min(LONGEST_SECONDS, Math.max(LEAST_REST, Math.round(workedMs / 1000 / FLOW_SHARE)))
  return { ...terms, work: 0, rest }
}
