import { aloneMarks, impliedBy, NO_RULE, type CountingRule } from '#domain/marks/board-rule.ts'
import type { PointVerdict, PointVerdicts } from '#domain/marks/verdict.ts'
import type { SchemePoint } from '#domain/paper/question.ts'

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
  /** Points that nobody said, and that a result which surely is earned stands for. */
  readonly implied: ReadonlySet<string>
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

/** What the counted points are worth: no group more than its limit, a special case only in the place of the rest. */
function sumOf(points: readonly SchemePoint[], counted: (id: string) => boolean, { limits }: CountingRule): number {
  const won = points.filter(({ id }) => counted(id))
  const of = (some: readonly SchemePoint[]): number => some.reduce((total, { marks }) => total + marks, 0)
  const usual = won.filter(({ special }) => special !== true)
  const grouped = Object.entries(Object.groupBy(usual, ({ group }) => group ?? ''))
  const sum = grouped.reduce(
    (total, [group, some = []]) => total + Math.min(group === '' ? Infinity : (limits[group] ?? Infinity), of(some)),
    0
  )
  return Math.max(sum, of(won.filter(({ special }) => special === true)))
}

/**
 * Marks of a part by points: what is not sure counts for the higher number only, a point whose needed point is missing
 * counts for nothing, what the board lets a result stand for counts with it, and never more than the part has ("any
 * three of").
 */
export function pointsMark(
  points: readonly SchemePoint[],
  max: number,
  verdicts: PointVerdicts,
  earlier: PointVerdicts = new Map(),
  rule: CountingRule = NO_RULE
): PointsMark {
  const counts = (is: (verdict: PointVerdict) => boolean) => {
    const said = (id: string): boolean => is(verdicts.get(id) ?? 'missed')
    const implied = impliedBy(points, said, rule)
    const says = (id: string): boolean => said(id) || implied.has(id)
    const all = counting({ points, says, before: id => is(earlier.get(id) ?? 'earned') })
    const sum = sumOf(points, id => all.get(id) === null, rule)
    return { all, implied, marks: Math.min(max, Math.max(sum, aloneMarks(points, verdicts, is('unsure')))) }
  }
  const sure = counts(verdict => verdict === 'earned')
  const possible = counts(verdict => verdict !== 'missed')
  const withheld = new Map<string, string>()
  for (const [id, lacks] of possible.all) if (lacks !== null) withheld.set(id, lacks)
  const counted = new Set([...sure.all].flatMap(([id, lacks]) => (lacks === null ? [id] : [])))
  return { low: sure.marks, high: possible.marks, max, withheld, counted, implied: sure.implied }
}
