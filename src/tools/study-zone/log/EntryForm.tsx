import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { LogEntry } from '#data/read/study/log.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { addEntry, changeEntry } from '#tools/study-zone/log/entry-acts.ts'
import { checkEntry, MOST_HOURS, type EntryFault, type TypedEntry } from '#tools/study-zone/log/entry-check.ts'
import { $names } from '#tools/study-zone/log/log.store.ts'
import { wallOf } from '#tools/study-zone/log/wall.ts'
import { Button } from '#ui/Button.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const FAULTS: Readonly<Record<EntryFault, () => string>> = {
  empty: m.zone_log_fault_empty,
  short: m.zone_log_fault_short,
  long: () => m.zone_log_fault_long({ hours: MOST_HOURS }),
  future: m.zone_log_fault_future,
  old: m.zone_log_fault_old
}

function typedOf(entry: LogEntry | null, day: string, zone: string): TypedEntry {
  if (!entry) return { title: '', subjectId: null, date: day, from: null, to: null }
  const [from, to] = [wallOf(entry.from, zone), wallOf(entry.to, zone)]
  return { title: entry.title, subjectId: entry.subjectId, date: from.date, from: from.time, to: to.time }
}

interface Props {
  /** Null: a new one. */
  readonly entry: LogEntry | null
  readonly day: string
  readonly zone: string
  readonly onDone: () => void
  /** More that can be done with it. */
  readonly children?: ReactNode
}

/** One entry of the log, by hand. What is typed stays until it is right. */
export function EntryForm({ entry, day, zone, onDone, children }: Props): ReactNode {
  const { subjects } = useStore($names)
  const [typed, setTyped] = useState(() => typedOf(entry, day, zone))
  const [fault, setFault] = useState<EntryFault | null>(null)
  const change = (part: Partial<TypedEntry>): void => {
    setTyped({ ...typed, ...part })
    setFault(null)
  }
  const save = (): void => {
    const checked = checkEntry(typed, zone, Date.now())
    if (checked.fault !== null) {
      setFault(checked.fault)
      return
    }
    void tryOnceOrNotify('log entry', async () => {
      await (entry ? changeEntry(entry, typed, checked) : addEntry(typed, checked))
      onDone()
    })
  }
  const options = [...subjects].map(([value, { name }]) => ({ value, text: name }))
  return (
    <form
      className="zn-entry-form"
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the student has just asked for this form
        autoFocus
        label={m.zone_log_what()}
        value={typed.title}
        maxLength={SIZES.title}
        onChange={title => change({ title })}
      />
      <Select
        label={m.zone_log_subject()}
        value={typed.subjectId ?? ''}
        options={[{ value: '', text: m.zone_log_no_subject() }, ...options]}
        onChange={value => change({ subjectId: value === '' ? null : value })}
      />
      <DateField label={m.zone_log_day()} value={typed.date} onChange={date => change({ date })} />
      <TimeField label={m.zone_log_from()} step={1} value={typed.from} onChange={from => change({ from })} />
      <TimeField label={m.zone_log_to()} step={1} value={typed.to} onChange={to => change({ to })} />
      <p className="error" role="alert">
        {fault !== null && FAULTS[fault]()}
      </p>
      <div className="zn-acts">
        <Button kind="ink" type="submit">
          {entry ? m.zone_log_keep() : m.zone_log_add_it()}
        </Button>
        {children}
        <Button kind="quiet" onPress={onDone}>
          {m.zone_log_close()}
        </Button>
      </div>
    </form>
  )
}
