import type { EngineWarning } from '#contract/engine/engine.ts'
import { AppError } from '#lib/errors.ts'

/** Counts what was held back, by reason: the student is told how much and why. */
export interface Drops {
  readonly drop: (reason: string) => void
  readonly count: () => number
  readonly warnings: () => EngineWarning[]
}

/** Not faults: the student has it already, or has it twice. */
const HARMLESS = new Set(['known', 'duplicate', 'too many', 'not asked for'])

/** All of it held back for faults is no answer: the built-in engine gives a better one. */
export function mustHave(kept: number, drops: Drops): void {
  const faults = drops.warnings().filter(one => one.kind === 'dropped' && !HARMLESS.has(one.reason))
  if (kept === 0 && faults.length > 0) throw new AppError('unreadable', `Nothing held: ${JSON.stringify(faults)}`)
}

export function dropsOf(): Drops {
  const counts = new Map<string, number>()
  return {
    drop: reason => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    count: () => [...counts.values()].reduce((sum, one) => sum + one, 0),
    warnings: () => [...counts].map(([reason, count]) => ({ kind: 'dropped', count, reason }))
  }
}
