import { useState, type ReactNode } from 'react'
import { LONGEST_SECONDS } from '#domain/clock/run.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import {
  moreTime,
  renameClock,
  setLength,
  turnTo,
  type StudyStanding,
  type StudyWhat
} from '#tools/shared/study/study-session.store.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { WhatPicker } from '#tools/study-zone/desk/WhatPicker.tsx'
import { Button } from '#ui/Button.tsx'
import { Chips } from '#ui/choice/Chips.tsx'
import { NumberField } from '#ui/NumberField.tsx'

const MINUTE = 60
const STEP = 5 * MINUTE
const MOST = LONGEST_SECONDS / MINUTE
/** Who changes it sooner had picked the wrong thing. */
const SLIP = 60_000

function LengthForm({ clock, asked }: { readonly clock: StudyStanding; readonly asked: number }): ReactNode {
  const [typed, setTyped] = useState<number | null>(null)
  const [isWrong, setWrong] = useState(false)
  const change = (work: () => Promise<void>): void => {
    setTyped(null)
    setWrong(false)
    void tryOnceOrNotify('clock length', work)
  }
  const set = (): void => {
    const minutes = typed ?? asked / MINUTE
    if (minutes >= 0 && minutes <= MOST) change(() => setLength(clock, Math.round(minutes * MINUTE)))
    else setWrong(true)
  }
  return (
    <form
      className="zn-length"
      onSubmit={event => {
        event.preventDefault()
        set()
      }}
    >
      <NumberField
        label={m.zone_change_minutes()}
        value={typed ?? Math.round(asked / MINUTE)}
        hint={m.zone_change_hint()}
        error={isWrong ? m.zone_minutes_wrong({ least: 0, most: MOST }) : undefined}
        onChange={value => {
          setTyped(value)
          setWrong(false)
        }}
      />
      <Button type="submit">{m.zone_change_set()}</Button>
      <Button onPress={() => change(() => setLength(clock, Math.max(0, asked - STEP)))}>{m.zone_five_less()}</Button>
      <Button onPress={() => change(() => moreTime(clock, STEP))}>{m.zone_five_more()}</Button>
    </form>
  )
}

const SINCE = ['now', 'start'] as const

interface Props {
  readonly clock: StudyStanding
  readonly day: PlannedDay
  readonly onDone: () => void
}

/** Another length, or something else to study, while the clock runs. */
export function Change({ clock, day, onDone }: Props): ReactNode {
  const { run, view } = clock
  const [since, setSince] = useState<(typeof SINCE)[number]>('now')
  const isSlip = view.worked < SLIP
  const pick = (what: StudyWhat): void =>
    void tryOnceOrNotify('clock what', async () => {
      await (isSlip || since === 'start' ? renameClock(clock, what) : turnTo(clock, what))
      onDone()
    })
  return (
    <section className="zn-change" aria-label={m.zone_change()}>
      {view.asked !== null && <LengthForm clock={clock} asked={view.asked / 1000} />}
      {!isSlip && (
        <Chips
          label={m.zone_change_since()}
          mode="single"
          isRequired
          chips={SINCE.map(id => ({ id, title: id === 'now' ? m.zone_change_now() : m.zone_change_start() }))}
          selected={[since]}
          onChange={([one]) => one && setSince(one)}
        />
      )}
      <WhatPicker day={day} now={run.about} hasBlocks onPick={pick} />
    </section>
  )
}
