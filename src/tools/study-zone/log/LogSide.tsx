import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { COUNTS_FROM, streakOf } from '#domain/progress/streak.ts'
import { addDays } from '#domain/study-day.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { lengthWords, secondsWords } from '#tools/shared/plan/plan-words.ts'
import { $year, type LogNames } from '#tools/study-zone/log/log.store.ts'
import { SidePart } from '#ui/page/PageFrame.tsx'
import { Meter } from '#ui/state/Meter.tsx'

const SHOWN_DAYS = 28

interface BySubjectProps {
  readonly seconds: ReadonlyMap<string | null, number>
  readonly planned: ReadonlyMap<string | null, number>
  readonly names: LogNames
}

/** Planned against real, a line a subject. */
export function BySubject({ seconds, planned, names }: BySubjectProps): ReactNode {
  const ids = [...new Set([...planned.keys(), ...seconds.keys()])]
  const lines = ids
    .map(id => ({ id, real: seconds.get(id) ?? 0, plan: (planned.get(id) ?? 0) * 60 }))
    .sort((a, b) => b.real - a.real || b.plan - a.plan)
  if (lines.length === 0) return null
  const most = Math.max(...lines.map(({ real, plan }) => Math.max(real, plan)))
  return (
    <SidePart title={m.zone_log_by_subject()} aside={m.zone_log_real_of_planned()}>
      {lines.map(({ id, real, plan }) => {
        const name = id === null ? m.zone_log_no_subject() : (names.subjects.get(id)?.name ?? m.zone_log_gone_subject())
        const words =
          plan > 0
            ? m.zone_log_of_planned({ real: secondsWords(real), planned: lengthWords(plan / 60) })
            : secondsWords(real)
        return (
          <div key={id ?? 'none'} className="zn-subject">
            <p>{name}</p>
            <Meter label={name} value={real / most} {...(plan > 0 ? { aim: plan / most } : {})} words={words} />
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
  const hour = `${Math.floor(dayStartsAt)}:${String(Math.round((dayStartsAt % 1) * 60)).padStart(2, '0')}`
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
      <p>{m.zone_row_counts({ minutes: COUNTS_FROM / 60, hour })}</p>
      <p className="zn-soft">{m.zone_row_rule()}</p>
      <p className="zn-soft">{m.zone_row_held({ count: held })}</p>
    </SidePart>
  )
}
