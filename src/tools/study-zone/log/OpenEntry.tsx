import { useState, type ReactNode } from 'react'
import type { LogEntry } from '#data/read/study/log.ts'
import type { DayClock } from '#domain/progress/counted-once.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { EntryForm } from '#tools/study-zone/log/EntryForm.tsx'
import { canJoin, joinEntries, removeEntry, splitEntry } from '#tools/study-zone/log/entry-acts.ts'
import { instantWithin, wallOf } from '#tools/study-zone/log/wall.ts'
import { Button } from '#ui/Button.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

const MINUTE = 60_000
const LEAST_TO_SPLIT = 2 * MINUTE

interface SplitProps {
  readonly entry: LogEntry
  readonly zone: string
  readonly onSplit: (at: number) => void
}

/** At any minute of it; the middle stands there at first. */
function Split({ entry, zone, onSplit }: SplitProps): ReactNode {
  const { from, to } = entry
  const [time, setTime] = useState<string | null>(() => wallOf((from + to) / 2, zone).time)
  const [error, setError] = useState<string>()
  const split = (): void => {
    const at = time === null ? null : instantWithin(entry, time, zone)
    if (at === null) setError(m.zone_log_split_fault({ from: wallOf(from, zone).time, to: wallOf(to, zone).time }))
    else onSplit(at)
  }
  return (
    <>
      <TimeField
        label={m.zone_log_split_at()}
        step={1}
        value={time}
        error={error}
        onChange={next => {
          setTime(next)
          setError(undefined)
        }}
      />
      <Button onPress={split}>{m.zone_log_split()}</Button>
    </>
  )
}

interface Props {
  readonly entry: LogEntry
  readonly next: LogEntry | undefined
  readonly clock: DayClock
  readonly day: string
  readonly onDone: () => void
}

/** What can be done with one entry: change it, part it, join it with the next one, take it out. */
export function OpenEntry({ entry, next, clock, day, onDone }: Props): ReactNode {
  const zone = clock.timeZone
  const act = (work: () => Promise<void>): void =>
    void tryOnceOrNotify('log entry', async () => {
      await work()
      onDone()
    })
  return (
    <EntryForm entry={entry} day={day} clock={clock} onDone={onDone}>
      {entry.to - entry.from >= LEAST_TO_SPLIT && (
        <Split entry={entry} zone={zone} onSplit={at => act(() => splitEntry(entry, at))} />
      )}
      {next && canJoin(entry, next) && (
        <Button onPress={() => act(() => joinEntries(entry, next))}>
          {m.zone_log_join({ time: wallOf(next.from, zone).time })}
        </Button>
      )}
      <Button onPress={() => act(() => removeEntry(entry))}>{m.zone_log_remove()}</Button>
    </EntryForm>
  )
}
