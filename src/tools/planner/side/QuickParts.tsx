import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { dateOf } from '#domain/plan/days.ts'
import type { QuickAdd, Refused } from '#domain/plan/text/quick-add.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import { m } from '#messages/generated/messages.js'
import { clockWords, lengthWords, weekdayDayYear, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import { REPEAT_WORDS } from '#tools/planner/repeat-words.ts'
import { QuickPartField, type Mended, type Part } from '#tools/planner/side/QuickPartField.tsx'
import { Button } from '#ui/Button.tsx'

export interface QuickPartsProps {
  readonly read: QuickAdd
  readonly subjects: readonly KnownSubject[]
  readonly today: string
  readonly onMend: (fields: Mended) => void
}

const KIND_WORDS: Readonly<Record<QuickAdd['kind'], () => string>> = {
  task: () => m.planner_quick_task(),
  exam: () => m.planner_quick_exam(),
  weekly: () => m.planner_quick_weekly()
}

/** Mon, Wed: no date, and mended in the line itself. */
const daysWords = (weekdays: readonly number[]): string =>
  weekdays.map(day => weekdayShort(dateOf(MONDAY + day))).join(', ')
const MONDAY = 4

function warningsOf({ kind, on, minutes, title, refused }: QuickAdd, today: string): string[] {
  const isPast = on !== null && on < today && kind !== 'weekly'
  const isMended = refused?.why === 'none' ? minutes !== null : on !== null
  return [
    ...(refused && !isMended ? [REFUSED_WORDS[refused.why](refused.words)] : []),
    ...(isPast ? [kind === 'exam' ? m.planner_exam_past() : m.planner_quick_late()] : []),
    ...(title.length > SIZES.title ? [m.planner_quick_title_cut()] : [])
  ]
}

const REFUSED_WORDS: Readonly<Record<Refused['why'], (words: string) => string>> = {
  never: date => m.planner_quick_impossible({ date }),
  far: date => m.planner_quick_far({ date }),
  none: length => m.planner_quick_none({ length })
}

function partWords({ read, subjects }: QuickPartsProps): [Part, string, string][] {
  const { kind, subjectId, on, at, minutes, repeats } = read
  const subject = subjects.find(({ id }) => id === subjectId)?.name
  return [
    ['kind', m.planner_quick_kind(), KIND_WORDS[kind]()],
    ['subjectId', m.planner_subject(), subject ?? m.planner_quick_no_subject()],
    ...(kind === 'weekly'
      ? []
      : [['on', m.planner_date(), on === null ? m.planner_quick_no_date() : weekdayDayYear(on)]]),
    ['at', m.planner_time(), at === null ? m.planner_quick_no_time() : clockWords(at)],
    ['minutes', m.planner_minutes(), minutes === null ? m.planner_quick_no_length() : lengthWords(minutes)],
    ...(kind === 'task'
      ? [['repeats', m.planner_repeat(), repeats === null ? m.planner_quick_once() : REPEAT_WORDS[repeats]()]]
      : [])
  ] as [Part, string, string][]
}

/** What was read of a line, each part to press and mend before it is kept. */
export function QuickParts(props: QuickPartsProps): ReactNode {
  const { read, today } = props
  const [open, setOpen] = useState<Part | null>(null)
  const parts = partWords(props)
  const isUnfit = read.kind === 'exam' && (read.subjectId === null || read.on === null)
  const spoken = parts.map(([, , words]) => words).join(', ')
  return (
    <section aria-label={m.planner_quick_read()}>
      <p className="hint">{m.planner_quick_read()}</p>
      <ul className="pl-quick-parts">
        {parts.map(([part, name, words]) => (
          <li key={part}>
            <Button
              aria-label={`${name}: ${words}`}
              aria-expanded={open === part}
              onPress={() => setOpen(open === part ? null : part)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      {open !== null && <QuickPartField {...props} part={open} />}
      <p className="hint">{m.planner_quick_title_kept({ title: read.title })}</p>
      {read.weekdays.length > 0 && (
        <p className="hint">
          {read.kind === 'weekly'
            ? m.planner_quick_weekly_hint({ days: daysWords(read.weekdays) })
            : m.planner_quick_days({ days: daysWords(read.weekdays) })}
        </p>
      )}
      {warningsOf(read, today).map(words => (
        <p className="error" key={words}>
          {words}
        </p>
      ))}
      {isUnfit && <p className="hint">{m.planner_quick_exam_needs()}</p>}
      <p className="hidden-text" role="status">
        {`${read.title}, ${spoken}`}
      </p>
    </section>
  )
}
