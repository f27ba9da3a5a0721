import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { minuteOf } from '#tools/planner/rows/row.ts'
import { isWhole, NO_TIME, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'
import { warningsOf, type Placed } from '#tools/planner/time-slots/warning-of.ts'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

interface Props {
  readonly of: Placed
  readonly spot: TimeSlot
  readonly onChange: (spot: TimeSlot) => void
}

/** Day, time and length of a block, and at once what speaks against them. */
export function TimeSlotFields({ of, spot, onChange }: Props): ReactNode {
  const warning = warningsOf(of, spot)
  return (
    <>
      <div className="pl-fields">
        <DateField
          label={m.planner_day()}
          value={spot.day}
          onChange={day => onChange({ ...spot, day: day ?? spot.day })}
        />
        <TimeField
          label={m.planner_time()}
          value={isWhole(spot) ? clockWords(spot.start) : null}
          error={isWhole(spot) ? undefined : m.planner_time_empty()}
          onChange={time => onChange({ ...spot, start: minuteOf(time) ?? NO_TIME })}
        />
        <NumberField
          label={m.planner_minutes()}
          value={spot.minutes}
          minValue={5}
          maxValue={1440}
          step={5}
          onChange={minutes => onChange({ ...spot, minutes: Number.isNaN(minutes) ? spot.minutes : minutes })}
        />
      </div>
      <p role="status" className="pl-warning">
        {warning}
      </p>
    </>
  )
}
