import { useRef, type ReactNode } from 'react'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { dateOf } from '#domain/plan/days.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { DayTimes } from '#tools/planner/setup/DayTimes.tsx'
import { Feasts } from '#tools/planner/setup/Feasts.tsx'
import { PlanChoices } from '#tools/planner/setup/PlanChoices.tsx'
import { Spans } from '#tools/planner/setup/Spans.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { site } from '#config/site.ts'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'

const name = new Intl.DateTimeFormat(site.locale, { weekday: 'long', timeZone: 'UTC' })
/** 5 January 1970, a Monday. */
const MONDAY = 4

type Settings = Parameters<typeof saveSettings>[0]
const set = (fields: Settings): void => void tryOrNotify(() => saveSettings(fields))

/** How much time there is: minutes of each weekday, and between which hours. */
export function Hours(props: PartProps): ReactNode {
  const { rows, now } = props
  const line = useRef<HTMLParagraphElement>(null)
  const isUsual = rows.settings === null
  const { availability, longestBlock, breakMinutes, restDays } = settingsOf(rows, now.minutesPerDay)
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
      <p ref={line} className="row" tabIndex={-1}>
        <span role="status">{isUsual ? m.planner_hours_usual() : m.planner_hours_own()}</span>
        {isUsual && (
          <Button
            onPress={() => {
              set({ availability })
              // The button goes with its question.
              line.current?.focus()
            }}
          >
            {m.planner_hours_right()}
          </Button>
        )}
      </p>
      <div className="pl-week-fields">
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
        <DayTimes {...props} />
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
