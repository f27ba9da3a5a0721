import { computed, type ReadableAtom } from 'nanostores'
import type { GraphDoc } from '#contract/graph.ts'
import type { Reading } from '#domain/graph/drawn.ts'
import { slopeAt } from '#domain/graph/features.ts'
import type { Painted } from '#domain/graph/plane/painted.ts'
import { scaleOf } from '#domain/graph/scale.ts'
import { m } from '#messages/generated/messages.js'
import { $area, type ShownArea } from '#tools/study-zone/graph/area.ts'
import { $calmCurves, $calmSequences, $names, calm, type ShownCurve } from '#tools/study-zone/graph/curves.ts'
import { $drawing, $facts } from '#tools/study-zone/graph/drawing.store.ts'
import { $angle, $lines, $marks, $sheet, $traceX } from '#tools/study-zone/graph/graph.store.ts'
import {
  complexWords,
  curveWords,
  implicitWords,
  meetingWords,
  normalWords,
  said,
  sequenceWords,
  tangentWords
} from '#tools/study-zone/graph/words/graph-words.ts'

const $shownLines = computed([$lines, $sheet, $names, $calmSequences], (lines, { readings }, names, sequences) =>
  readings.flatMap((reading, line) =>
    reading.kind === 'drawn' && lines[line]?.isShown === true
      ? [
          {
            line,
            reading,
            text: lines[line].text,
            name: names[line] ?? '',
            of: sequences.find(one => one.line === line)
          }
        ]
      : []
  )
)

const $ofLines = computed(
  [$shownLines, $facts, calm($drawing), $angle, $sheet],
  (lines, facts, drawing, angle, sheet) => {
    const { ofX, ofY } = scaleOf(drawing?.view ?? {})
    const of = new Map(facts.curves.map(one => [one.line, one]))
    return lines.flatMap(({ line, reading, text, name, of: sequence }): string[] => {
      const [found, picture] = [of.get(line), drawing?.pictures[line]]
      if (picture?.problem) return []
      if (drawing?.sheet === sheet && isNowhere(reading, picture)) return [m.graph_is_nowhere({ name: text })]
      if (found) return [curveWords(name, found, picture, ([x, y]) => [ofX(x), ofY(y)])]
      const shape = facts.implicit.find(one => one.line === line)
      if (shape) return [implicitWords(text, shape)]
      const kinds = new Set(reading.drawn.map(({ kind }) => kind))
      if (kinds.has('region')) return [m.graph_is_region({ name: text })]
      if (sequence) return [sequenceWords(name, sequence.values)]
      const [dot] = picture?.dots ?? []
      if (kinds.has('complex')) return dot ? [complexWords(name, [ofX(dot[0]), ofY(dot[1])], angle)] : []
      if (kinds.size === 0 || kinds.has('sequence') || kinds.has('value')) return []
      const points = reading.drawn.reduce((sum, one) => sum + (one.kind === 'points' ? one.points.length : 0), 0)
      return [points > 1 ? m.graph_are_points({ name: text }) : m.graph_is_other({ name: text })]
    })
  }
)

/** Points that are written but lie outside the picture. */
const $outside = computed([$shownLines, calm($drawing)], (lines, drawing) => {
  if (!drawing) return 0
  const { x0, x1, y0, y1 } = drawing.view
  return lines
    .filter(({ reading }) => reading.drawn.some(({ kind }) => kind === 'points'))
    .flatMap(({ line }) => drawing.pictures[line]?.dots ?? [])
    .filter(([x, y]) => x < x0 || x > x1 || y < y0 || y > y1).length
})

const outsideWords = (count: number): string[] => (count === 0 ? [] : [m.graph_points_outside({ count })])

/** What each line is called where it meets another: an equation in x and y and an inequality by what was written. */
const $meetingNames = computed([$lines, $sheet, $names], (lines, { readings }, names) =>
  readings.map((reading, line) => {
    const [drawn] = reading.kind === 'drawn' ? reading.drawn : []
    const text = lines[line]?.text ?? ''
    if (drawn?.kind === 'region') return m.graph_edge_of({ name: text })
    return drawn?.kind === 'implicit' || drawn?.kind === 'x' ? text : (names[line] ?? '')
  })
)

/** Of a line that is to be drawn, nothing lies in the window. */
function isNowhere(reading: Extract<Reading, { kind: 'drawn' }>, picture: Painted | undefined): boolean {
  if (!picture || reading.drawn.length === 0) return false
  if (reading.drawn.some(({ kind }) => kind === 'value' || kind === 'sequence' || kind === 'complex')) return false
  const { stroke, dashed, shade, dots, unsure } = picture
  return stroke === '' && dashed === '' && shade === '' && dots.length === 0 && unsure.length === 0
}

const $texts = computed(
  [$ofLines, $outside, $facts, $meetingNames, $area, $calmCurves, $marks, $traceX],
  (lines, outside, facts, names, area, [first], marks, traceX) =>
    [
      ...lines,
      ...outsideWords(outside),
      ...meetingWords(facts, names),
      ...(area ? [areaWords(area)] : []),
      ...(first ? atTrace(first, marks, traceX) : [])
    ].join('\n')
)

/** What is drawn, in sentences; the same array while they stay. */
export const $words: ReadableAtom<readonly string[]> = computed($texts, texts => texts.split('\n').filter(Boolean))

function atTrace({ name, f }: ShownCurve, marks: GraphDoc['marks'], traceX: number): string[] {
  const [y, slope] = [f(traceX), slopeAt(f, traceX)]
  return [
    ...(marks.includes('tangent') ? [tangentWords(name, y, slope, traceX)] : []),
    ...(marks.includes('normal') ? [normalWords(name, y, slope, traceX)] : [])
  ]
}

function areaWords(area: ShownArea): string {
  const [one, other] = area.names
  const ends = { from: said(area.from), to: said(area.to) }
  if (area.area === null) return m.graph_no_area(ends)
  const size = said(area.area)
  if (other !== null) return m.graph_area({ one, other, size, ...ends })
  const { integral } = area
  const isOther = integral !== null && said(integral) !== size
  return [
    m.graph_area_under({ name: one, size, ...ends }),
    ...(isOther
      ? [
          area.from > area.to
            ? m.graph_integral_back({ size: said(integral) })
            : m.graph_integral({ size: said(integral) })
        ]
      : [])
  ].join(' ')
}
