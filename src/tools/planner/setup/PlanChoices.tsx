import type { ReactNode } from 'react'
import { planChoices } from '#data/read/plan/plan-choices.ts'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'

/** As domain/plan/time/exam-times.ts has it until the student says otherwise. */
const USUAL_MARGIN = 60

/** What the student chooses of the plan as a whole: how it fills the weeks, and how it keeps to the days of exams. */
export function PlanChoices({ rows, now }: PartProps): ReactNode {
  const { availability } = settingsOf(rows, now.minutesPerDay)
  const { pace, examMargin = USUAL_MARGIN, betweenPapers = false } = planChoices(availability)
  const set = (fields: object): void =>
    void tryOrNotify(() => saveSettings({ availability: { ...availability, ...fields } }))
  return (
    <>
      <div className="pl-fields">
        <Select
          label={m.planner_pace()}
          value={pace?.kind ?? 'rising'}
          options={[
            { value: 'rising', text: m.planner_pace_rising() },
            { value: 'even', text: m.planner_pace_even() },
            ...(pace?.kind === 'own' ? [{ value: 'own' as const, text: m.planner_pace_own() }] : [])
          ]}
          onChange={kind => {
            if (kind !== 'own') set({ pace: { kind } })
          }}
        />
        <NumberField
          label={m.planner_exam_margin()}
          value={examMargin}
          minValue={0}
          maxValue={240}
          step={15}
          onChange={value => set({ examMargin: Number.isNaN(value) ? USUAL_MARGIN : value })}
        />
      </div>
      <Checkbox isSelected={betweenPapers} onChange={isAsked => set({ betweenPapers: isAsked })}>
        {m.planner_between_papers()}
      </Checkbox>
    </>
  )
}
