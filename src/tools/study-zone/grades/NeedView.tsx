import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { shownPercent, type Boundary, type Need, type Outlook } from '#tools/study-zone/grades/need.ts'
import { Ruler } from '#tools/study-zone/grades/Ruler.tsx'

function needWords({ grade, percent }: Boundary, need: Need, part: string): string {
  switch (need.kind) {
    case 'reached':
      return m.desk_grades_reached({ grade })
    case 'impossible':
      return m.desk_grades_impossible({ grade, best: shownPercent(need.best, [percent]) })
    case 'marks':
      return m.desk_grades_needs({ grade, marks: need.marks, most: need.outOf, part })
    case 'share':
      return m.desk_grades_share({ grade, percent: need.percent })
  }
}

/** Marks that lead somewhere, on a ruler of the open part's own marks. */
function marksOf(needs: Outlook['needs']): { readonly boundary: Boundary; readonly marks: number }[] {
  return needs.flatMap(({ boundary, need }) => (need.kind === 'marks' ? [{ boundary, marks: need.marks }] : []))
}

export function NeedView({ found }: { readonly found: Outlook }): ReactNode {
  const [only, ...more] = found.open
  const part = only && more.length === 0 ? only.name || m.desk_grades_open_part() : ''
  const marks = marksOf(found.needs)
  const bounds = found.needs.map(({ boundary }) => boundary.percent)
  return (
    <section aria-label={m.desk_grades_answer()}>
      <ul className="zn-needs" aria-live="polite">
        {found.needs.map(({ boundary, need }, index) => (
          <li key={index}>{needWords(boundary, need, part)}</li>
        ))}
      </ul>
      {only && marks.length > 0 && <Ruler outOf={only.outOf} marks={marks} part={part} />}
      <p className="zn-limit">
        {m.desk_grades_got({ got: shownPercent(found.got, bounds), best: shownPercent(found.best, bounds) })}{' '}
        {Math.abs(found.weights - 100) > 1e-6 && m.desk_grades_weights({ sum: shownPercent(found.weights) })}
      </p>
    </section>
  )
}
