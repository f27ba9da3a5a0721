import { useRef, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { parseTimetable, type TimetableLine } from '#domain/plan/text/timetable.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { addDays } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { href } from '#stores/route.ts'
import { clockWords, weekdayDayYear } from '#tools/shared/plan/plan-words.ts'
import { change } from '#tools/planner/undo.store.ts'
import { addRows, minuteOf, removeRow, setField } from '#tools/planner/setup/row.ts'
import type { PartProps } from '#tools/planner/setup/part-props.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Empty } from '#ui/state/Empty.tsx'

function Paste({ rows, now }: PartProps): ReactNode {
  const [text, setText] = useState('')
  const isAdding = useRef(false)
  const found = parseTimetable(text, now.today, rows.subjects)
  const ready = found.filter(
    (line): line is TimetableLine & { subjectId: string; on: string } => line.subjectId !== null && line.on !== null
  )
  const add = (): void => {
    // A second press before the first is on the disk would add all of them again.
    if (isAdding.current) return
    isAdding.current = true
    void attempt(async () => {
      const fields = ready.map(({ subjectId, title, on, at, minutes }) => ({
        subjectId,
        title: title.slice(0, SIZES.title),
        presetPaper: null,
        takesOn: on,
        startMinute: at,
        minutes,
        weight: null
      }))
      await addRows('exams', fields, m.planner_exams_added({ count: fields.length }))
      setText('')
    }).finally(() => (isAdding.current = false))
  }
  return (
    <Disclosure title={m.planner_exams_paste()}>
      <TextField
        label={m.planner_exams_paste_label()}
        hint={m.planner_exams_paste_hint()}
        rows={5}
        value={text}
        onChange={setText}
        maxLength={20_000}
      />
      <ul className="pl-read">
        {found.map((line, at) => (
          <li key={at}>
            {line.subjectId === null || line.on === null
              ? m.planner_exams_unread({ line: line.text })
              : [
                  rows.subjects.find(subject => subject.id === line.subjectId)?.name,
                  line.title,
                  weekdayDayYear(line.on),
                  line.at === null ? '' : clockWords(line.at)
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </li>
        ))}
      </ul>
      <p>
        <Button isDisabled={ready.length === 0} onPress={add}>
          {m.planner_exams_add_found({ count: ready.length })}
        </Button>
      </p>
    </Disclosure>
  )
}

/** The date that a subject got while setting up, where no exam stands for it. */
function OwnDates({ rows, now }: PartProps): ReactNode {
  const own = rows.subjects.filter(({ id, examOn }) =>
    isOwnDateCounted(
      examOn,
      rows.exams.filter(exam => exam.subjectId === id).map(exam => exam.takesOn)
    )
  )
  return (
    <ul className="pl-rows">
      {own.map(({ id, name, examOn }) => (
        <li key={id} className="pl-own-date">
          <strong>{name}</strong>
          <DateField
            label={m.planner_date_own()}
            hint={examOn !== null && examOn < now.today ? m.planner_exam_past() : m.planner_date_own_hint()}
            value={examOn}
            onChange={date => {
              if (date !== null) setField('subjects', id, { examOn: date })
            }}
          />
          <Button
            kind="quiet"
            aria-label={m.planner_remove_named({ title: name })}
            onPress={() => {
              const of = (day: string | null): Parameters<typeof change>[1] => [
                { name: 'subjects', id, fields: { examOn: day } }
              ]
              void attempt(() => change(m.planner_removed(), of(null), of(examOn)))
            }}
          >
            {m.planner_remove()}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Exams by date, each edited where it stands. */
export function Exams(props: PartProps): ReactNode {
  const { rows, now } = props
  const [first] = rows.subjects
  const subjects = rows.subjects.map(({ id, name }) => ({ value: id, text: name }))
  if (!first)
    return (
      <Empty
        title={m.planner_no_subjects()}
        action={<a href={href('user-settings', { part: 'subjects' })}>{m.planner_add_subjects()}</a>}
      />
    )
  const empty = {
    subjectId: first.id,
    title: m.planner_exam_new(),
    presetPaper: null,
    takesOn: addDays(now.today, 30),
    startMinute: null,
    minutes: null,
    weight: null
  }
  return (
    <>
      <OwnDates {...props} />
      <ul className="pl-rows">
        {rows.exams.map(exam => (
          <li key={exam.id}>
            <Select
              label={m.planner_subject()}
              value={exam.subjectId}
              options={subjects}
              onChange={subjectId => setField('exams', exam.id, { subjectId })}
            />
            <TextCell
              label={m.planner_exam_title()}
              value={exam.title}
              max={SIZES.title}
              isRequired
              onSave={title => setField('exams', exam.id, { title })}
            />
            <DateField
              label={m.planner_date()}
              value={exam.takesOn}
              onChange={takesOn => {
                if (takesOn !== null) setField('exams', exam.id, { takesOn })
              }}
              {...(exam.takesOn < now.today ? { hint: m.planner_exam_past() } : {})}
            />
            <TimeField
              label={m.planner_time()}
              value={exam.startMinute === null ? null : clockWords(exam.startMinute)}
              onChange={time => setField('exams', exam.id, { startMinute: minuteOf(time) })}
            />
            <NumberField
              label={m.planner_minutes()}
              value={exam.minutes ?? Number.NaN}
              minValue={1}
              maxValue={1440}
              onChange={minutes => setField('exams', exam.id, { minutes: Number.isNaN(minutes) ? null : minutes })}
            />
            <NumberField
              label={m.planner_weight()}
              value={exam.weight ?? Number.NaN}
              minValue={0}
              maxValue={100}
              onChange={weight => setField('exams', exam.id, { weight: Number.isNaN(weight) ? null : weight })}
            />
            <Button
              kind="quiet"
              onPress={() => removeRow('exams', exam.id)}
              aria-label={m.planner_remove_named({ title: exam.title })}
            >
              {m.planner_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button onPress={() => void attempt(() => addRows('exams', [empty], m.planner_exams_added({ count: 1 })))}>
          {m.planner_exam_add()}
        </Button>
      </p>
      <Paste {...props} />
    </>
  )
}
