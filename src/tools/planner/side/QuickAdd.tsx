import type { ReactNode, SyntheticEvent } from 'react'
import { useStore } from '@nanostores/react'
import { quickAdd, type KnownSubject, type QuickAdd as Read } from '#domain/plan/text/quick-add.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { addQuick } from '#tools/planner/actions.ts'
import { $quickLine } from '#tools/planner/planner.store.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly subjects: readonly KnownSubject[]
  readonly today: string
}

function understood({ kind, subjectId, on, at, minutes, title }: Read, subjects: readonly KnownSubject[]): string {
  const isExam = kind === 'exam' && subjectId !== null && on !== null
  return [
    isExam ? m.planner_quick_exam() : m.planner_quick_task(),
    title,
    subjects.find(subject => subject.id === subjectId)?.name ?? m.planner_quick_no_subject(),
    on === null ? m.planner_quick_no_date() : m.planner_quick_due({ day: weekdayDay(on) }),
    at === null ? '' : clockWords(at),
    minutes === null ? '' : lengthWords(minutes)
  ]
    .filter(Boolean)
    .join(' · ')
}

/** One line in the student's own words; what was understood stands below while it is typed. */
export function QuickAdd({ subjects, today }: Props): ReactNode {
  const line = useStore($quickLine)
  const read = line.trim() === '' ? null : quickAdd(line, today, subjects)
  const add = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!read) return
    void attempt(async () => {
      await addQuick(read)
      $quickLine.set('')
    })
  }
  return (
    <form className="pl-quick" onSubmit={add}>
      <TextField
        label={m.planner_quick_label()}
        value={line}
        onChange={next => $quickLine.set(next)}
        maxLength={300}
        autoComplete="off"
      />
      <p className="hint" aria-live="polite">
        {read ? understood(read, subjects) : m.planner_quick_example()}
      </p>
      <p>
        <Button type="submit" isDisabled={!read}>
          {m.planner_quick_add()}
        </Button>
      </p>
    </form>
  )
}
