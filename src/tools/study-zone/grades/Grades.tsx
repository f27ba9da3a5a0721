import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import {
  boundariesIn,
  boundaryFault,
  EMPTY_BOUNDARY,
  EMPTY_PART,
  readDraft,
  replaced,
  type BoundaryFault,
  type GradeDraft
} from '#tools/study-zone/grades/draft.ts'
import { BoundaryFields, PartFields } from '#tools/study-zone/grades/GradeFields.tsx'
import { GRADE_PRESETS, type GradePreset } from '#tools/study-zone/grades/grade-presets.ts'
import { outlook, readPart, type Part, type PartFault } from '#tools/study-zone/grades/need.ts'
import { NeedView } from '#tools/study-zone/grades/NeedView.tsx'
import { ToolPage } from '#tools/study-zone/ToolPage.tsx'
import { useZoneDraft } from '#tools/study-zone/use-zone-draft.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import css from '#tools/study-zone/helpers.css?inline'

adoptStyles(css)

type Change = (next: GradeDraft) => void

/** Where a row was removed, the keyboard goes on at the button that adds one. */
function goOn(event: { readonly target: Element }): void {
  const section = event.target.closest('section')
  setTimeout(() => section?.querySelector<HTMLElement>('.zn-add button')?.focus())
}

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
  const faults = draft.boundaries.map((_, at) => boundaryFault(draft.boundaries, at))
  const isWrong = read.some(part => typeof part === 'string') || faults.some(Boolean)
  const parts = read.filter((part): part is Part => part !== null && typeof part === 'object')
  const found = isWrong ? null : outlook(parts, boundariesIn(draft.boundaries))
  return (
    <ToolPage title={m.desk_grades()} facts={m.desk_grades_estimate()}>
      {found ? (
        <NeedView found={found} />
      ) : (
        <p className="zn-answer" role="status">
          {isWrong ? m.desk_grades_mend() : m.desk_grades_begin()}
        </p>
      )}
      <div className="zn-pair zn-grades">
        <Parts draft={draft} faults={read.map(part => (typeof part === 'string' ? part : null))} onChange={change} />
        <Boundaries draft={draft} faults={faults} onChange={change} />
      </div>
    </ToolPage>
  )
}

interface PartsProps {
  readonly draft: GradeDraft
  readonly faults: readonly (PartFault | null)[]
  readonly onChange: Change
}

function Parts({ draft, faults, onChange }: PartsProps): ReactNode {
  const take = (preset: GradePreset): void => {
    const parts = preset.parts.map(([name, weight, outOf]) => ({
      ...{ name, weight: String(weight), outOf: String(outOf), marks: '' }
    }))
    onChange({ ...draft, parts, preset: preset.id })
    notify({
      text: m.desk_grades_preset_taken(),
      action: { label: m.desk_grades_undo(), run: () => onChange(draft) }
    })
  }
  const preset = GRADE_PRESETS.find(({ id }) => id === draft.preset)
  return (
    <section aria-label={m.desk_grades_parts()}>
      <Select
        label={m.desk_grades_preset()}
        value={preset?.id ?? ''}
        options={[
          { value: '', text: m.desk_grades_no_preset() },
          ...GRADE_PRESETS.map(({ id, name }) => ({ value: id, text: name }))
        ]}
        onChange={id => {
          const chosen = GRADE_PRESETS.find(one => one.id === id)
          if (chosen) take(chosen)
          else onChange({ ...draft, preset: '' })
        }}
      />
      {preset && <p className="zn-limit">{m.desk_grades_preset_from({ from: preset.from })}</p>}
      <div className="zn-rows">
        {draft.parts.map((row, at) => (
          <PartFields
            key={at}
            row={row}
            number={at + 1}
            fault={faults[at] ?? null}
            onChange={next => onChange({ ...draft, parts: replaced(draft.parts, at, next) })}
            onRemove={event => {
              goOn(event)
              onChange({ ...draft, parts: draft.parts.filter((_, index) => index !== at) })
            }}
          />
        ))}
      </div>
      <p className="zn-add">
        <Button onPress={() => onChange({ ...draft, parts: [...draft.parts, EMPTY_PART] })}>
          {m.desk_grades_add_part()}
        </Button>
      </p>
    </section>
  )
}

interface BoundariesProps {
  readonly draft: GradeDraft
  readonly faults: readonly (BoundaryFault | null)[]
  readonly onChange: Change
}

function Boundaries({ draft, faults, onChange }: BoundariesProps): ReactNode {
  return (
    <section aria-label={m.desk_grades_boundaries()}>
      <p className="zn-limit">{m.desk_grades_boundaries_hint()}</p>
      <div className="zn-rows">
        {draft.boundaries.map((row, at) => (
          <BoundaryFields
            key={at}
            row={row}
            number={at + 1}
            fault={faults[at] ?? null}
            onChange={next => onChange({ ...draft, boundaries: replaced(draft.boundaries, at, next) })}
            onRemove={event => {
              goOn(event)
              onChange({ ...draft, boundaries: draft.boundaries.filter((_, index) => index !== at) })
            }}
          />
        ))}
      </div>
      <p className="zn-add">
        <Button onPress={() => onChange({ ...draft, boundaries: [...draft.boundaries, EMPTY_BOUNDARY] })}>
          {m.desk_grades_add_boundary()}
        </Button>
      </p>
    </section>
  )
}
