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

export interface GroupLimit {
  /** Numbers of the points as they are listed, from 1. */
  readonly points: readonly number[]
  readonly marks: number
}

/** Points of which only some count, with the marks that do. */
export function groupLimits(
  points: readonly Pick<SchemePoint, 'group'>[],
  limits: Readonly<Record<string, number>> = {}
): GroupLimit[] {
  const groups = Map.groupBy(points.entries(), ([, { group }]) => group ?? '')
  return [...groups].flatMap(([group, own]) => {
    const marks = limits[group]
    return marks === undefined ? [] : [{ points: own.map(([at]) => at + 1), marks }]
  })
}

/** "1–4, 6": runs of numbers. */
export const runsOf = (numbers: readonly number[]): string =>
  numbers
    .reduce<[number, number][]>((runs, no) => {
      const last = runs.at(-1)
      if (last?.[1] === no - 1) last[1] = no
      else runs.push([no, no])
      return runs
    }, [])
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
    .join(', ')
