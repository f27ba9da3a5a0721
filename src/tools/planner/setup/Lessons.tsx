import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Entity } from '#contract/entities.ts'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { minuteOf, removeRow, setField } from '#tools/planner/rows/row.ts'
import { addSchool } from '#tools/planner/setup/add-school.ts'
import { Spans } from '#tools/planner/setup/Spans.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

const name = new Intl.DateTimeFormat(site.locale, { weekday: 'long', timeZone: 'UTC' })
const MONDAY = 4
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => ({
  value: String(at + 1),
  text: name.format(new Date(`${dateOf(MONDAY + at)}T00:00:00Z`))
}))
const SHORTEST = 5
const LAST_MINUTE = 1439
/** When a lesson ends: what a student knows of it, rather than how many minutes it has. */
function EndField({ lesson: { id, startMinute, minutes } }: { readonly lesson: Entity<'lessons'> }): ReactNode {
  // While it is typed it may stand before the start: such a time is shown, and not stored.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TimeField
      label={m.planner_to()}
      value={typed ?? clockWords(Math.min(LAST_MINUTE, startMinute + minutes))}
      error={typed === null ? undefined : m.planner_to_wrong()}
      onChange={time => {
        const end = minuteOf(time)
        if (end === null) return
        const isFit = end >= startMinute + SHORTEST
        setTyped(isFit ? null : time)
        if (isFit) setField('lessons', id, { minutes: end - startMinute })
      }}
    />
  )
}

function mondayOf(day: string): string {
  return dateOf(dayNumber(day) - weekday(dayNumber(day)))
}

/** The weekly timetable, with weeks A and B where a school has them. */
export function Lessons({ rows }: PartProps): ReactNode {
  const { terms } = settingsOf(rows)
  const order = rows.lessons.toSorted(
    (a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute || a.id.localeCompare(b.id)
  )
  const weeks = [
    { value: 'every', text: m.planner_week_every() },
    { value: 'a', text: m.planner_week_a() },
    { value: 'b', text: m.planner_week_b() }
  ] as const
  return (
    <>
      <p className="hint">{m.planner_lessons_lead()}</p>
      <ul className="pl-rows">
        {order.map(lesson => (
          <li key={lesson.id}>
            <TextCell
              label={m.planner_lesson()}
              value={lesson.title}
              max={SIZES.title}
              onSave={title => setField('lessons', lesson.id, { title })}
            />
            <Select
              label={m.planner_weekday()}
              value={String(lesson.weekday)}
              options={WEEKDAYS}
              onChange={value => setField('lessons', lesson.id, { weekday: Number(value) })}
            />
            <Select
              label={m.planner_week()}
              value={lesson.week}
              options={weeks}
              onChange={week => setField('lessons', lesson.id, { week })}
            />
            <TimeField
              label={m.planner_from()}
              value={clockWords(lesson.startMinute)}
              onChange={time => {
                const minute = minuteOf(time)
                if (minute !== null) setField('lessons', lesson.id, { startMinute: minute })
              }}
            />
            <EndField lesson={lesson} />
            <Button
              kind="quiet"
              onPress={() => removeRow('lessons', lesson.id)}
              aria-label={m.planner_remove_named({ title: lesson.title })}
            >
              {m.planner_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button onPress={() => void tryOrNotify(() => addSchool([1], 60))}>{m.planner_lesson_add()}</Button>
        <Button kind="quiet" onPress={() => void tryOrNotify(() => addSchool([1, 2, 3, 4, 5], 420))}>
          {m.planner_lesson_week()}
        </Button>
      </p>
      <Spans
        title={m.planner_terms()}
        hint={m.planner_terms_hint()}
        usual={m.planner_term()}
        spans={terms.terms}
        onChange={spans => void tryOrNotify(() => saveSettings({ terms: { ...terms, terms: spans } }))}
      />
      <Spans
        title={m.planner_holidays()}
        hint={m.planner_holidays_hint()}
        usual={m.planner_holiday()}
        spans={terms.holidays}
        onChange={spans => void tryOrNotify(() => saveSettings({ terms: { ...terms, holidays: spans } }))}
      />
      <div className="pl-short-field">
        <DateField
          label={m.planner_week_start()}
          hint={m.planner_week_start_hint()}
          value={terms.weekA}
          onChange={day =>
            void tryOrNotify(() => saveSettings({ terms: { ...terms, weekA: day === null ? null : mondayOf(day) } }))
          }
        />
      </div>
    </>
  )
}
