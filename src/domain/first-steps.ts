export const FIRST_STEPS = ['subjects', 'paper', 'dates', 'note', 'times'] as const
export type FirstStepId = (typeof FIRST_STEPS)[number]

export interface FirstStep {
  readonly id: FirstStepId
  readonly isDone: boolean
}

export interface FirstDays {
  readonly steps: readonly FirstStep[]
  readonly done: number
  /** The first that is not done. */
  readonly next: FirstStepId
}

/** Whoever has not taken a step for so long does without the list. */
const DAYS = 14
const DAY = 86_400_000

/**
 * The first steps, ticked by when each was really done first (null: not yet). A ticked step stays until its study day
 * ends; when the last one is done the list is over at once. Null: no list.
 */
export function firstDays(
  doneAt: Readonly<Record<FirstStepId, Date | null>>,
  dayBegan: Date,
  hidden: ReadonlySet<FirstStepId> = new Set()
): FirstDays | null {
  const all = FIRST_STEPS.filter(id => !hidden.has(id))
  const times = all.flatMap(id => doneAt[id]?.getTime() ?? [])
  const began = Math.min(...times)
  if (times.length > 0 && dayBegan.getTime() - began > DAYS * DAY) return null
  const next = all.find(id => doneAt[id] === null)
  if (next === undefined) return null
  const isOver = (id: FirstStepId): boolean => (doneAt[id]?.getTime() ?? Infinity) < dayBegan.getTime()
  const shown = all.filter(id => !isOver(id))
  return { steps: shown.map(id => ({ id, isDone: doneAt[id] !== null })), done: times.length, next }
}
