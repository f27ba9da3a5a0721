import type { SchemePoint } from '#domain/paper/question.ts'

/** What somebody says of one point. */
export type PointVerdict = 'earned' | 'unsure' | 'missed'
export type Verdicts = ReadonlyMap<string, PointVerdict>

/** Whole marks: what is sure, what is possible, what there is. */
export interface MarkRange {
  readonly low: number
  readonly high: number
  readonly max: number
}

export interface PointsMark extends MarkRange {
  /** Points that were found and earn nothing, with the point that each would need. */
  readonly withheld: ReadonlyMap<string, string>
  /** Points that surely earn their marks. */
  readonly counted: ReadonlySet<string>
}

/**
 * What each point needs. An accuracy mark without a named one needs the method mark before it: "M0 A1" is impossible in
 * all mathematics schemes (boards.md §3.1).
 */
export function needsOf(points: readonly SchemePoint[]): ReadonlyMap<string, readonly string[]> {
  let method: string | undefined
  const needs = new Map<string, readonly string[]>()
  for (const { id, type, dependsOn } of points) {
    const named = dependsOn ?? []
    needs.set(id, named.length === 0 && type === 'A' && method !== undefined ? [method] : named)
    if (type === 'M') method = id
  }
  return needs
}

interface Counting {
  readonly points: readonly SchemePoint[]
  readonly says: (id: string) => boolean
  /** Of points of earlier parts, `a.p1`. What nobody marked stops nothing. */
  readonly before: (id: string) => boolean
}

/** The points that count, each with what it needs; of a circle none does. */
function counting({ points, says, before }: Counting): ReadonlyMap<string, string | null> {
  const needs = needsOf(points)
  const own = new Map(points.map(point => [point.id, point]))
  const known = new Map<string, string | null>()
  const missing = (id: string, path: readonly string[]): string | null => {
    const point = own.get(id)
    // A carried value: this mark does not look at the part that it came from.
    if (!point) return before(id) ? null : id
    if (!says(id) || path.includes(id)) return id
    const held = known.get(id)
    if (held !== undefined) return held
    const lacks = (needs.get(id) ?? []).find(
      need => !(point.followThrough === true && !own.has(need)) && missing(need, [...path, id]) !== null
    )
    if (path.length === 0) known.set(id, lacks ?? null)
    return lacks ?? null
  }
  return new Map(points.filter(({ id }) => says(id)).map(({ id }) => [id, missing(id, [])]))
}

/**
 * Marks of a part by points: what is not sure counts for the higher number only, a point whose needed point is missing
 * counts for nothing, and never more than the part has ("any three of").
 */
export function pointsMark(
  points: readonly SchemePoint[],
  max: number,
  verdicts: Verdicts,
  earlier: Verdicts = new Map()
): PointsMark {
  const sum = (of: ReadonlyMap<string, string | null>): number =>
    points.reduce((total, point) => total + (of.get(point.id) === null ? point.marks : 0), 0)
  const sure = counting({
    points,
    says: id => verdicts.get(id) === 'earned',
    before: id => (earlier.get(id) ?? 'earned') === 'earned'
  })
  const possible = counting({
    points,
    says: id => (verdicts.get(id) ?? 'missed') !== 'missed',
    before: id => (earlier.get(id) ?? 'earned') !== 'missed'
  })
  const withheld = new Map<string, string>()
  for (const [id, lacks] of possible) if (lacks !== null) withheld.set(id, lacks)
  const counted = new Set([...sure].flatMap(([id, lacks]) => (lacks === null ? [id] : [])))
  return { low: Math.min(max, sum(sure)), high: Math.min(max, sum(possible)), max, withheld, counted }
}
