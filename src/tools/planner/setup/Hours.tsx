import { useState, type ReactNode } from 'react'
import { settingsOf } from '#data/plan/plan-rows.ts'
import { dateOf } from '#domain/plan/days.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { Feasts } from '#tools/planner/setup/Feasts.tsx'
import { minuteOf } from '#tools/planner/setup/row.ts'
import { PlanChoices } from '#tools/planner/setup/PlanChoices.tsx'
import { Spans } from '#tools/planner/setup/Spans.tsx'
import type { PartProps } from '#tools/planner/setup/part-props.ts'
import { site } from '#config/site.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

const name = new Intl.DateTimeFormat(site.locale, { weekday: 'long', timeZone: 'UTC' })
/** 5 January 1970, a Monday. */
const MONDAY = 4

type Settings = Parameters<typeof saveSettings>[0]
const set = (fields: Settings): void => void attempt(() => saveSettings(fields))

interface Wrong {
  readonly field: 'school' | 'weekend' | 'latest'
  readonly minute: number
}

/** How much time there is: minutes of each weekday, and between which hours. */
export function Hours(props: PartProps): ReactNode {
  const { rows, now } = props
  const { availability, earliestMinute, latestMinute, longestBlock, breakMinutes, restDays } = settingsOf(
    rows,
    now.minutesPerDay
  )
  /** A start after the end, or an end before the start: shown with what is wrong, and not kept. */
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const shown = (field: Wrong['field'], minute: number): string =>
    clockWords(Math.min(1439, wrong?.field === field ? wrong.minute : minute))
  const errorOf = (field: Wrong['field']): string | undefined =>
    wrong?.field !== field ? undefined : field === 'latest' ? m.planner_latest_wrong() : m.planner_earliest_wrong()
  const school = Math.max(earliestMinute, availability.days[0]?.times[0]?.from ?? 0)
  const setTime = (field: Wrong['field'], time: string | null, isFit: (minute: number) => boolean): number | null => {
    const minute = minuteOf(time)
    if (minute === null) return null
    setWrong(isFit(minute) ? null : { field, minute })
    return isFit(minute) ? minute : null
  }
  const setDay = (at: number, minutes: number): void =>
    set({
      availability: {
        ...availability,
        days: availability.days.map((day, index) => (index === at ? { ...day, minutes } : day))
      }
    })
  return (
    <>
      <p className="hint">{m.planner_hours_lead()}</p>
      <div className="pl-fields">
        {availability.days.map(({ minutes }, at) => (
          <NumberField
            key={at}
            label={name.format(new Date(`${dateOf(MONDAY + at)}T00:00:00Z`))}
            value={minutes}
            minValue={0}
            maxValue={960}
            step={15}
            onChange={value => setDay(at, Number.isNaN(value) ? 0 : value)}
          />
        ))}
      </div>
      <div className="pl-fields">
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
        <NumberField
          label={m.planner_longest()}
          value={longestBlock}
          minValue={10}
          maxValue={240}
          step={5}
          onChange={value => set({ longestBlock: value })}
        />
        <NumberField
          label={m.planner_break()}
          value={breakMinutes}
          minValue={0}
          maxValue={120}
          step={5}
          onChange={value => set({ breakMinutes: value })}
        />
      </div>
      <PlanChoices {...props} />
      <Spans
        title={m.planner_away()}
        hint={m.planner_away_hint()}
        usual={m.planner_away_name()}
        spans={restDays.spans}
        onChange={spans => set({ restDays: { ...restDays, spans } })}
      />
      <Feasts {...props} />
    </>
  )
}
