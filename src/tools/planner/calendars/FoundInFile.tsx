import { useState, type ReactNode } from 'react'
import type { IcsRead } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { addBusy, addDaysOff, addTasks, MOST_TIMES_OFF } from '#tools/planner/calendars/calendar-import.ts'
import { FileGroup, type Entry } from '#tools/planner/calendars/FileGroup.tsx'
import { LeftOut } from '#tools/planner/calendars/LeftOut.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Button } from '#ui/Button.tsx'

const GROUPS = ['events', 'deadlines', 'daysOff'] as const
type GroupName = (typeof GROUPS)[number]

const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

/** One line of an event that repeats: its first time, and how often it is there. */
function entriesOf<One extends { readonly uid: string }>(list: readonly One[], line: (one: One) => string): Entry[] {
  return [...Map.groupBy(list, one => one.uid)].map(([uid, all]) => {
    const [first] = all
    const count = all.length > 1 ? m.planner_files_times({ count: all.length }) : null
    return { uid, line: words(first ? line(first) : '', count) }
  })
}

function groupsOf({ events, deadlines, daysOff }: IcsRead): Record<GroupName, Entry[]> {
  return {
    events: entriesOf(events, one =>
      words(one.title || m.planner_busy(), weekdayDay(one.day), clockWords(one.start), lengthWords(one.minutes))
    ),
    deadlines: entriesOf(deadlines, ({ title, day, minute }) =>
      words(title || m.planner_task_new(), weekdayDay(day), minute === null ? null : clockWords(minute))
    ),
    daysOff: entriesOf(daysOff, ({ title, from, to }) =>
      from === to
        ? words(title, weekdayDay(from))
        : m.planner_rest({ name: title, from: weekdayDay(from), to: weekdayDay(to) })
    )
  }
}

const TITLES: Readonly<Record<GroupName, (of: { count: number }) => string>> = {
  events: m.planner_files_found,
  deadlines: m.planner_files_deadlines,
  daysOff: m.planner_files_days_off
}

const AS_PLAN: Readonly<Partial<Record<GroupName, () => string>>> = {
  events: m.planner_files_as_busy,
  daysOff: m.planner_files_as_off
}

export interface FoundProps extends PartProps {
  readonly read: IcsRead
  /** Every group of the file has been added. */
  readonly onDone: () => void
}

/** What a calendar file holds, in three groups: the student says what comes in, and what it becomes. */
export function FoundInFile({ rows, now, read, onDone }: FoundProps): ReactNode {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const [isFull, setIsFull] = useState(false)
  const all = groupsOf(read)
  const keyOf = (name: GroupName, uid: string): string => `${name} ${uid}`
  const openOf = (name: GroupName): Entry[] => all[name].filter(({ uid }) => !added.has(keyOf(name, uid)))
  const ownOut = (name: GroupName): ReadonlySet<string> =>
    new Set(all[name].flatMap(({ uid }) => (out.has(keyOf(name, uid)) ? [uid] : [])))
  const tick = (name: GroupName, uids: readonly string[], isIn: boolean): void => {
    const keys = uids.map(uid => keyOf(name, uid))
    setOut(isIn ? new Set([...out].filter(key => !keys.includes(key))) : new Set([...out, ...keys]))
  }
  const take = (name: GroupName, as: 'plan' | 'tasks'): void =>
    void tryOnceOrNotify('new found', async () => {
      const chosen = openOf(name).filter(({ uid }) => !ownOut(name).has(uid))
      const inNow = new Set(chosen.map(({ uid }) => uid))
      const leftOut = new Set(all[name].flatMap(({ uid }) => (inNow.has(uid) ? [] : [uid])))
      if (as === 'tasks') await addTasks(rows, read, name, leftOut, now.today)
      else if (name === 'events') await addBusy(rows, read, leftOut, now.today)
      else {
        const isAdded = await addDaysOff(read.daysOff.filter(({ uid }) => inNow.has(uid)))
        setIsFull(!isAdded)
        if (!isAdded) return
      }
      const next = new Set([...added, ...chosen.map(({ uid }) => keyOf(name, uid))])
      setAdded(next)
      if (GROUPS.every(one => all[one].every(({ uid }) => next.has(keyOf(one, uid))))) onDone()
    })
  return (
    <>
      {GROUPS.every(name => all[name].length === 0) && <p>{m.planner_files_none()}</p>}
      {GROUPS.map(name => {
        const entries = openOf(name)
        if (entries.length === 0) return null
        const uids = new Set(entries.map(({ uid }) => uid))
        const isNone = entries.every(({ uid }) => ownOut(name).has(uid))
        const asPlan = AS_PLAN[name]
        return (
          <FileGroup
            key={name}
            title={TITLES[name]({ count: read[name].filter(({ uid }) => uids.has(uid)).length })}
            entries={entries}
            out={ownOut(name)}
            onTick={(some, isIn) => tick(name, some, isIn)}
          >
            {asPlan && (
              <Button isDisabled={isNone} onPress={() => take(name, 'plan')}>
                {asPlan()}
              </Button>
            )}
            <Button isDisabled={isNone} onPress={() => take(name, 'tasks')}>
              {m.planner_files_as_tasks()}
            </Button>
          </FileGroup>
        )
      })}
      <div role="alert">
        {isFull && <p className="error">{m.planner_files_off_too_many({ most: MOST_TIMES_OFF })}</p>}
      </div>
      <LeftOut read={read} />
      {added.size > 0 && (
        <p className="row">
          <Button kind="quiet" onPress={onDone}>
            {m.planner_files_rest()}
          </Button>
        </p>
      )}
    </>
  )
}
