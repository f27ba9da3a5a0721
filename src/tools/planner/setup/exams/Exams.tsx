import type { ReactNode } from 'react'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { ExamRow } from '#tools/planner/setup/exams/ExamRow.tsx'
import { NewExam } from '#tools/planner/setup/exams/NewExam.tsx'
import { OwnDate } from '#tools/planner/setup/exams/OwnDate.tsx'
import { PasteTimetable } from '#tools/planner/setup/exams/PasteTimetable.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Empty } from '#ui/state/Empty.tsx'

/** Subjects whose own date counts, with that date. */
function ownDates({ rows }: PartProps): { readonly id: string; readonly name: string; readonly examOn: string }[] {
  return rows.subjects.flatMap(({ id, name, examOn }) => {
    const dates = rows.exams.filter(exam => exam.subjectId === id).map(exam => exam.takesOn)
    return examOn !== null && isOwnDateCounted(examOn, dates) ? [{ id, name, examOn }] : []
  })
}

/** All exams by date, whichever way they came, each edited where it stands. */
export function Exams(props: PartProps): ReactNode {
  const { rows, now } = props
  const subjects = rows.subjects.map(({ id, name }) => ({ value: id, text: name }))
  if (subjects.length === 0)
    return (
      <Empty
        title={m.planner_no_subjects()}
        action={<a href={href('user-settings', { part: 'subjects' })}>{m.planner_add_subjects()}</a>}
      />
    )
  const own = ownDates(props)
  const { today } = now
  const lines = [
    ...own.map(one => ({ on: one.examOn, key: one.id, row: <OwnDate key={one.id} {...one} today={today} /> })),
    ...rows.exams.map(exam => ({
      on: exam.takesOn,
      key: exam.id,
      row: <ExamRow key={exam.id} exam={exam} subjects={subjects} today={today} />
    }))
  ].sort((a, b) => a.on.localeCompare(b.on) || (a.key < b.key ? -1 : 1))
  return (
    <>
      {own.length > 0 && <p className="hint">{m.planner_date_own_hint()}</p>}
      <ul className="pl-rows">{lines.map(({ row }) => row)}</ul>
      <NewExam subjects={subjects} today={today} />
      <PasteTimetable {...props} />
    </>
  )
}
