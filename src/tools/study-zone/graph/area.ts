import { computed, type ReadableAtom } from 'nanostores'
import { type Area, limitedArea } from '#domain/graph/facts.ts'
import { areaUnder } from '#domain/graph/features.ts'
import type { Fn } from '#domain/graph/view.ts'
import { $curves } from '#tools/study-zone/graph/curves.ts'
import { $freshFacts } from '#tools/study-zone/graph/drawing.store.ts'
import { $areaEnds, $marks } from '#tools/study-zone/graph/graph.store.ts'

export interface ShownArea extends Area {
  readonly names: readonly [string, string | null]
  readonly f: Fn
  readonly g: Fn | null
  /** Of one curve: what lies below the axis counts as less than nothing. */
  readonly integral: number | null
}

/** Between the first two curves that meet twice; else between the first curve and the x-axis. Limits that are typed go before those that are found. */
export const $area: ReadableAtom<ShownArea | null> = computed(
  [$marks, $freshFacts, $curves, $areaEnds],
  (marks, facts, curves, ends): ShownArea | null => {
    if (!marks.includes('area')) return null
    const byLine = new Map(curves.map(curve => [curve.line, curve]))
    for (const { lines, points } of facts.meetings) {
      const [one, other] = [byLine.get(lines[0]), byLine.get(lines[1])]
      const places = points.map(({ x }) => x)
      const area = one && other ? limitedArea(one.f, other.f, places, ends) : null
      if (one && other && area) return { ...area, names: [one.name, other.name], f: one.f, g: other.f, integral: null }
    }
    for (const { line, roots } of facts.curves) {
      const one = byLine.get(line)
      const area = one ? limitedArea(one.f, null, roots, ends) : null
      if (one && area)
        return { ...area, names: [one.name, null], f: one.f, g: null, integral: areaUnder(one.f, area.from, area.to) }
    }
    return null
  }
)

const STEPS = 160

/** The shape between the two curves. */
export function areaShape({ from, to, f, g }: ShownArea): Float64Array {
  const xs = Array.from({ length: STEPS + 1 }, (_, index) => from + ((to - from) * index) / STEPS)
  const along = xs.flatMap(x => [x, f(x)])
  const back = xs.toReversed().flatMap(x => [x, g ? g(x) : 0])
  return Float64Array.from([...along, ...back].map(value => (Number.isFinite(value) ? value : 0)))
}
