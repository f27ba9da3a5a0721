import { computed, type ReadableAtom } from 'nanostores'
import { functionIn } from '#domain/graph/facts.ts'
import { type Terms, termsOf } from '#domain/graph/sequence.ts'
import type { Fn } from '#domain/graph/view.ts'
import { Refusal } from '#lib/maths/problem.ts'
import { $shown } from '#tools/study-zone/graph/drawing.store.ts'
import { $angle, $lines, $running, $sheet, $values } from '#tools/study-zone/graph/graph.store.ts'

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
  [$sheet, $values, $names, $angle, $shown],
  (sheet, values, names, angle) =>
    sheet.readings.flatMap((reading, line): ShownCurve[] => {
      const drawn = reading.kind === 'drawn' && reading.drawn.length === 1 ? reading.drawn[0] : undefined
      if (!drawn || $lines.get()[line]?.isShown !== true) return []
      const f = functionIn(drawn, sheet, { values, angle })
      return f ? [{ line, name: names[line] ?? '', f }] : []
    })
)

const CALM_MS = 250

/** For what is read and not looked at: while a letter runs, it follows four times a second. */
export function calm<Value>(store: ReadableAtom<Value>): ReadableAtom<Value> {
  let held: { readonly value: Value; readonly at: number } | undefined
  return computed([store, $running], (value, running) => {
    const now = performance.now()
    if (!held || running === null || now - held.at > CALM_MS) held = { value, at: now }
    return held.value
  })
}

export const $calmCurves: ReadableAtom<readonly ShownCurve[]> = calm($curves)

interface ShownSequence extends Terms {
  readonly line: number
  readonly name: string
  readonly index: string
}

/** Terms that the table and the words say. */
const SAID_TERMS = 12

/** The first terms of the sequences that are shown. */
export const $sequences: ReadableAtom<readonly ShownSequence[]> = computed(
  [$sheet, $values, $angle, $shown],
  ({ readings, functions }, values, angle) =>
    readings.flatMap((reading, line): ShownSequence[] => {
      const [drawn] = reading.kind === 'drawn' ? reading.drawn : []
      if (drawn?.kind !== 'sequence' || reading.kind !== 'drawn' || $lines.get()[line]?.isShown !== true) return []
      const { sequence } = drawn
      const first = sequence.given[0]?.[0] ?? sequence.from
      try {
        const terms = termsOf(sequence, first + SAID_TERMS - 1, values, { angle, functions })
        return [{ line, name: reading.name, index: sequence.index, ...terms }]
      } catch (cause) {
        // Said at the line.
        if (cause instanceof Refusal) return []
        throw cause
      }
    })
)

export const $calmSequences: ReadableAtom<readonly ShownSequence[]> = calm($sequences)
