import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { boundariesIn, EMPTY_BOUNDARY, EMPTY_PART, readDraft, replaced } from '#tools/study-zone/grades/draft.ts'
import { BoundaryFields, PartFields } from '#tools/study-zone/grades/GradeFields.tsx'
import { outlook, readPart, type Part } from '#tools/study-zone/grades/need.ts'
import { NeedView } from '#tools/study-zone/grades/NeedView.tsx'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

/** What is still needed for a grade, from the weights, marks and boundaries that the student types. */
export function Grades(): ReactNode {
  const [draft, change] = useZoneDraft('grades', readDraft)
  if (!draft)
    return (
      <ToolPage title={m.desk_grades()} facts="">
        {null}
      </ToolPage>
    )
  const read = draft.parts.map(readPart)
  const parts = read.filter((part): part is Part => part !== null && typeof part === 'object')
  const found = outlook(parts, boundariesIn(draft.boundaries))
  return (
    <ToolPage title={m.desk_grades()} facts={m.desk_grades_estimate()}>
      {found ? <NeedView found={found} /> : <p className="zn-answer">{m.desk_grades_begin()}</p>}
      <div className="zn-pair zn-grades">
        <section aria-label={m.desk_grades_parts()}>
          <div className="zn-rows">
            {draft.parts.map((row, at) => (
              <PartFields
                key={at}
                row={row}
                number={at + 1}
                fault={typeof read[at] === 'string' ? read[at] : null}
                onChange={next => change({ ...draft, parts: replaced(draft.parts, at, next) })}
                onRemove={() => change({ ...draft, parts: draft.parts.filter((_, index) => index !== at) })}
              />
            ))}
          </div>
          <Button onPress={() => change({ ...draft, parts: [...draft.parts, EMPTY_PART] })}>
            {m.desk_grades_add_part()}
          </Button>
        </section>
        <section aria-label={m.desk_grades_boundaries()}>
          <p className="zn-limit">{m.desk_grades_boundaries_hint()}</p>
          <div className="zn-rows">
            {draft.boundaries.map((row, at) => (
              <BoundaryFields
                key={at}
                row={row}
                number={at + 1}
                onChange={next => change({ ...draft, boundaries: replaced(draft.boundaries, at, next) })}
              />
            ))}
          </div>
          <Button onPress={() => change({ ...draft, boundaries: [...draft.boundaries, EMPTY_BOUNDARY] })}>
            {m.desk_grades_add_boundary()}
          </Button>
        </section>
      </div>
    </ToolPage>
  )
}
