import { computed, type ReadableAtom } from 'nanostores'
import { type Area, areaOf } from '#domain/graph/facts.ts'
import type { Fn } from '#domain/graph/view.ts'
import { $curves } from '#tools/study-zone/graph/curves.ts'
import { $freshFacts } from '#tools/study-zone/graph/drawing.store.ts'
import { $marks } from '#tools/study-zone/graph/graph.store.ts'

export interface ShownArea extends Area {
  readonly names: readonly [string, string | null]
  readonly f: Fn
  readonly g: Fn | null
}

/** Between the first two curves that meet twice; else between the first curve and the x-axis. */
export const $area: ReadableAtom<ShownArea | null> = computed(
  [$marks, $freshFacts, $curves],
  (marks, facts, curves): ShownArea | null => {
    if (!marks.includes('area')) return null
    const byLine = new Map(curves.map(curve => [curve.line, curve]))
    for (const { lines, points } of facts.meetings) {
      const [one, other] = [byLine.get(lines[0]), byLine.get(lines[1])]
      const area =
        one && other
          ? areaOf(
              one.f,
              other.f,
              points.map(({ x }) => x)
            )
          : null
      if (one && other && area) return { ...area, names: [one.name, other.name], f: one.f, g: other.f }
    }
    for (const { line, roots } of facts.curves) {
      const one = byLine.get(line)
      const area = one ? areaOf(one.f, null, roots) : null
      if (one && area) return { ...area, names: [one.name, null], f: one.f, g: null }
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
