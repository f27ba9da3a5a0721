import { useRef, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { parseTimetable, type TimetableLine } from '#domain/plan/text/timetable.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, weekdayDayYear } from '#tools/shared/plan/plan-words.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { addRows } from '#tools/planner/rows/row.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { TextField } from '#ui/TextField.tsx'

/** An exam timetable as text, one exam a line; what was read of it is shown before it is added. */
export function PasteTimetable({ rows, now }: PartProps): ReactNode {
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
    void tryOnceOrNotify('new timetable', async () => {
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
