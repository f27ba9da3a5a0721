import type { ReactNode } from 'react'
import { REPEATS, type Repeats } from '#domain/plan/repeats.ts'
import type { QuickAdd } from '#domain/plan/text/quick-add.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import { m } from '#messages/generated/messages.js'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { REPEAT_WORDS } from '#tools/planner/repeat-words.ts'
import { minuteOf } from '#tools/planner/rows/row.ts'
import { TimeField } from '#ui/choice/TimeField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'

/** The parts of a line that can be mended by hand. */
export type Part = 'kind' | 'subjectId' | 'on' | 'at' | 'minutes' | 'repeats'
export type Mended = Partial<Pick<QuickAdd, Part>>

export interface PartFieldProps {
  readonly part: Part
  readonly read: QuickAdd
  readonly subjects: readonly KnownSubject[]
  readonly onMend: (fields: Mended) => void
}

/** The field of one part of what was read. */
export function QuickPartField({ part, read, subjects, onMend }: PartFieldProps): ReactNode {
  switch (part) {
    case 'kind':
      return (
        <Select<QuickAdd['kind']>
          label={m.planner_quick_kind()}
          value={read.kind}
          options={[
            { value: 'task', text: m.planner_quick_task() },
            { value: 'exam', text: m.planner_quick_exam() },
            ...(read.weekdays.length > 0 ? [{ value: 'weekly' as const, text: m.planner_quick_weekly() }] : [])
          ]}
          onChange={kind => onMend({ kind })}
        />
      )
    case 'subjectId':
      return (
        <Select
          label={m.planner_subject()}
          value={read.subjectId ?? ''}
          options={[
            { value: '', text: m.planner_quick_no_subject() },
            ...subjects.map(({ id, name }) => ({ value: id, text: name }))
          ]}
          onChange={id => onMend({ subjectId: id === '' ? null : id })}
        />
      )
    case 'on':
      return <DateField label={m.planner_date()} value={read.on} onChange={on => onMend({ on })} />
    case 'at':
      return (
        <TimeField
          label={m.planner_time()}
          value={read.at === null ? null : clockWords(read.at)}
          onChange={time => onMend({ at: minuteOf(time) })}
        />
      )
    case 'minutes':
      return (
        <NumberField
          label={m.planner_minutes()}
          value={read.minutes ?? Number.NaN}
          minValue={0}
          maxValue={30_000}
          onChange={minutes => onMend({ minutes: Number.isNaN(minutes) ? null : minutes })}
        />
      )
    case 'repeats':
      return (
        <Select<Repeats | ''>
          label={m.planner_repeat()}
          value={read.repeats ?? ''}
          options={[
            { value: '', text: m.planner_repeat_never() },
            ...REPEATS.map(one => ({ value: one, text: REPEAT_WORDS[one]() }))
          ]}
          onChange={rule => onMend({ repeats: rule === '' ? null : rule })}
        />
      )
  }
}
