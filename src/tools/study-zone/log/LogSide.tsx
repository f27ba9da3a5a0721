import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { LogEntry } from '#data/read/study/log.ts'
import type { Credit } from '#domain/progress/counted-once.ts'
import { COUNTS_FROM, streakOf } from '#domain/progress/streak.ts'
import { addDays } from '#domain/study-day.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { lengthWords, secondsWords } from '#tools/shared/plan/plan-words.ts'
import { hourWords } from '#tools/study-zone/day-words.ts'
import { $names, $planned, $year, secondsBy, type LogKey, type LogNames } from '#tools/study-zone/log/log.store.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

const SHOWN_DAYS = 28

const KEYS: readonly LogKey[] = ['subjectId', 'topicId']
const KEY_NAMES: Readonly<Record<LogKey, () => string>> = {
  subjectId: m.zone_log_by_subject,
  topicId: m.zone_log_by_topic
}

function nameOf(key: LogKey, id: string | null, { subjects, topics }: LogNames): string {
  if (key === 'subjectId')
    return id === null ? m.zone_log_no_subject() : (subjects.get(id)?.name ?? m.zone_log_gone_subject())
  return id === null ? m.zone_log_no_topic() : (topics.get(id)?.name ?? m.zone_log_gone_topic())
}

/** A topic has the colour of its subject. */
function slotOf(key: LogKey, id: string | null, { subjects, topics }: LogNames): number {
  const subject = key === 'topicId' && id !== null ? (topics.get(id)?.subjectId ?? null) : id
  return subjectSlot(subject === null ? null : (subjects.get(subject)?.position ?? null))
}

const shareOf = (part: number, most: number): string => `${(part / most) * 100}%`

interface Props {
  readonly entries: readonly LogEntry[]
  /** Of the days that are shown. */
  readonly credits: readonly Credit[]
}

const realWords = (real: number, planned: number): string =>
  planned > 0 ? m.zone_log_of_planned({ real: secondsWords(real), planned: lengthWords(planned) }) : secondsWords(real)

/** Planned against real, a line a subject or topic. */
export function RealOfPlanned({ entries, credits }: Props): ReactNode {
  const names = useStore($names)
  const planned = useStore($planned)
  const [key, setKey] = useState<LogKey>('subjectId')
  const seconds = secondsBy(key, entries, credits)
  const plans = planned.by[key]
  const lines = [...new Set([...plans.keys(), ...seconds.keys()])]
    .map(id => ({ id, real: seconds.get(id) ?? 0, plan: plans.get(id) ?? 0 }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || b.real - a.real || b.plan - a.plan)
  if (lines.length === 0) return null
  const most = Math.max(...lines.map(({ real, plan }) => Math.max(real, plan * 60)))
  const sum = credits.reduce((total, credit) => total + credit.seconds, 0)
  return (
    <SidePart title={m.zone_log_sum()} aside={realWords(sum, planned.minutes)}>
      <Chips
        label={m.zone_log_real_of_planned()}
        mode="single"
        isRequired
        chips={KEYS.map(id => ({ id, title: KEY_NAMES[id]() }))}
        selected={[key]}
        onChange={([one]) => one && setKey(one)}
      />
      {lines.map(({ id, real, plan }) => {
        const name = nameOf(key, id, names)
        return (
          <div key={id ?? 'none'} className="zn-subject">
            <span>{name}</span>
            <span className="figures">{realWords(real, plan)}</span>
            <span className="zn-real" data-subject={slotOf(key, id, names)} aria-hidden="true">
              <i style={{ width: shareOf(real, most) }} />
              {plan > 0 && <u style={{ width: shareOf(plan * 60, most) }} />}
            </span>
          </div>
        )
      })}
    </SidePart>
  )
}

/** Days in a row, with the rule in words. */
export function Row({ dayStartsAt }: { readonly dayStartsAt: number }): ReactNode {
  const year = useStore($year)
  if (!isReady(year)) return null
  const { today, seconds } = year.value
  const { days, taken, held } = streakOf(seconds, today)
  const free = new Set(taken)
  const strip = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(today, index - SHOWN_DAYS + 1))
  const hour = hourWords(dayStartsAt)
  return (
    <SidePart title={m.zone_row()}>
      <p className="zn-row">
        <b>{days}</b> {m.zone_row_days({ count: days })}
        {taken.length > 0 && ` ${m.zone_row_taken({ count: taken.length })}`}
      </p>
      <div className="zn-strip" aria-hidden="true">
        {strip.map(day => (
          <i
            key={day}
            data-day={free.has(day) ? 'free' : (seconds.get(day) ?? 0) >= COUNTS_FROM ? 'studied' : 'none'}
          />
        ))}
      </div>
      <p className="zn-soft">{m.zone_row_counts({ minutes: COUNTS_FROM / 60 })}</p>
      <Disclosure title={m.zone_row_how()}>
        <p>{m.zone_row_rule({ hour })}</p>
        <p>{m.zone_row_held({ count: held })}</p>
      </Disclosure>
    </SidePart>
  )
}
