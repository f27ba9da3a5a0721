import { computed, type ReadableAtom } from 'nanostores'
import { functionIn } from '#domain/graph/facts.ts'
import { type Terms, termsOf } from '#domain/graph/sequence.ts'
import type { Fn } from '#domain/graph/view.ts'
import { Refusal } from '#lib/maths/problem.ts'
import { $graph, $sheet, $values } from '#tools/study-zone/graph/graph.store.ts'

export interface ShownCurve {
  readonly line: number
  /** `f`, or `y₂` of the second line without a letter. */
  readonly name: string
  readonly f: Fn
}

const LOW = '₀₁₂₃₄₅₆₇₈₉'
const lowered = (count: number) => String(count).replaceAll(/\d/g, digit => LOW.charAt(Number(digit)))

/** What each line is called on the screen: its own letter, or y with its number. */
export const $names: ReadableAtom<readonly string[]> = computed($sheet, ({ readings }) =>
  readings.map((reading, line) =>
    reading.kind === 'drawn' && reading.name !== '' ? reading.name.replace('_', '') : `y${lowered(line + 1)}`
  )
)

/** The curves y = f(x) that are shown, as functions: for the trace, the table, areas and tangents. */
export const $curves: ReadableAtom<readonly ShownCurve[]> = computed(
  [$sheet, $values, $names, $graph],
  (sheet, values, names, doc) =>
    sheet.readings.flatMap((reading, line): ShownCurve[] => {
      const drawn = reading.kind === 'drawn' && reading.drawn.length === 1 ? reading.drawn[0] : undefined
      if (!drawn || doc?.lines[line]?.isShown !== true) return []
      const f = functionIn(drawn, sheet, { values, angle: doc.angle })
      return f ? [{ line, name: names[line] ?? '', f }] : []
    })
)

interface ShownSequence extends Terms {
  readonly line: number
  readonly name: string
  readonly index: string
}

/** Terms that the table and the words say. */
const SAID_TERMS = 12

/** The first terms of the sequences that are shown. */
export const $sequences: ReadableAtom<readonly ShownSequence[]> = computed(
  [$sheet, $values, $graph],
  ({ readings, functions }, values, doc) =>
    readings.flatMap((reading, line): ShownSequence[] => {
      const [drawn] = reading.kind === 'drawn' ? reading.drawn : []
      if (drawn?.kind !== 'sequence' || reading.kind !== 'drawn' || doc?.lines[line]?.isShown !== true) return []
      const { sequence } = drawn
      const first = sequence.given[0]?.[0] ?? sequence.from
      try {
        const terms = termsOf(sequence, first + SAID_TERMS - 1, values, { angle: doc.angle, functions })
        return [{ line, name: reading.name, index: sequence.index, ...terms }]
      } catch (cause) {
        // Said at the line.
        if (cause instanceof Refusal) return []
        throw cause
      }
    })
)
