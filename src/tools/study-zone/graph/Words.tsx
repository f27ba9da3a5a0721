import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { GraphDoc } from '#contract/graph.ts'
import { slopeAt } from '#domain/graph/features.ts'
import { scaleOf } from '#domain/graph/scale.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $area } from '#tools/study-zone/graph/area.ts'
import { $curves, $names, $sequences, type ShownCurve } from '#tools/study-zone/graph/curves.ts'
import { $drawing, $facts } from '#tools/study-zone/graph/drawing.store.ts'
import {
  complexWords,
  curveWords,
  meetingWords,
  normalWords,
  said,
  sequenceWords,
  tangentWords
} from '#tools/study-zone/graph/graph-words.ts'
import { $graph, $sheet } from '#tools/study-zone/graph/graph.store.ts'
import { Button } from '#ui/Button.tsx'

/** What is drawn, in sentences. */
export function useGraphWords(): readonly string[] {
  const doc = useStore($graph)
  const { readings } = useStore($sheet)
  const facts = useStore($facts)
  const names = useStore($names)
  const curves = useStore($curves)
  const area = useStore($area)
  const sequences = useStore($sequences)
  const drawing = useStore($drawing)
  const pictures = drawing?.pictures
  const { ofX, ofY } = scaleOf(drawing?.view ?? {})
  const first = curves[0]
  const of = new Map(facts.curves.map(one => [one.line, one]))
  const lines = readings.flatMap((reading, line): string[] => {
    if (reading.kind !== 'drawn' || doc?.lines[line]?.isShown !== true) return []
    const found = of.get(line)
    const name = names[line] ?? ''
    if (found) return [curveWords(name, found, pictures?.[line], ([x, y]) => [ofX(x), ofY(y)])]
    const kinds = new Set(reading.drawn.map(({ kind }) => kind))
    if (kinds.has('region')) return [m.graph_is_region({ name: doc.lines[line].text })]
    const sequence = sequences.find(one => one.line === line)
    if (sequence) return [sequenceWords(name, sequence.values)]
    const [dot] = pictures?.[line]?.dots ?? []
    if (kinds.has('complex')) return dot ? [complexWords(name, [ofX(dot[0]), ofY(dot[1])], doc.angle)] : []
    if (kinds.size === 0 || kinds.has('sequence') || kinds.has('value')) return []
    return [m.graph_is_other({ name: doc.lines[line].text })]
  })
  return [
    ...lines,
    ...meetingWords(facts, names),
    ...(area ? [areaWords(area)] : []),
    ...(doc && first ? atTrace(first, doc) : [])
  ]
}

function atTrace({ name, f }: ShownCurve, { marks, traceX }: GraphDoc): string[] {
  const [y, slope] = [f(traceX), slopeAt(f, traceX)]
  return [
    ...(marks.includes('tangent') ? [tangentWords(name, y, slope, traceX)] : []),
    ...(marks.includes('normal') ? [normalWords(name, y, slope, traceX)] : [])
  ]
}

function areaWords({ names: [one, other], from, to, area }: NonNullable<ReturnType<typeof $area.get>>): string {
  const ends = { from: said(from), to: said(to) }
  if (area === null) return m.graph_no_area(ends)
  const size = said(area)
  return other === null ? m.graph_area_under({ name: one, size, ...ends }) : m.graph_area({ one, other, size, ...ends })
}

export function Words({ id }: { readonly id: string }): ReactNode {
  const words = useGraphWords()
  if (words.length === 0) return <p id={id}>{m.graph_nothing_yet()}</p>
  return (
    <section className="zn-words" aria-label={m.graph_words()}>
      <div className="pg-section-head">
        <h3>{m.graph_words()}</h3>
        <Button kind="quiet" onPress={() => void tryOrNotify(() => navigator.clipboard.writeText(words.join('\n')))}>
          {m.graph_copy()}
        </Button>
      </div>
      <ul id={id}>
        {words.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
