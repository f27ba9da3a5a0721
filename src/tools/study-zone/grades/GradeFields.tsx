import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { BoundaryFault, BoundaryRow, PartRow } from '#tools/study-zone/grades/draft.ts'
import type { PartFault } from '#tools/study-zone/grades/need.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

const FAULTS: Readonly<Record<PartFault, () => string>> = {
  weight: m.desk_grades_fault_weight,
  outOf: m.desk_grades_fault_out_of,
  marks: m.desk_grades_fault_marks,
  tooMany: m.desk_grades_fault_too_many
}

interface PartFieldsProps {
  readonly row: PartRow
  readonly number: number
  readonly fault: PartFault | null
  readonly onChange: (row: PartRow) => void
  readonly onRemove: (event: { readonly target: Element }) => void
}

export function PartFields({ row, number, fault, onChange, onRemove }: PartFieldsProps): ReactNode {
  const errorOf = (...faults: readonly PartFault[]) =>
    fault && faults.includes(fault) ? { error: FAULTS[fault]() } : {}
  const set = (name: keyof PartRow) => (text: string) => onChange({ ...row, [name]: text })
  return (
    <div className="zn-part" role="group" aria-label={row.name === '' ? m.desk_grades_part({ number }) : row.name}>
      <TextField label={m.desk_grades_name()} value={row.name} onChange={set('name')} />
      <TextField
        label={m.desk_grades_weight()}
        inputMode="decimal"
        value={row.weight}
        onChange={set('weight')}
        {...errorOf('weight')}
      />
      <TextField
        label={m.desk_grades_marks()}
        inputMode="decimal"
        value={row.marks}
        onChange={set('marks')}
        {...errorOf('marks', 'tooMany')}
      />
      <TextField
        label={m.desk_grades_out_of()}
        inputMode="decimal"
        value={row.outOf}
        onChange={set('outOf')}
        {...errorOf('outOf')}
      />
      <Button kind="quiet" aria-label={m.desk_grades_remove_part({ number })} onPress={onRemove}>
        {m.desk_grades_remove()}
      </Button>
    </div>
  )
}

interface BoundaryFieldsProps {
  readonly row: BoundaryRow
  readonly number: number
  readonly fault: BoundaryFault | null
  readonly onRemove: (event: { readonly target: Element }) => void
  readonly onChange: (row: BoundaryRow) => void
}

export function BoundaryFields({ row, number, fault, onChange, onRemove }: BoundaryFieldsProps): ReactNode {
  return (
    <div className="zn-part zn-boundary" role="group" aria-label={m.desk_grades_boundary({ number })}>
      <TextField
        label={m.desk_grades_grade()}
        value={row.grade}
        onChange={grade => onChange({ ...row, grade })}
        {...(fault === 'twice' && { error: m.desk_grades_fault_twice() })}
      />
      <TextField
        label={m.desk_grades_percent()}
        inputMode="decimal"
        value={row.percent}
        onChange={percent => onChange({ ...row, percent })}
        {...(fault === 'percent' && { error: m.desk_grades_fault_percent() })}
      />
      <Button kind="quiet" aria-label={m.desk_grades_remove_boundary({ number })} onPress={onRemove}>
        {m.desk_grades_remove()}
      </Button>
    </div>
  )
}
