import { useState, type ReactNode } from 'react'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { minuteOf } from '#tools/planner/rows/row.ts'
import { TimeField } from '#ui/choice/TimeField.tsx'

interface Wrong {
  readonly field: 'school' | 'weekend' | 'latest'
  readonly minute: number
}

const set = (fields: Parameters<typeof saveSettings>[0]): void => void tryOrNotify(() => saveSettings(fields))

/** Between which times of a day there may be study. */
export function DayTimes({ rows, now }: PartProps): ReactNode {
  const { availability, earliestMinute, latestMinute } = settingsOf(rows, now.minutesPerDay)
  /** A start after the end, or an end before the start: shown with what is wrong, and not kept. */
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const shown = (field: Wrong['field'], minute: number): string =>
    clockWords(Math.min(1439, wrong?.field === field ? wrong.minute : minute))
  const isWrong = (field: Wrong['field']): boolean =>
    wrong ? wrong.field === field : field === 'latest' && latestMinute <= earliestMinute
  const errorOf = (field: Wrong['field']): string | undefined => {
    if (!isWrong(field)) return undefined
    return field === 'latest' ? m.planner_latest_wrong() : m.planner_earliest_wrong()
  }
  const school = Math.max(earliestMinute, availability.days[0]?.times[0]?.from ?? 0)
  const setTime = (field: Wrong['field'], time: string | null, isFit: (minute: number) => boolean): number | null => {
    const minute = minuteOf(time)
    if (minute === null) return null
    setWrong(isFit(minute) ? null : { field, minute })
    return isFit(minute) ? minute : null
  }
  return (
    <>
      <TimeField
        label={m.planner_earliest_school()}
        value={shown('school', school)}
        error={errorOf('school')}
        onChange={time => {
          const minute = setTime('school', time, one => one < latestMinute)
          if (minute === null) return
          const days = availability.days.map((day, at) =>
            at < 5 ? { ...day, times: [{ from: minute, to: 1440 }] } : day
          )
          set({ earliestMinute: Math.min(minute, earliestMinute), availability: { ...availability, days } })
        }}
      />
      <TimeField
        label={m.planner_earliest()}
        value={shown('weekend', earliestMinute)}
        error={errorOf('weekend')}
        onChange={time => {
          const minute = setTime('weekend', time, one => one < latestMinute)
          if (minute !== null) set({ earliestMinute: minute })
        }}
      />
      <TimeField
        label={m.planner_latest()}
        value={shown('latest', latestMinute)}
        error={errorOf('latest')}
        onChange={time => {
          const minute = setTime('latest', time, one => one > Math.max(school, earliestMinute))
          if (minute !== null) set({ latestMinute: minute })
        }}
      />
    </>
  )
}
