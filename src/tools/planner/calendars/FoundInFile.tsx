import { useState, type ReactNode } from 'react'
import type { IcsRead } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { addBusy, addDaysOff, addTasks, MOST_TIMES_OFF } from '#tools/planner/calendars/calendar-import.ts'
import { LeftOut } from '#tools/planner/calendars/LeftOut.tsx'
import type { PartProps } from '#tools/planner/setup/part-props.ts'
import { Button } from '#ui/Button.tsx'

const SHOWN = 8

type GroupName = 'events' | 'deadlines' | 'daysOff'

interface GroupProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly children: ReactNode
}

function Group({ title, lines, children }: GroupProps): ReactNode {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className="pl-read">
        {lines.slice(0, SHOWN).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      {lines.length > SHOWN && <p>{m.planner_preview_more({ count: lines.length - SHOWN })}</p>}
      <p className="row">{children}</p>
    </section>
  )
}

const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

export interface FoundProps extends PartProps {
  readonly read: IcsRead
  /** Every group of the file has been added. */
  readonly onDone: () => void
}

/** What a calendar file holds, in three groups: the student says what each becomes. */
export function FoundInFile({ rows, now, read, onDone }: FoundProps): ReactNode {
  const [added, setAdded] = useState<readonly GroupName[]>([])
  const [isFull, setIsFull] = useState(false)
  const { events, deadlines, daysOff } = read
  const all: readonly GroupName[] = ['events', 'deadlines', 'daysOff']
  const open = all.filter(name => read[name].length > 0 && !added.includes(name))
  const done = (name: GroupName): void => {
    setAdded([...added, name])
    if (open.every(one => one === name)) onDone()
  }
  const take = (name: GroupName, work: () => Promise<unknown>): void =>
    void attempt(async () => {
      const isAdded = (await work()) !== false
      setIsFull(!isAdded)
      if (isAdded) done(name)
    })
  const asTasks = (name: GroupName): ReactNode => (
    <Button onPress={() => take(name, () => addTasks(rows, read, name, now.today))}>
      {m.planner_files_as_tasks()}
    </Button>
  )
  return (
    <>
      {events.length + deadlines.length + daysOff.length === 0 && <p>{m.planner_files_none()}</p>}
      {open.includes('events') && (
        <Group
          title={m.planner_files_found({ count: events.length })}
          lines={events.map(one =>
            words(one.title || m.planner_busy(), weekdayDay(one.day), clockWords(one.start), lengthWords(one.minutes))
          )}
        >
          <Button onPress={() => take('events', () => addBusy(rows, read, now.today))}>
            {m.planner_files_as_busy()}
          </Button>
          {asTasks('events')}
        </Group>
      )}
      {open.includes('deadlines') && (
        <Group
          title={m.planner_files_deadlines({ count: deadlines.length })}
          lines={deadlines.map(({ title, day, minute }) =>
            words(title || m.planner_task_new(), weekdayDay(day), minute === null ? null : clockWords(minute))
          )}
        >
          {asTasks('deadlines')}
        </Group>
      )}
      {open.includes('daysOff') && (
        <Group
          title={m.planner_files_days_off({ count: daysOff.length })}
          lines={daysOff.map(({ title, from, to }) =>
            from === to
              ? words(title, weekdayDay(from))
              : m.planner_rest({ name: title, from: weekdayDay(from), to: weekdayDay(to) })
          )}
        >
          <Button onPress={() => take('daysOff', () => addDaysOff(daysOff))}>{m.planner_files_as_off()}</Button>
          {asTasks('daysOff')}
        </Group>
      )}
      <div role="alert">
        {isFull && <p className="error">{m.planner_files_off_too_many({ most: MOST_TIMES_OFF })}</p>}
      </div>
      <LeftOut read={read} />
    </>
  )
}
