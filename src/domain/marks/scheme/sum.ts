import type { SchemePoint } from '#domain/paper/question.ts'

/** What some points come to: no group more than its limit, no special case. */
export function sumOfPoints(points: readonly SchemePoint[], limits: Readonly<Record<string, number>>): number {
  const groups = Object.groupBy(
    points.filter(({ special }) => special !== true),
    ({ group }) => group ?? ''
  )
  return Object.entries(groups).reduce((total, [group, some = []]) => {
    const sum = some.reduce((all, { marks }) => all + marks, 0)
    return total + Math.min(sum, group === '' ? Infinity : (limits[group] ?? Infinity))
  }, 0)
}
