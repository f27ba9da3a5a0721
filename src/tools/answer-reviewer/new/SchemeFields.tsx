import { useState, type ReactNode } from 'react'
import type { PastedDraft } from '#contract/marking.ts'
import { PASTED_LIMITS } from '#contract/marking.ts'
import type { SchemeKind } from '#domain/marks/pasted.ts'
import { RUBRICS } from '#domain/marks/rubrics.ts'
import { mended, NO_MENDS } from '#domain/marks/scheme/mend.ts'
import { m } from '#messages/generated/messages.js'
import { Segments } from '#tools/answer-reviewer/marking/Segments.tsx'
import { SchemeLines } from '#tools/answer-reviewer/new/SchemeLines.tsx'
import { SchemeRead } from '#tools/answer-reviewer/new/SchemeRead.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

interface SchemeFieldsProps {
  readonly typed: PastedDraft
  readonly change: (part: Partial<PastedDraft>) => void
}

const HINTS = {
  points: m.reviewer_hint_points,
  levels: m.reviewer_hint_levels,
  criteria: m.reviewer_hint_criteria
} as const

/** The paste and what was read of it, side by side. */
export function SchemeFields({ typed, change }: SchemeFieldsProps): ReactNode {
  const { kind, scheme, question, mends = NO_MENDS } = typed
  const read = kind === 'points' ? mended(scheme, mends, question) : null
  const isEmpty = scheme.trim() === ''
  return (
    <div className="rv-beside">
      <div>
        <PasteFields typed={typed} change={change} />
        {read && !isEmpty && <SchemeLines pasted={scheme} read={read} />}
      </div>
      {read && <SchemeRead isEmpty={isEmpty} read={read} mends={mends} change={now => change({ mends: now })} />}
    </div>
  )
}

/** The scheme: pasted, built here, or a rubric of a board in our own words to begin from. */
function PasteFields({ typed, change }: SchemeFieldsProps): ReactNode {
  const [rubric, choose] = useState('')
  return (
    <>
      <p className="rv-label">{m.reviewer_kind()}</p>
      <Segments<SchemeKind>
        label={m.reviewer_kind()}
        chosen={typed.kind}
        options={[
          { id: 'points', title: m.reviewer_kind_points() },
          { id: 'levels', title: m.reviewer_kind_levels() },
          { id: 'criteria', title: m.reviewer_kind_criteria() }
        ]}
        onChoose={kind => change({ kind })}
      />
      <Select
        label={m.reviewer_rubric()}
        hint={m.reviewer_rubric_hint()}
        value={rubric}
        options={[
          { value: '', text: m.reviewer_rubric_own() },
          ...RUBRICS.map(({ id, board, name }) => ({ value: id, text: `${board}: ${name}` }))
        ]}
        onChange={id => {
          choose(id)
          const found = RUBRICS.find(one => one.id === id)
          if (!found) return
          const { kind, text, marks } = found
          change({ kind, scheme: text, mends: { ...NO_MENDS, marks: kind === 'points' ? marks : null } })
        }}
      />
      <TextField
        label={m.reviewer_scheme_label()}
        hint={HINTS[typed.kind]()}
        rows={8}
        value={typed.scheme}
        onChange={scheme => change({ scheme })}
        maxLength={PASTED_LIMITS.scheme}
      />
    </>
  )
}
