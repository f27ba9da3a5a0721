import type { EngineWarning } from '#contract/engine.ts'

/** Counts what was held back, by reason: the student is told how much and why. */
export interface Drops {
  readonly drop: (reason: string) => void
  readonly count: () => number
  readonly warnings: () => EngineWarning[]
}

export function dropsOf(): Drops {
  const counts = new Map<string, number>()
  return {
    drop: reason => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    count: () => [...counts.values()].reduce((sum, one) => sum + one, 0),
    warnings: () => [...counts].map(([reason, count]) => ({ kind: 'dropped', count, reason }))
  }
}
