import { useState, type ReactNode } from 'react'
import { restsAtChristmas, wereFeastsAsked } from '#data/read/plan/days-off.ts'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { feasts, type Feast, type FeastName } from '#domain/days-off/feasts.ts'
import { usualFeasts } from '#domain/days-off/usual.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { weekdayDayYear } from '#tools/shared/plan/plan-words.ts'
import { saveSettings } from '#tools/planner/actions.ts'
import { addDaysOff, MOST_TIMES_OFF } from '#tools/planner/calendars/calendar-import.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

const DAYS = 400

const NAMES: Readonly<Record<FeastName, () => string>> = {
  christmas: m.planner_feast_christmas,
  'new-year': m.planner_feast_new_year,
  'good-friday': m.planner_feast_good_friday,
  'easter-monday': m.planner_feast_easter_monday,
  'orthodox-easter': m.planner_feast_orthodox_easter,
  'eid-fitr': m.planner_feast_eid_fitr,
  'eid-adha': m.planner_feast_eid_adha,
  diwali: m.planner_feast_diwali,
  'lunar-new-year': m.planner_feast_lunar_new_year,
  nowruz: m.planner_feast_nowruz,
  passover: m.planner_feast_passover,
  'rosh-hashanah': m.planner_feast_rosh_hashanah,
  'yom-kippur': m.planner_feast_yom_kippur
}

/** Which feasts the student keeps: asked once, ticked by what is usual where they live. */
export function Feasts({ rows, now }: PartProps): ReactNode {
  const { restDays } = settingsOf(rows, now.minutesPerDay)
  const isAsked = wereFeastsAsked(restDays)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="pl-spans" aria-label={m.planner_feasts()}>
      <h4>{m.planner_feasts()}</h4>
      <Checkbox
        isSelected={restsAtChristmas(restDays, now.zone)}
        onChange={christmas => void tryOrNotify(() => saveSettings({ restDays: { ...restDays, christmas } }))}
      >
        {m.planner_feast_christmas_off()}
      </Checkbox>
      {isAsked && !isOpen ? (
        <p>
          <Button kind="quiet" onPress={() => setOpen(true)}>
            {m.planner_feasts_again()}
          </Button>
        </p>
      ) : (
        <Offer rows={rows} now={now} onDone={() => setOpen(false)} />
      )}
    </section>
  )
}

function Offer({ rows, now, onDone }: PartProps & { readonly onDone: () => void }): ReactNode {
  const { restDays } = settingsOf(rows, now.minutesPerDay)
  const [ticked, setTicked] = useState<ReadonlySet<FeastName>>(() => usualFeasts(now.zone))
  const [isFull, setFull] = useState(false)
  const isOff = ({ day }: Feast): boolean => restDays.spans.some(span => span.from <= day && day <= span.to)
  const offered = feasts(now.today, DAYS).filter(one => one.name !== 'christmas' && !isOff(one))
  const chosen = offered.filter(({ name }) => ticked.has(name))
  const add = async (): Promise<void> => {
    const days = chosen.map(({ name, day }) => ({ title: NAMES[name](), from: day, to: day }))
    const isAdded = await addDaysOff(days, { feastsAsked: true })
    setFull(!isAdded)
    if (isAdded) onDone()
  }
  const none = async (): Promise<void> => {
    await saveSettings({ restDays: { ...restDays, feastsAsked: true } })
    onDone()
  }
  return (
    <>
      <p className="hint">{m.planner_feasts_hint()}</p>
      <ul className="pl-read">
        {offered.map(({ name, day }) => (
          <li key={`${name} ${day}`}>
            <Checkbox
              isSelected={ticked.has(name)}
              onChange={isIn => setTicked(new Set(isIn ? [...ticked, name] : [...ticked].filter(one => one !== name)))}
            >
              {`${NAMES[name]()} · ${weekdayDayYear(day)}`}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div role="alert">
        {isFull && <p className="error">{m.planner_files_off_too_many({ most: MOST_TIMES_OFF })}</p>}
      </div>
      <p className="row">
        <Button isDisabled={chosen.length === 0} onPress={() => void tryOrNotify(add)}>
          {m.planner_feasts_add({ count: chosen.length })}
        </Button>
        <Button kind="quiet" onPress={() => void tryOrNotify(none)}>
          {m.planner_feasts_none()}
        </Button>
      </p>
    </>
  )
}
