import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { LogEntry } from '#data/read/study/log.ts'
import type { DayClock } from '#domain/progress/counted-once.ts'
import { studyDay } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { lengthWords } from '#tools/shared/plan/plan-words.ts'
import { hourWords } from '#tools/study-zone/day-words.ts'
import { addEntry, changeEntry } from '#tools/study-zone/log/entry-acts.ts'
import { checkEntry, MOST_HOURS, type EntryFault, type TypedEntry } from '#tools/study-zone/log/entry-check.ts'
import { fullHint } from '#tools/shared/study/full-hint.ts'
import { isLengthRight, lengthOf, MOST_MINUTES, withLength } from '#tools/study-zone/log/typed-length.ts'
import { $names } from '#tools/study-zone/log/log.store.ts'
import { wallOf } from '#tools/study-zone/log/wall.ts'
import { Button } from '#ui/Button.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const HOUR = 60

const FAULTS: Readonly<Record<EntryFault, () => string>> = {
  empty: m.zone_log_fault_empty,
  short: m.zone_log_fault_short,
  long: () => m.zone_log_fault_long({ hours: MOST_HOURS }),
  future: m.zone_log_fault_future,
  old: m.zone_log_fault_old
}

function typedOf(entry: LogEntry | null, day: string, { timeZone: zone, dayStartsAt }: DayClock): TypedEntry {
  if (!entry) return { title: '', subjectId: null, date: day, from: null, to: null }
  const [from, to] = [wallOf(entry.from, zone), wallOf(entry.to, zone)]
  return {
    title: entry.title,
    subjectId: entry.subjectId,
    date: studyDay(new Date(entry.from), zone, dayStartsAt),
    from: from.time,
    to: to.time
  }
}

interface LengthProps {
  /** As it is typed, or as the two times say. */
  readonly minutes: number | null
  /** It was typed so; of what the times give, the times are at fault. */
  readonly isWrong: boolean
  readonly onChange: (minutes: number) => void
}

/** How long it took, for who knows that better than the other time. */
function Length({ minutes, isWrong, onChange }: LengthProps): ReactNode {
  return (
    <NumberField
      label={m.zone_csv_minutes()}
      value={minutes ?? Number.NaN}
      hint={minutes !== null && minutes > HOUR ? lengthWords(minutes) : undefined}
      error={isWrong ? m.zone_minutes_wrong({ least: 1, most: MOST_MINUTES }) : undefined}
      onChange={onChange}
    />
  )
}

interface DayProps {
  readonly date: string | null
  readonly dayStartsAt: number
  readonly onChange: (date: string | null) => void
}

/** The study day; who adds what was after midnight reads which one that is. */
function Day({ date, dayStartsAt, onChange }: DayProps): ReactNode {
  const hint = dayStartsAt > 0 ? { hint: m.zone_log_day_hint({ hour: hourWords(dayStartsAt) }) } : {}
  return <DateField label={m.zone_log_day()} value={date} {...hint} onChange={onChange} />
}

interface Props {
  /** Null: a new one. */
  readonly entry: LogEntry | null
  readonly day: string
  readonly clock: DayClock
  /** With the study day of what was kept. */
  readonly onDone: (kept?: string) => void
  /** More that can be done with it. */
  readonly children?: ReactNode
}

/** One entry of the log, by hand. What is typed stays until it is right. */
export function EntryForm({ entry, day, clock, onDone, children }: Props): ReactNode {
  const { timeZone: zone, dayStartsAt } = clock
  const { subjects } = useStore($names)
  const [typed, setTyped] = useState(() => typedOf(entry, day, clock))
  const [fault, setFault] = useState<EntryFault | null>(null)
  /** A length that is not in the times: it waits for one of them, or is out of bounds. */
  const [asked, setAsked] = useState<number | null>(null)
  const isAskedWrong = asked !== null && !isLengthRight(asked)
  const change = (part: Partial<TypedEntry>, minutes = asked): void => {
    const next = { ...typed, ...part }
    const isWaiting = minutes !== null && isLengthRight(minutes)
    const made = isWaiting ? withLength(next, minutes) : next
    setTyped(made)
    setAsked(isWaiting && lengthOf(made) !== null ? null : minutes)
    setFault(null)
  }
  const save = (): void => {
    if (isAskedWrong) return
    const checked = checkEntry(typed, clock, Date.now())
    if (checked.fault !== null) {
      setFault(checked.fault)
      return
    }
    void tryOnceOrNotify('log entry', async () => {
      const on = studyDay(new Date(checked.from), zone, dayStartsAt)
      await (entry ? changeEntry(entry, typed, checked) : addEntry(typed, checked, on))
      onDone(on)
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
        hint={fullHint(typed.title)}
        onChange={title => change({ title })}
      />
      <Select
        label={m.zone_log_subject()}
        value={typed.subjectId ?? ''}
        options={[{ value: '', text: m.zone_log_no_subject() }, ...options]}
        onChange={value => change({ subjectId: value === '' ? null : value })}
      />
      <Day date={typed.date} dayStartsAt={dayStartsAt} onChange={date => change({ date })} />
      <TimeField label={m.zone_log_from()} step={1} value={typed.from} onChange={from => change({ from })} />
      <TimeField label={m.zone_log_to()} step={1} value={typed.to} onChange={to => change({ to })} />
      <Length
        minutes={asked ?? lengthOf(typed)}
        isWrong={isAskedWrong}
        onChange={minutes => change({}, Number.isNaN(minutes) ? null : minutes)}
      />
      <p className="error" role="alert">
        {fault !== null && FAULTS[fault]()}
      </p>
      <div className="zn-acts">
        <Button kind="ink" type="submit">
          {entry ? m.zone_log_keep() : m.zone_log_add_it()}
        </Button>
        {children}
        <Button kind="quiet" onPress={() => onDone()}>
          {m.zone_log_close()}
        </Button>
      </div>
    </form>
  )
}
