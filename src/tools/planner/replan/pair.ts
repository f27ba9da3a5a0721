import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import type { Step } from '#tools/planner/adopt.ts'
import type { Block } from '#tools/planner/planner.store.ts'

export interface PairLine {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly subjectId: string | null
  readonly day: string
  readonly start: number
  readonly minutes: number
  /** Whether it stands so on one side only. */
  readonly isChanged: boolean
}

export interface Pair {
  readonly before: readonly PairLine[]
  readonly after: readonly PairLine[]
  /** Mondays of the weeks that change. */
  readonly weeks: readonly string[]
}

const mondayOf = (day: string): string => dateOf(dayNumber(day) - weekday(dayNumber(day)))

const byTime = (a: PairLine, b: PairLine): number => a.day.localeCompare(b.day) || a.start - b.start

/** The plan as it stands, and as it would be with the chosen steps. */
export function pairOf(planned: readonly Block[], steps: readonly Step[]): Pair {
  const gone = new Set(steps.flatMap(step => (step.kind === 'add' ? [] : [step.from.id])))
  const before = planned.map(({ id, kind, title, subjectId, day, startMinute, minutes }): PairLine => ({
    key: id,
    kind,
    title,
    subjectId,
    day,
    start: startMinute,
    minutes,
    isChanged: gone.has(id)
  }))
  const placed = steps.flatMap((step): PairLine[] => {
    if (step.kind === 'drop') return []
    const { kind, title, subject, day, start, minutes } = step.block
    return [{ key: step.key, kind, title, subjectId: subject, day, start, minutes, isChanged: true }]
  })
  const after = [...before.filter(line => !line.isChanged), ...placed].sort(byTime)
  const changed = [...before, ...after].filter(line => line.isChanged)
  return { before: before.sort(byTime), after, weeks: [...new Set(changed.map(line => mondayOf(line.day)))].sort() }
}
